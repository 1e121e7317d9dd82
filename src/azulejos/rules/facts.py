"""`python -m azulejos.rules.facts` prints the facts of the built-in boxes as TypeScript, for the page."""

from __future__ import annotations

import json

from .boxes import built_in


def typescript() -> str:
    facts = json.dumps({box.name: box.facts() for box in built_in()}, indent=2)
    return f"// What boards need to know to be drawn, by `npm run types`.\nexport const FACTS = {facts} as const;\n"


if __name__ == "__main__":
    print(typescript(), end="")
