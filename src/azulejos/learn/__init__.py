"""Nets that learn by playing themselves: self-play, training, duels, and what is needed to repeat it.

`azulejos learn` does it; `docs/learn.md` tells how. It needs torch: `pip install 'azulejos[learn]'`.
"""
