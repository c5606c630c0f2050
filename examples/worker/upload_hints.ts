/** Advice for common mistakes in uploads, for the messages of errors. */

/** Smaller files may have no line breaks. */
const MIN_BYTES = 4096;

/** Returns advice if curl has removed the line breaks of a file, which makes images undecodable. */
export function lineBreaksHint(request: Request, file: Uint8Array): string {
  // The type that curl sends with -d and --data-binary. The search ends at the first line break.
  const form = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
  if (!form || file.length < MIN_BYTES || file.includes(0x0a) || file.includes(0x0d)) return "";
  return "; the file has no line breaks, which curl removes with -d: use --data-binary";
}

/** Returns advice if the file is a video: an MP4 or MOV, a Matroska or WebM, or an MPEG transport stream. */
export function videoHint(file: Uint8Array): string {
  const starts = (offset: number, ...bytes: number[]) => bytes.every((byte, i) => file[offset + i] === byte);
  const isVideo = starts(4, 0x66, 0x74, 0x79, 0x70) || starts(0, 0x1a, 0x45, 0xdf, 0xa3) ||
    starts(0, 0x47) && starts(188, 0x47);
  return isVideo ? "; post clips to /video" : "";
}
