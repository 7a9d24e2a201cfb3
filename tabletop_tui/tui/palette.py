"""The command palette: everything the screen's keys do now, by name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from textual.binding import ActiveBinding
from textual.command import DiscoveryHit, Hit, Hits, Provider

from .actions import key_name
from .house_screen import HouseScreen


class KeyCommands(Provider):
    """Finds the actions of the screen that are possible now."""

    async def discover(self) -> Hits:
        """All of them, before anything is typed."""
        for words, key, active in self._possible():
            yield DiscoveryHit(words, partial(self._run, active), help=key)

    async def search(self, query: str) -> Hits:
        """Those whose sentence matches, or whose word in the key hints does."""
        matcher = self.matcher(query)
        for words, key, active in self._possible():
            score = max(matcher.match(words), matcher.match(active.binding.description))
            if score > 0:
                yield Hit(score, matcher.highlight(words), partial(self._run, active), help=key)

    def _possible(self) -> Iterator[tuple[str, str, ActiveBinding]]:
        screen = self.screen
        seen: set[str] = set()
        for active in screen.active_bindings.values():
            binding = screen.told(active.binding) if isinstance(screen, HouseScreen) else active.binding
            # Only what the house or a game binds has an id; the app's own keys are in the palette by other names.
            if not binding.id or active.node is screen.app or not active.enabled or "(" in binding.action:
                continue
            if binding.id not in seen:
                seen.add(binding.id)
                yield binding.tooltip.rstrip("."), f"key: {key_name(binding.key)}", active

    async def _run(self, active: ActiveBinding) -> None:
        await self.app.run_action(active.binding.action, default_namespace=active.node)
