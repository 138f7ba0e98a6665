// The body of a form with one file, read as it streams in: it never stores more than the allowed bytes,
// whatever length the headers claim.
import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";

const MOST_PARTS = 10;
const MOST_HEADER_BYTES = 2048;
/** For everything except the file. */
const MOST_TEXT_BYTES = 16 * 1024;
/** The longest boundary that RFC 2046, 5.1.1 allows. */
const LONGEST_BOUNDARY = 70;

export interface Upload {
  /** Names and texts of the fields before and after the file. */
  entries: [name: string, value: string][];
  /** The file's bytes, if there are any. */
  file: Uint8Array<ArrayBuffer> | null;
}

export type UploadBody =
  | ({ kind: "form" } & Upload)
  /** The file is too long; the fields before it were read. */
  | ({ kind: "too-large" } & Upload)
  /** 400: not a readable form; 415: another content type. */
  | { kind: "refused"; status: 400 | 415 };

/**
 * Reads a multipart form whose field `field` holds up to `mostBytes`; a refused body isn't read to its end.
 */
export async function readUpload(request: Request, field: string, mostBytes: number): Promise<UploadBody> {
  const boundary = getMultipartBoundary(request.headers.get("Content-Type") ?? "");
  if (!request.body || !boundary || boundary.length > LONGEST_BOUNDARY) {
    await request.body?.cancel().catch(() => undefined);
    return { kind: "refused", status: 415 };
  }
  const parser = new MultipartParser(boundary, {
    maxParts: MOST_PARTS,
    maxHeaderSize: MOST_HEADER_BYTES,
    maxFileSize: mostBytes,
    maxTotalSize: mostBytes + MOST_TEXT_BYTES,
  });
  const upload: Upload = { entries: [], file: null };
  try {
    await parse(request.body, parser, (part) => take(part, field, upload));
    return { kind: "form", ...upload };
  } catch (error) {
    // Leaving the loop has canceled the body.
    if (error instanceof MaxFileSizeExceededError) return { kind: "too-large", ...upload };
    return { kind: "refused", status: 400 };
  }
}

/** Takes a body's parts as they arrive; throws if the form is incomplete. */
async function parse(
  body: ReadableStream<Uint8Array>,
  parser: MultipartParser,
  onPart: (part: MultipartPart) => void,
): Promise<void> {
  let isComplete = false;
  let room = MOST_TEXT_BYTES;
  for await (const chunk of body) {
    if (isComplete) room -= chunk.byteLength;
    else for (const part of parser.write(chunk)) onPart(part);
    if (room < 0) throw new RangeError("Too many bytes after the end of the form");
    isComplete ||= isOver(parser);
  }
  parser.finish();
}

/** Whether the last boundary has arrived. The parser would treat any bytes after it as an error. */
function isOver(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function take(part: MultipartPart, field: string, upload: Upload): void {
  const { name } = part;
  if (name === undefined) return;
  if (name === field && part.isFile) {
    // Browsers send an empty file field as a file without a name or bytes.
    upload.file = part.size > 0 || part.filename ? new Uint8Array(part.arrayBuffer) : null;
  } else if (part.isText && part.size <= MOST_TEXT_BYTES) upload.entries.push([name, part.text]);
}
