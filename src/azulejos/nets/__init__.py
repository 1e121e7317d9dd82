"""Networks that judge positions, and the search that asks them."""
