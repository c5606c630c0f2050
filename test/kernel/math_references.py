"""Writes math_references.json: functions at a few points to 106 bits, by mpmath: python math_references.py."""

import json
import random
from pathlib import Path

from mpmath import mp, mpf

mp.prec = 200
random.seed(1)
POINTS = 14


def near(low, high):
    return [random.uniform(low, high) for _ in range(POINTS)]


def sizes(low, high, signs=(-1, 1)):
    return [random.choice(signs) * 2.0 ** random.uniform(low, high) for _ in range(POINTS)]


def signed(points):
    return [*points, *(-x for x in points)]


SMALL = [k * 2.0**-1074 for k in (1, 2, 3, 12345, 2**51 + 1)]
SMALL += [1.1 * 2.0**e for e in (-1022, -500, -60, -55, -54, -53, -30, -28, -27, -26, -20, -13, -4)]
BELOW_1 = [1 - 2.0**-k for k in (53, 52, 40, 27, 26, 13, 7, 4, 3, 2)]
ABOVE_1 = [1 + 2.0**-k for k in (52, 51, 40, 27, 26, 13, 7, 4, 3, 2)]
GREATEST = (2 - 2.0**-52) * 2.0**1023

# Subnormal and tiny numbers, and numbers at the borders of domains and next to zeros.
EDGES = {
    **dict.fromkeys(("sin", "sinh", "tanh", "erf", "cbrt"), signed(SMALL)),
    "tan": signed([*SMALL, 0.7838288304679084]),
    "expm1": signed(SMALL) + [37.084351048714915, 37.09270192647431, 37.43, 39.9, 40.1, -36.7, -37.5],
    **dict.fromkeys(("asin", "atanh"), signed(SMALL + BELOW_1)),
    **dict.fromkeys(("atan", "asinh"), signed(SMALL + [2.0**1023, GREATEST])),
    **dict.fromkeys(("log", "log2", "log10"), SMALL + BELOW_1 + ABOVE_1 + [GREATEST]),
    "log1p": signed(SMALL) + [-x for x in BELOW_1] + [2.0**1022, 1.4 * 2.0**1023, GREATEST],
    "acos": signed(BELOW_1),
    "acosh": ABOVE_1 + [2.0**1023, GREATEST],
    "rsqrt": SMALL + [GREATEST],
    "lgamma": SMALL + BELOW_1 + ABOVE_1 + [x + 1 for x in BELOW_1[1:] + ABOVE_1[1:]],
    "tgamma": signed(SMALL[5:] + BELOW_1 + ABOVE_1),
}


def cbrt(x):
    return mp.cbrt(x) if x >= 0 else -mp.cbrt(-x)


# Name: function, points, greatest error in ulp of the CUDA C++ Programming Guide for f64.
UNARY = {
    "exp": (mp.exp, sizes(-40, 9.4), 1),
    "exp2": (lambda x: mpf(2) ** x, near(-1074, 1024), 1),
    "exp10": (lambda x: mpf(10) ** x, near(-320, 308), 1),
    "expm1": (mp.expm1, sizes(-60, 9) + near(-2, 2), 1),
    "log": (mp.log, sizes(-1022, 1023, (1,)) + near(0.5, 2), 1),
    "log2": (lambda x: mp.log(x, 2), sizes(-1022, 1023, (1,)) + near(0.5, 2), 1),
    "log10": (lambda x: mp.log(x, 10), sizes(-1022, 1023, (1,)) + near(0.5, 2), 1),
    "log1p": (mp.log1p, sizes(-60, 1000, (1,)) + near(-1, 0), 1),
    "sin": (mp.sin, sizes(-40, 1023) + near(-200, 200), 2),
    "cos": (mp.cos, sizes(-40, 1023) + near(-200, 200), 2),
    "tan": (mp.tan, sizes(-40, 1023) + near(-200, 200), 2),
    "asin": (mp.asin, near(-1, 1), 2),
    "acos": (mp.acos, near(-1, 1), 2),
    "atan": (mp.atan, sizes(-40, 60) + near(-2, 2), 2),
    "sinh": (mp.sinh, sizes(-40, 9) + near(-25, 25), 2),
    "cosh": (mp.cosh, sizes(-40, 9) + near(-25, 25), 1),
    "tanh": (mp.tanh, sizes(-40, 6) + near(-2, 2), 1),
    "asinh": (mp.asinh, sizes(-40, 1000) + near(-3, 3), 3),
    "acosh": (mp.acosh, sizes(0, 1000, (1,)) + near(1, 2), 3),
    "atanh": (mp.atanh, near(-1, 1), 2),
    "cbrt": (cbrt, sizes(-1074, 1023), 1),
    "rsqrt": (lambda x: 1 / mp.sqrt(x), sizes(-1022, 1023, (1,)), 1),
    "erf": (mp.erf, near(-6, 6), 2),
    "erfc": (mp.erfc, near(-6, 26), 5),
    "lgamma": (lambda x: mp.log(abs(mp.gamma(x))), near(0, 20) + near(20, 170) + near(-60, -24), 4),
    "tgamma": (mp.gamma, near(-170, 171) + near(-5, 12), 10),
}
BINARY = {
    "pow": (lambda x, y: x**y, near(0.01, 60), near(-150, 150), 2),
    "atan2": (mp.atan2, sizes(-20, 20), sizes(-20, 20), 2),
    "hypot": (mp.hypot, sizes(-500, 500), sizes(-500, 500), 2),
    "remainder": (lambda x, y: x - y * mp.nint(x / y), sizes(0, 60), sizes(-10, 10), 0),
}


def rows(function, columns):
    for values in zip(*columns):
        exact = function(*map(mpf, values))
        if abs(exact) > mpf(2) ** 1023:
            continue
        high = float(exact)
        yield [*values, high, float(exact - high)]


table = {name: [ulp, *rows(f, [x + EDGES.get(name, [])])] for name, (f, x, ulp) in UNARY.items()}
table |= {name: [ulp, *rows(f, [x, y])] for name, (f, x, y, ulp) in BINARY.items()}
lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(row, separators=(',', ':'))}" for name, row in table.items())
Path(__file__).with_suffix(".json").write_text("{\n" + lines + "\n}\n")
