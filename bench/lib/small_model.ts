/** A model of a few operations in ONNX format. */

const BASE64 =
  "CApCBAoAEBU6rAEKFAoBeAoBVwoBYhIBYSIER2VtbToACg4KAWESAXkiBFJlbHU6ABIEdGVzdCo7CAQIAxABQgFXSjCkalc/t8do" +
  "P8OBED7PvUG/EHx1v4wPj75GMCg/lUZ9PzIB0z74RAu/XP9/v9hcCb8qFQgDEAFCAWJKDAAAAD8AAIC+AAAAPloUCgF4Eg8KDQgB" +
  "EgkKAxIBbgoCCARiFAoBeRIPCg0IARIJCgMSAW4KAggD";

/** `y = relu(x · W + b)` for `x` of `[n, 4]` and `y` of `[n, 3]`. */
export const SMALL_MODEL: Uint8Array<ArrayBuffer> = Uint8Array.from(
  atob(BASE64),
  (letter) => letter.charCodeAt(0),
);
