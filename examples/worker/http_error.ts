import { type HttpAnswer, text } from "./http_answer.ts";

/** An error that is sent as the answer to a request. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }

  /** Adds a hint to the message. */
  with(hint: string): HttpError {
    return new HttpError(this.status, this.message + hint, this.headers);
  }

  answer(): HttpAnswer {
    return text(this.status, `${this.message}\n`, this.headers);
  }
}
