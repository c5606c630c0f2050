/** Drivers whose calls fail or are observed. */
import type { Context } from "../../src/core/context.ts";
import type { Driver } from "../../src/driver/driver.ts";

/** Overrides methods of the driver, or of one of its groups. */
export function override<T extends object>(group: T, methods: Partial<T>): T {
  return new Proxy(group, {
    get(target, name) {
      if (name in methods) return methods[name as keyof T];
      const value = target[name as keyof T];
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** Replaces groups of a context's driver until the result is disposed of. */
export function replaceDriver(
  context: Context,
  replaced: (driver: Driver) => Partial<Driver>,
): Disposable {
  const { driver } = context;
  context.driver = override(driver, replaced(driver));
  return { [Symbol.dispose]: () => void (context.driver = driver) };
}
