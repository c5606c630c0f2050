/** The types of `kernel()`: the type of each parameter in its function, and what a launch accepts for it. */
import type { ArrayData } from "../core/memory/array_data.ts";
import type { DeviceMemory, HostMemory } from "../core/memory/memory.ts";
import type { Texture } from "../core/texture/texture.ts";
import type { Scalar } from "./ir/types.ts";
import type { ParameterType, StructType, VectorName } from "./typescript/layout.ts";

/** The parameters of a kernel by name, in the order of the PTX. */
export interface Parameters {
  /** The type of a parameter. */
  readonly [name: string]: ParameterType;
}

/** A vector of two numbers, such as an element of `"f32x2*"`. */
export interface Vector2 {
  /** The first component. */
  x: number;
  /** The second component. */
  y: number;
}

/** A vector of four numbers, such as an element of `"f32x4*"`. */
export interface Vector4 extends Vector2 {
  /** The third component. */
  z: number;
  /** The fourth component. */
  w: number;
}

/** An array in device, shared or local memory as a kernel sees it. */
export interface Pointer<T = number> {
  /** An element. */
  [index: number]: T;
}

/** Shared or local memory of a declared length. */
export interface FixedArray<T = number> extends Pointer<T> {
  /** Elements. */
  readonly length: number;
}

/** An array with strides as a kernel sees it: `a[row]![column]!`. */
export interface StridedArray<T> {
  /** An element, or an array with one dimension less. */
  [index: number]: T;
  /** The extent of the first of its dimensions. */
  readonly length: number;
}

/** A texture as a kernel sees it: the first argument of `gpu.tex2D()` and the like. */
export interface KernelTexture<G extends string = string, T = unknown> {
  /** The geometry of its type, such as `"2d"`. */
  readonly geometry: G;
  /** The type of its elements, for the compiler only. */
  readonly element: T;
}

/** Type of a scalar or vector inside a kernel. */
export type ElementValue<E> = E extends "bool" ? boolean
  : E extends `${string}x2` ? Vector2
  : E extends `${string}x4` ? Vector4
  : E extends Scalar ? number
  : E extends StructType ? { -readonly [F in keyof E]: ElementValue<E[F]> }
  : never;

/** Type of a parameter inside a kernel's function. */
export type KernelValue<T> = T extends `${infer E}*` ? Pointer<ElementValue<E>>
  : T extends `${infer E}[]` ? StridedArray<ElementValue<E>>
  : T extends `${infer E}[,]` ? StridedArray<StridedArray<ElementValue<E>>>
  : T extends `${infer E}[,,]` ? StridedArray<StridedArray<StridedArray<ElementValue<E>>>>
  : T extends `${infer E}[,,,]` ? StridedArray<StridedArray<StridedArray<StridedArray<ElementValue<E>>>>>
  : T extends `texture${infer G}<${infer E}>` ? KernelTexture<G, ElementValue<E>>
  : T extends readonly [infer S] ? Pointer<ElementValue<S>>
  : ElementValue<T>;

/** First parameter of a kernel's function. */
export type KernelValues<P extends Parameters> = { [K in keyof P]: KernelValue<P[K]> };

/** The dtype of arrays for elements of a type. */
export type ArrayOf<E> = E extends `${infer S extends Scalar}x${2 | 4}` ? ArrayData<S>
  : E extends Scalar ? ArrayData<E>
  : ArrayData;

/** Values that a launch accepts for a parameter by value. */
export type ByValue<T> = T extends "bool" ? boolean
  : T extends "i64" | "u64" ? number | bigint
  : T extends Scalar ? number
  : T extends VectorName ? (T extends `${string}x2` ? Vector2 : Vector4)
  : T extends StructType ? { readonly [F in keyof T]: ByValue<T[F]> }
  : never;

/** Values that a launch accepts for a parameter. */
export type LaunchValue<T> = T extends `${infer E}*` ? ArrayOf<E> | DeviceMemory | HostMemory | bigint | null
  : T extends `${infer E}[${string}]` ? ArrayOf<E>
  : T extends `texture${string}` ? Texture
  : T extends readonly [StructType] ? ArrayData | DeviceMemory | HostMemory | bigint | null
  : ByValue<T>;

/** The arguments of a launch, by name. */
export type LaunchValues<P extends Parameters> = { readonly [K in keyof P]: LaunchValue<P[K]> };

/** Values that the kernel's text depends on: numbers, booleans, and functions that the kernel may call. */
export interface Constants {
  /** A constant or a function. */
  // deno-lint-ignore no-explicit-any -- any function of numbers
  readonly [name: string]: number | boolean | ((...args: any[]) => any);
}
