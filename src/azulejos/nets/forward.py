"""A network at work: what it makes of some described positions at once.

A residual network of full layers. `h = relu(x·W + b)`; each block adds `relu(norm(h)·W + b)·W + b` to h; policy and
values are read from `norm(h)`. `norm` has mean 0 and variance 1. Matrices are stored by input, so that the inputs that
are zero, nine out of ten, cost nothing; the policy is stored by action, so that only legal ones are computed.

The loops are written so that compiled code keeps the processor's vector units busy: four positions share what is read
of a matrix, and eight of its rows are added at a time. A position is computed in one order, whatever stands beside it.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel import in_any_order, rule

Floats = NDArray[np.float32]
TOGETHER = 4
"""Positions that are computed together, and inputs."""
DEEP = 8
"""Rows of a matrix that are added at a time."""
WIDTHS = 16
"""The width of a network is a multiple of it."""
SMALL = 1e-5
"""Added to a variance, so that it is never 0."""
SEATS = 4
OUTPUTS = 2 * SEATS
"""A logit of winning for each seat, then its margin, counted clockwise from the viewer."""
MARGIN_UNIT = 20
"""Points that are a margin of 1."""


class Weights(NamedTuple):
    """The arrays of a network."""

    input_weight: Floats
    """(inputs, width)"""
    input_bias: Floats
    blocks_weight: Floats
    """(blocks, 2, width, width), by input"""
    blocks_bias: Floats
    """(blocks, 2, width)"""
    policy_weight: Floats
    """(actions, width)"""
    policy_bias: Floats
    value_weight: Floats
    """(OUTPUTS, width)"""
    value_bias: Floats


class Batch(NamedTuple):
    """Positions to be judged together, and what was made of them. The number of rows is a multiple of TOGETHER."""

    inputs: Floats
    """(rows, inputs): what `describe` wrote."""
    actions: NDArray[np.int32]
    """(rows, most choices): the legal actions."""
    counts: NDArray[np.int32]
    """(rows,): how many."""
    logits: Floats
    """(rows, most choices): one for each of these actions."""
    values: Floats
    """(rows, OUTPUTS)"""
    hidden: Floats
    """(rows, width); room to compute, as is all that follows."""
    normed: Floats
    middle: Floats
    used: NDArray[np.int32]
    """(inputs,)"""


def new_batch(rows: int, inputs: int, choices: int, width: int) -> Batch:
    """Room for so many rows, and for those that fill up the last four."""
    rows = -(-rows // TOGETHER) * TOGETHER
    return Batch(
        inputs=np.zeros((rows, inputs), np.float32),
        actions=np.zeros((rows, choices), np.int32),
        counts=np.zeros(rows, np.int32),
        logits=np.zeros((rows, choices), np.float32),
        values=np.zeros((rows, OUTPUTS), np.float32),
        hidden=np.zeros((rows, width), np.float32),
        normed=np.zeros((rows, width), np.float32),
        middle=np.zeros((rows, width), np.float32),
        used=np.zeros(inputs, np.int32),
    )


@rule
def forward(weights: Weights, batch: Batch, rows: int) -> None:
    """Write logits and values of the first so many rows."""
    whole = -(-rows // TOGETHER) * TOGETHER
    for row in range(rows):
        enter(weights, batch.inputs[row], batch.used, batch.hidden[row])
    for row in range(rows, whole):
        batch.hidden[row, :] = 0
    for block in range(len(weights.blocks_weight)):
        matrices, biases = weights.blocks_weight[block], weights.blocks_bias[block]
        for row in range(whole):
            normalize(batch.hidden[row], batch.normed[row])
        spread(biases[0], batch.middle, whole, False)
        multiply(batch.normed, matrices[0], batch.middle, whole)
        rectify(batch.middle, whole)
        spread(biases[1], batch.hidden, whole, True)
        multiply(batch.middle, matrices[1], batch.hidden, whole)
    for row in range(rows):
        normed = batch.normed[row]
        normalize(batch.hidden[row], normed)
        for i in range(batch.counts[row]):
            action = batch.actions[row, i]
            batch.logits[row, i] = weights.policy_bias[action] + dot(normed, weights.policy_weight[action])
        for i in range(OUTPUTS):
            batch.values[row, i] = weights.value_bias[i] + dot(normed, weights.value_weight[i])


@rule
def enter(weights: Weights, inputs: Floats, used: NDArray[np.int32], out: Floats) -> None:
    """The first layer, of the inputs that are not zero."""
    count = 0
    for i in range(len(inputs)):
        used[count] = i
        count += inputs[i] != 0
    for j in range(len(out)):
        out[j] = weights.input_bias[j]
    whole = count // TOGETHER * TOGETHER
    for i in range(0, whole, TOGETHER):
        a, b, c, d = inputs[used[i]], inputs[used[i + 1]], inputs[used[i + 2]], inputs[used[i + 3]]
        first, second = weights.input_weight[used[i]], weights.input_weight[used[i + 1]]
        third, fourth = weights.input_weight[used[i + 2]], weights.input_weight[used[i + 3]]
        for j in range(len(out)):
            out[j] = out[j] + a * first[j] + b * second[j] + c * third[j] + d * fourth[j]
    for i in range(whole, count):
        a, first = inputs[used[i]], weights.input_weight[used[i]]
        for j in range(len(out)):
            out[j] = out[j] + a * first[j]
    for j in range(len(out)):
        out[j] = max(out[j], np.float32(0))


@rule
def multiply(x: Floats, matrix: Floats, y: Floats, rows: int) -> None:
    """Add what a matrix makes of the rows of x to those of y."""
    for k in range(0, len(matrix), DEEP):
        m0, m1, m2, m3 = matrix[k], matrix[k + 1], matrix[k + 2], matrix[k + 3]
        m4, m5, m6, m7 = matrix[k + 4], matrix[k + 5], matrix[k + 6], matrix[k + 7]
        for row in range(0, rows, TOGETHER):
            x0, x1, x2, x3 = x[row], x[row + 1], x[row + 2], x[row + 3]
            y0, y1, y2, y3 = y[row], y[row + 1], y[row + 2], y[row + 3]
            a0, a1, a2, a3, a4, a5, a6, a7 = eight(x0, k)
            b0, b1, b2, b3, b4, b5, b6, b7 = eight(x1, k)
            c0, c1, c2, c3, c4, c5, c6, c7 = eight(x2, k)
            d0, d1, d2, d3, d4, d5, d6, d7 = eight(x3, k)
            for j in range(len(m0)):
                v0, v1, v2, v3, v4, v5, v6, v7 = m0[j], m1[j], m2[j], m3[j], m4[j], m5[j], m6[j], m7[j]
                y0[j] += a0 * v0 + a1 * v1 + a2 * v2 + a3 * v3 + a4 * v4 + a5 * v5 + a6 * v6 + a7 * v7
                y1[j] += b0 * v0 + b1 * v1 + b2 * v2 + b3 * v3 + b4 * v4 + b5 * v5 + b6 * v6 + b7 * v7
                y2[j] += c0 * v0 + c1 * v1 + c2 * v2 + c3 * v3 + c4 * v4 + c5 * v5 + c6 * v6 + c7 * v7
                y3[j] += d0 * v0 + d1 * v1 + d2 * v2 + d3 * v3 + d4 * v4 + d5 * v5 + d6 * v6 + d7 * v7


@rule
def eight(x: Floats, k: int) -> tuple[float, float, float, float, float, float, float, float]:
    return x[k], x[k + 1], x[k + 2], x[k + 3], x[k + 4], x[k + 5], x[k + 6], x[k + 7]


@rule
def spread(bias: Floats, y: Floats, rows: int, is_added: bool) -> None:
    """Rows begin with a bias, or have it added."""
    for row in range(rows):
        out = y[row]
        for j in range(len(bias)):
            out[j] = out[j] + bias[j] if is_added else bias[j]


@rule
def rectify(y: Floats, rows: int) -> None:
    for row in range(rows):
        out = y[row]
        for j in range(len(out)):
            out[j] = max(out[j], np.float32(0))


@rule
def normalize(x: Floats, out: Floats) -> None:
    width = len(x)
    mean = np.float32(add_up(x) / width)
    for j in range(width):
        out[j] = x[j] - mean
    scale = np.float32(1.0 / sqrt(dot(out, out) / width + SMALL))
    for j in range(width):
        out[j] = out[j] * scale


@in_any_order
def add_up(x: Floats) -> float:
    total = np.float32(0)
    for i in range(len(x)):
        total += x[i]
    return total  # type: ignore[return-value]


@in_any_order
def dot(x: Floats, y: Floats) -> float:
    total = np.float32(0)
    for i in range(len(x)):
        total += x[i] * y[i]
    return total  # type: ignore[return-value]
