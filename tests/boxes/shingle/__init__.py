"""Shingle, a little game of pebbles and cairns: a box for Azulejos that lives in a package of its own."""
