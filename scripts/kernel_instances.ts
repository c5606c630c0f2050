/**
 * Kernel templates have no C names. A source lists the instances that it needs, and the build passes them to
 * NVRTC as name expressions and replaces the mangled names in the PTX:
 *
 *     INSTANCES(flip_1 = flip<u8>)             flip<u8> is called flip_1
 *     INSTANCES(resize_linear<f32, 1|3|4>)     resize_linear_f32_1, resize_linear_f32_3, resize_linear_f32_4
 *     INSTANCES(warp_cubic = warp<u8|f32, 4>)  warp_cubic_u8, warp_cubic_f32: the values that are alternatives
 */

/** Finds the instances of a source: name of the kernel → name expression. */
export function instancesOf(source: string): Map<string, string> {
  const instances = new Map<string, string>();
  const text = source.replace(/\/\/.*$/gm, "");
  for (const [, list] of text.matchAll(/^INSTANCES\(([^()]*)\)$/gm)) {
    // Commas between angle brackets belong to one instance.
    for (const item of list!.split(/,(?![^<]*>)/).map((it) => it.trim())) {
      const [, name, template, values] = /^(?:(\w+) = )?(\w+)<(.*)>$/s.exec(item)!;
      const lists = values!.split(",").map((it) => it.trim().split("|"));
      for (const args of combinations(lists)) {
        const chosen = args.filter((_, i) => name === undefined || lists[i]!.length > 1);
        instances.set([name ?? template, ...chosen].join("_"), `${template}<${args.join(", ")}>`);
      }
    }
  }
  return instances;
}

/** Every choice of one value from each list. */
function combinations(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>((all, list) => all.flatMap((it) => list.map((value) => [...it, value])), [
    [],
  ]);
}

/** Replaces mangled names in PTX by the names of `instances`, and weak linkage by visible linkage. */
export function renameKernels(
  ptx: string,
  instances: ReadonlyMap<string, string>,
  loweredNames: Readonly<Record<string, string>>,
): string {
  const names = new Map(Array.from(instances, ([name, expression]) => [loweredNames[expression]!, name]));
  return ptx.replaceAll(".weak .entry", ".visible .entry").replace(
    /\b_Z[\w$]+?(?=_param_\d+\b|\b)/g,
    (it) => names.get(it) ?? it,
  );
}
