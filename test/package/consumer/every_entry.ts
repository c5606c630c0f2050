/** Imports every entry point, for the type check. */
import * as cuffi from "@cuffi/cuffi";
import * as cli from "@cuffi/cuffi/cli";
import * as codecs from "@cuffi/cuffi/codecs";
import * as compile from "@cuffi/cuffi/compile";
import * as distributed from "@cuffi/cuffi/distributed";
import * as image from "@cuffi/cuffi/image";
import * as kernel from "@cuffi/cuffi/kernel";
import * as npy from "@cuffi/cuffi/npy";
import * as nvtx from "@cuffi/cuffi/nvtx";
import * as onnx from "@cuffi/cuffi/onnx";
import * as python from "@cuffi/cuffi/python";
import * as safetensors from "@cuffi/cuffi/safetensors";

const entries = {
  cuffi,
  cli,
  codecs,
  compile,
  distributed,
  image,
  kernel,
  npy,
  nvtx,
  onnx,
  python,
  safetensors,
};
for (const [name, entry] of Object.entries(entries)) console.log(name, Object.keys(entry).length);
