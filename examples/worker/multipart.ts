import { Buffer } from "node:buffer";
import { HttpError } from "./http_error.ts";

const MAX_PARTS = 32;
const MAX_HEAD_BYTES = 4096;

/**
 * Returns the bytes between which the parts of a form are (RFC 7578); undefined if the type is not that of a form.
 *
 * @throws {HttpError} If it is a form without a valid boundary.
 */
export function formDelimiter(contentType: string | null): Buffer | undefined {
  if (!contentType || !/^multipart\/form-data\s*(;|$)/i.test(contentType)) return undefined;
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw bad("expected a boundary in Content-Type");
  return Buffer.from(`--${boundary}`, "latin1");
}

/**
 * Returns the only file of a form, as a view. Browsers send an empty file without a name for a field that was left
 * empty.
 *
 * @throws {HttpError} If the form is damaged, or has no file or several.
 */
export function fileInForm(body: Uint8Array<ArrayBuffer>, delimiter: Buffer): Uint8Array<ArrayBuffer> {
  const form = Buffer.from(body.buffer, body.byteOffset, body.length);
  const nextDelimiter = Buffer.concat([Buffer.from("\r\n"), delimiter]);
  let at = form.indexOf(delimiter), file: Uint8Array<ArrayBuffer> | undefined;
  if (at < 0) throw bad("expected the boundary of Content-Type");
  for (let part = 0;; part++) {
    at += delimiter.length;
    if (form.toString("latin1", at, at + 2) === "--") break;
    if (part === MAX_PARTS) throw bad(`expected at most ${MAX_PARTS} parts`);
    const head = form.toString("latin1", at, at + MAX_HEAD_BYTES);
    const headLength = head.indexOf("\r\n\r\n") + 4;
    if (headLength < 4) throw bad(`expected at most ${MAX_HEAD_BYTES} bytes of headers for each part`);
    const start = at + headLength, end = form.indexOf(nextDelimiter, start);
    if (end < 0) throw bad("its last part has no end");
    const name = /^content-disposition:[^\r\n]*;\s*filename\*?=([^\r\n]*)/im.exec(head.slice(0, headLength))
      ?.[1];
    if (name !== undefined && (end > start || !/^""/.test(name))) {
      if (file !== undefined) throw bad("expected one file, got several; send a request for each");
      file = body.subarray(start, end);
    }
    at = end + 2;
  }
  if (file === undefined) throw bad("expected a file, such as curl -F image=@photo.jpg sends");
  return file;
}

function bad(message: string): HttpError {
  return new HttpError(400, `form: ${message}`);
}
