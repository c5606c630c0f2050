import { type Case, elementwise } from "../case.ts";

export const CONVERT: readonly Case[] = [
  elementwise("convert_f32_to_integer", "u64", 22, (n, random) => [random.anyFloats(n)]),
  elementwise("convert_f64_to_integer", "u64", 18, (n, random) => [random.anyDoubles(n)]),
  elementwise("convert_integer_to_f32", "f32", 21, (n, random) => [random.longs(n)]),
  elementwise("convert_integer_to_f64", "f64", 11, (n, random) => [random.longs(n)]),
  elementwise("convert_f64_to_f32", "f32", 6, (n, random) => [random.anyDoubles(n)]),
  elementwise("convert_f32_to_f64", "f64", 3, (n, random) => [random.anyFloats(n)]),
  elementwise("convert_f32_to_f32", "f32", 8, (n, random) => [random.anyFloats(n)]),
  elementwise("convert_integer", "u64", 15, (n, random) => [random.longs(n)]),
  elementwise("convert_half", "u32", 17, (n, random) => [
    random.anyFloats(n),
    random.anyDoubles(n),
    random.halves(n),
  ]),
];
