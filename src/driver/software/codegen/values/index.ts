// Placeholder until the families are complete.
import type { Instruction } from "../../ptx/ast.ts";
import type { Emitter } from "../context.ts";
import * as a from "./integer.ts";
import * as b from "./bits.ts";
import * as c from "./compare.ts";
import * as d from "./logic.ts";
import * as e from "./carry.ts";
const F: Record<string, Emitter> = {};
const bin = (n: "add"|"sub"|"mul"): Emitter => ({ vectorizable: (i) => i.types[0]==="f32", emit(c) { const [r,x,y]=c.instruction.operands; const t=c.instruction.types[0]; c.push(x,t); c.push(y,t); c.code.op((c.lanes===4?"f32x4.":t==="f64"?"f64.":"f32.")+n as "f32.add"); c.pop(r,t);} });
F.add=bin("add"); F.sub=bin("sub"); F.mul=bin("mul");
F.fma={ vectorizable: (i) => i.types[0]==="f32", emit(c) { const [r,x,y,z]=c.instruction.operands; const t=c.instruction.types[0]; const p=c.lanes===4?"f32x4":t; c.push(x,t); c.push(y,t); c.code.op(p+".mul" as "f32.mul"); c.push(z,t); c.code.op(p+".add" as "f32.add"); c.pop(r,t);} };
F.cvt={ vectorizable: () => false, emit(c) { const [r,x]=c.instruction.operands; const [t,s]=c.instruction.types; c.push(x,s); const k=(t:string)=>t==="f32"?"f32":t==="f64"?"f64":t.endsWith("64")?"i64":"i32"; const a=k(s),b=k(t); const sg=s[0]==="s"?"s":"u"; if(a!==b){ if(b==="i64"&&a==="i32") c.code.op(`i64.extend_i32_${sg}`); else if(b==="i32"&&a==="i64") c.code.op("i32.wrap_i64"); else if (b==="f64"&&a==="f32") c.code.op("f64.promote_f32"); else if (b==="f32"&&a==="f64") c.code.op("f32.demote_f64"); else if (b[0]==="f") c.code.op(`${b}.convert_${a}_${sg}` as "f32.convert_i32_s"); else c.code.op(`${b}.trunc_sat_${a}_${t[0]==="s"?"s":"u"}` as "i32.trunc_sat_f32_s"); } c.pop(r,t);} };
const ALL: Record<string, Emitter>[] = [a,b,c,d,e].flatMap((m) => Object.values(m).filter((v) => typeof v === "object") as unknown as Record<string, Emitter>[]);
export function emitterFor(i: Instruction): Emitter | undefined {
  if ((i.opcode==="cvt" || i.types.some((t) => t==="f32"||t==="f64")) && F[i.opcode]) return F[i.opcode];
  for (const m of ALL) if (Object.hasOwn(m, i.opcode)) return m[i.opcode];
  return undefined;
}
export function ignoresNaNBits(_i: Instruction): boolean { return false; }
