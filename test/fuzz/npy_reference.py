"""Reads files with NumPy. Input: each file after its length (4 bytes). Output: one line of JSON per file.

`null` means that NumPy rejects the file. `unusual` names why cuffi may reject a file that NumPy accepts.
"""
import hashlib
import io
import json
import re
import struct
import sys
import tokenize
import warnings

import numpy as np

warnings.simplefilter("ignore")
TYPES = "b1 u1 u2 u4 u8 i1 i2 i4 i8 f2 f4 f8 c8 c16".split()
USUAL_TOKEN = {
    tokenize.STRING: re.compile(r"""(['"])[^'"\\\r\n]*\1"""),
    tokenize.NUMBER: re.compile(r"\d+"),
    tokenize.NAME: re.compile(r"True|False|L"),
    tokenize.OP: re.compile(r"[{}():,]"),
}
LAYOUT = {tokenize.NL, tokenize.NEWLINE, tokenize.ENDMARKER, tokenize.ENCODING}


def unusual(file: bytes, array: np.ndarray) -> str | None:
    major = file[6]
    start = 10 if major == 1 else 12
    (length,) = struct.unpack("<H" if major == 1 else "<I", file[8:start])
    text = file[start : start + length].decode("utf8" if major == 3 else "latin1")
    if array.dtype.names or array.dtype.str[1:] not in TYPES:
        return "a type that cuffi does not have"
    if re.search(r"[\r\n][ \t\f]+$", text):
        return "spaces after the last line"
    if "\\" in text or "\f" in text:
        return "a backslash or form feed"
    try:
        tokens = [t for t in tokenize.generate_tokens(io.StringIO(text.strip()).readline) if t.type not in LAYOUT]
    except (tokenize.TokenError, SyntaxError, IndentationError):
        return "text that Python's tokenizer rejects"
    for token in tokens:
        if token.type == tokenize.COMMENT:
            return "a comment"
        usual = USUAL_TOKEN.get(token.type)
        if usual is None or not usual.fullmatch(token.string):
            return f"the expression {tokenize.tok_name[token.type]}"
    for a, b in zip(tokens, tokens[1:]):
        if a.type == b.type == tokenize.STRING:
            return "adjacent strings"
        if b.string == "L" and a.end != b.start:
            return "a separate L"
    strings = [t.string for t in tokens]
    if strings.count(":") != 3:
        return "a repeated key"
    if strings.count("(") != 1:
        return "parentheses"
    if sum(s in ("True", "False") for s in strings) != 1:
        return "True as an extent"
    descr = strings[next(i for i, s in enumerate(strings) if s[1:-1] == "descr") + 2][1:-1]
    if not re.fullmatch(r"[<>|=]?(" + "|".join(TYPES) + ")", descr):
        return "another name of the element type"
    if array.ndim > 32:
        return "more than 32 dimensions"
    if any(extent > 2**53 - 1 for extent in array.shape):
        return "an extent above 2^53 - 1"
    return None


def read(file: bytes):
    try:
        array = np.load(io.BytesIO(file), allow_pickle=False)
    except Exception:
        return None
    elements = np.ascontiguousarray(array)
    if elements.dtype.byteorder == ">":
        elements = elements.astype(elements.dtype.newbyteorder("<"))
    return {
        "dtype": elements.dtype.str[1:],
        "shape": [str(n) for n in array.shape],
        "data": hashlib.sha256(elements.tobytes()).hexdigest()[:16],
        "unusual": unusual(file, array),
    }


# Read before the first answer is written: the caller may write everything before it reads.
source = io.BytesIO(sys.stdin.buffer.read())
while prefix := source.read(4):
    print(json.dumps(read(source.read(struct.unpack("<I", prefix)[0]))))
