/**
 * Reads special registers (ISA section 10).
 */
import { FRAME } from "../abi/index.ts";
import type { FunctionContext, WasmType } from "./context.ts";
import { pushValue } from "./thread_values.ts";

const AXES: Readonly<Record<string, 0 | 1 | 2 | undefined>> = { x: 0, y: 1, z: 2 };
const GRID = [FRAME.gridX, FRAME.gridY, FRAME.gridZ];

const SPECIAL =
  /^(%tid|%ntid|%ctaid|%nctaid|%laneid|%warpid|%nwarpid|WARP_SZ|%smid|%nsmid|%gridid|%lanemask_..|%(total|aggr|dynamic)_smem_size|%clock(64|_hi)?|%globaltimer(_lo|_hi)?|%is_explicit_cluster|%current_graph_exec|%(n?clusterid|cluster_n?ctaid|cluster_n?ctarank))(\.|$)/;

/** Whether {@link pushSpecial} supports a register. */
export function isSupportedSpecial(name: string): boolean {
  return SPECIAL.test(name);
}

/** Pushes a special register and returns the pushed type: i32 or i64, or v128 if the 4 lanes differ. */
export function pushSpecial(context: FunctionContext, name: string): WasmType {
  const { code, thread, linker } = context;
  const [base, axis] = name.split(".");
  const index = axis === undefined ? undefined : AXES[axis];
  const zero = (): WasmType => {
    code.i32Const(0);
    return "i32";
  };
  switch (base) {
    case "%tid":
      if (index === undefined) return zero();
      pushValue(code, thread.tid[index]);
      return index === 0 ? acrossLanes(context) : "i32";
    case "%ntid":
      code.i32Const(index === undefined ? 1 : linker.options.blockDim[index]);
      return "i32";
    case "%ctaid":
      if (index === undefined) return zero();
      pushValue(code, thread.ctaid[index]);
      return "i32";
    case "%nctaid":
      if (index === undefined) {
        code.i32Const(1);
        return "i32";
      }
      pushValue(code, thread.frame);
      code.memory("i32.load", GRID[index]);
      return "i32";
    case "%laneid":
      return pushLaneId(context);
    case "%warpid":
      pushValue(code, thread.linear);
      code.i32Const(5);
      code.op("i32.shr_u");
      return "i32";
    case "%nwarpid":
      code.i32Const(32);
      return "i32";
    case "WARP_SZ":
      code.i32Const(32);
      return "i32";
    case "%smid":
      pushValue(code, thread.frame);
      code.memory("i32.load", FRAME.worker);
      return "i32";
    case "%nsmid":
      code.i32Const(1);
      return "i32";
    case "%gridid":
      pushValue(code, thread.frame);
      code.memory("i64.load", FRAME.gridId);
      return "i64";
    case "%lanemask_eq":
    case "%lanemask_lt":
    case "%lanemask_le":
    case "%lanemask_gt":
    case "%lanemask_ge":
      return pushLaneMask(context, base);
    case "%total_smem_size":
    case "%aggr_smem_size":
      pushValue(code, thread.frame);
      code.memory("i32.load", FRAME.dynamicSharedBytes);
      code.i32Const(linker.staticSharedBytes);
      code.op("i32.add");
      return "i32";
    case "%dynamic_smem_size":
      pushValue(code, thread.frame);
      code.memory("i32.load", FRAME.dynamicSharedBytes);
      return "i32";
    case "%clock":
    case "%globaltimer_lo":
      code.call(linker.host("globaltimer"));
      code.op("i32.wrap_i64");
      return "i32";
    case "%clock_hi":
    case "%globaltimer_hi":
      code.call(linker.host("globaltimer"));
      code.i64Const(32n);
      code.op("i64.shr_u", "i32.wrap_i64");
      return "i32";
    case "%clock64":
    case "%globaltimer":
      code.call(linker.host("globaltimer"));
      return "i64";
    case "%is_explicit_cluster":
    case "%current_graph_exec":
    case "%cluster_ctaid":
    case "%cluster_ctarank":
      return zero();
    case "%cluster_nctaid":
    case "%cluster_nctarank":
      // A grid without clusters consists of clusters of one block.
      code.i32Const(1);
      return "i32";
    case "%clusterid":
      return pushSpecial(context, `%ctaid.${axis}`);
    case "%nclusterid":
      return pushSpecial(context, `%nctaid.${axis}`);
    default:
      return context.unsupported(`special register ${name}`);
  }
}

/**
 * Converts the index of lane 0 on the stack to that of the current lane, or of all four lanes in vector code.
 */
function acrossLanes(context: FunctionContext): WasmType {
  const { code } = context;
  if (context.lanes === 4) {
    code.op("i32x4.splat");
    code.i32x4Const(0, 1, 2, 3);
    code.op("i32x4.add");
    return "v128";
  }
  if (context.lane) {
    code.i32Const(context.lane);
    code.op("i32.add");
  }
  return "i32";
}

function pushLaneId(context: FunctionContext): WasmType {
  const { code, thread } = context;
  pushValue(code, thread.linear);
  code.i32Const(31);
  code.op("i32.and");
  return acrossLanes(context);
}

function pushLaneMask(context: FunctionContext, name: string): WasmType {
  if (context.lanes === 4) return context.unsupported("lane masks in 4 lanes");
  const { code } = context;
  // 1 << laneid, from which the masks of the lanes below and above are derived.
  const above = name === "%lanemask_gt" || name === "%lanemask_ge";
  code.i32Const(
    name === "%lanemask_gt" ? -2 : name === "%lanemask_ge" ? -1 : name === "%lanemask_le" ? 2 : 1,
  );
  pushLaneId(context);
  code.op("i32.shl");
  if (!above && name !== "%lanemask_eq") {
    code.i32Const(1);
    code.op("i32.sub");
  }
  return "i32";
}
