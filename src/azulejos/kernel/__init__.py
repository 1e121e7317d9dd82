"""How rules run: records, rule functions and their compiled twins, random numbers. It knows no game."""

from __future__ import annotations

from .bits import lowest_bit, popcount, select_bit
from .random import Generator, below, seed
from .records import Float32, Float64, Int8, Int16, Int32, Int64, Record, record
from .rule import Table, bind, grid, in_any_order, on_gpu, parameter, rule, table

__all__ = [
    "Float32",
    "Float64",
    "Generator",
    "Int8",
    "Int16",
    "Int32",
    "Int64",
    "Record",
    "Table",
    "below",
    "bind",
    "grid",
    "in_any_order",
    "lowest_bit",
    "on_gpu",
    "parameter",
    "popcount",
    "record",
    "rule",
    "seed",
    "select_bit",
    "table",
]
