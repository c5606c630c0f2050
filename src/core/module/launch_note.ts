/** Describes a launch for the error of a fault, where the memory checker is on. */
import type { LaunchNote, NotedMemory } from "../../driver/driver.ts";
import { placeOf, userFrame } from "../../runtime/call_site.ts";
import { ArrayData } from "../memory/array_data.ts";
import { DeviceMemory, HostMemory } from "../memory/memory.ts";
import { nameInTypeScript } from "./argument_error.ts";
import type { KernelArgument, LaunchParameter } from "./arguments.ts";

/** Returns the note of a launch with these arguments, which are valid. */
export function launchNote(
  parameters: readonly LaunchParameter[],
  args: readonly KernelArgument[],
): LaunchNote {
  const memory = parameters.flatMap((parameter, index) => notedMemory(parameter, args[index]) ?? []);
  return { site: placeOf(userFrame() ?? ""), memory };
}

function notedMemory(parameter: LaunchParameter, value: KernelArgument | undefined): NotedMemory | undefined {
  const name = parameterName(parameter);
  if (value instanceof ArrayData) {
    const { dtype, shape, itemSize, pointer: address, byteLength } = value;
    const article = /^[fi]/.test(dtype) ? "an" : "a";
    const extent = shape.length === 1
      ? `${shape[0]} element${shape[0] === 1 ? "" : "s"}`
      : `[${shape.join(", ")}]`;
    return { name, type: `${article} ${dtype} array of ${extent}`, address, byteLength, itemSize };
  }
  if (value instanceof DeviceMemory || value instanceof HostMemory) {
    const { byteLength } = value;
    const address = value instanceof HostMemory ? value.devicePointer : value.pointer;
    return { name, type: `memory of ${byteLength} bytes`, address, byteLength, itemSize: 0 };
  }
  return undefined;
}

/** Returns the parameter's name in the source, otherwise the one in the PTX. */
function parameterName({ declaration, name, index }: LaunchParameter): string {
  return nameInTypeScript(declaration) ?? /([A-Za-z_$][\w$]*)(?:\[\d*\])*$/.exec(declaration)?.[1] ??
    (name === "" || /_param_\d+$/.test(name) ? `argument ${index}` : name);
}
