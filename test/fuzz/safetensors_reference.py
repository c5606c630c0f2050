"""Reads files with Hugging Face's safetensors. Input: each file after its length (4 bytes). Output: one line
of JSON per file.

`null` means that safetensors rejects the file. `unusual` names why cuffi may reject a file that it accepts.
"""
import hashlib
import io
import json
import struct
import sys

from safetensors import deserialize

DTYPES = "BOOL U8 U16 U32 U64 I8 I16 I32 I64 F16 BF16 F32 F64 C64".split()


class Repeated(Exception):
    pass


def pairs(items):
    if len({name for name, _ in items}) != len(items):
        raise Repeated
    return dict(items)


def unusual(file: bytes) -> str | None:
    (length,) = struct.unpack("<Q", file[:8])
    try:
        header = json.loads(file[8 : 8 + length], object_pairs_hook=pairs)
    except Repeated:
        return "a repeated name"
    if file[8:9] != b"{":
        return "whitespace before the header"
    for name, tensor in header.items():
        if name == "__metadata__":
            continue
        if isinstance(tensor, list):
            return "a tensor described by an array"
        if set(tensor) != {"dtype", "shape", "data_offsets"}:
            return "an unknown field"
        if tensor["dtype"] not in DTYPES:
            return "a dtype that cuffi does not have"
        if len(tensor["shape"]) > 32:
            return "more than 32 dimensions"
        if any(n > 2**53 - 1 for n in tensor["shape"]):
            return "an extent above 2^53 - 1"
    return None


def read(file: bytes):
    try:
        tensors = deserialize(file)
    except Exception:
        return None
    return {
        # JavaScript compares strings by UTF-16 code units.
        "tensors": sorted(
            (
                [name, [t["dtype"], [str(n) for n in t["shape"]], hashlib.sha256(bytes(t["data"])).hexdigest()[:16]]]
                for name, t in tensors
            ),
            key=lambda item: item[0].encode("utf-16-be"),
        ),
        "unusual": unusual(file),
    }


# Read before the first answer is written: the caller may write everything before it reads.
source = io.BytesIO(sys.stdin.buffer.read())
while prefix := source.read(4):
    print(json.dumps(read(source.read(struct.unpack("<I", prefix)[0]))))
