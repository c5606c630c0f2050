/** An answer to a request. Unlike a `Response`, it does not copy its body, which takes 0.2 ms for a tensor. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | string;
  /** Called when the body has been sent and its memory can be reused. */
  readonly release?: () => void;
}

/** Creates an answer with status 200. */
export function ok(body: HttpAnswer["body"], type: string, release: () => void = () => {}): HttpAnswer {
  return { status: 200, headers: { "content-type": type }, body, release };
}

/** Creates an answer of plain text. */
export function text(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): HttpAnswer {
  return { status, headers: { "content-type": "text/plain;charset=utf-8", ...headers }, body };
}

/** Converts an answer for platforms that take a `Response`. */
export function toResponse({ status, headers, body, release }: HttpAnswer): Response {
  const response = new Response(status === 204 ? null : body, { status, headers });
  release?.();
  return response;
}
