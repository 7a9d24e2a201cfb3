"""The command palette: everything the screen's keys do now, by name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from textual.binding import ActiveBinding
from textual.command import DiscoveryHit, Hit, Hits, Provider

from .actions import ALL, key_name

_OURS = {action.id: action for action in ALL}


class KeyCommands(Provider):
    """Finds the actions of the screen that are possible now."""

    async def discover(self) -> Hits:
        """All of them, before anything is typed."""
        for words, key, active in self._possible():
            yield DiscoveryHit(words, partial(self._run, active), help=key)

    async def search(self, query: str) -> Hits:
        """Those that match."""
        matcher = self.matcher(query)
        for words, key, active in self._possible():
            score = matcher.match(words)
            if score > 0:
                yield Hit(score, matcher.highlight(words), partial(self._run, active), help=key)

    def _possible(self) -> Iterator[tuple[str, str, ActiveBinding]]:
        seen: set[str] = set()
        for active in self.screen.active_bindings.values():
            action = _OURS.get(active.binding.id or "")
            if action is not None and active.enabled and action.id not in seen and "(" not in action.action:
                seen.add(action.id)
                yield action.meaning.rstrip("."), f"key: {key_name(action.keys.split(',')[0])}", active

    async def _run(self, active: ActiveBinding) -> None:
        await self.app.run_action(active.binding.action, default_namespace=active.node)
