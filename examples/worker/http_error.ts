/** An error to answer a request with. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }

  response(): Response {
    return new Response(`${this.message}\n`, { status: this.status, headers: this.headers });
  }
}
