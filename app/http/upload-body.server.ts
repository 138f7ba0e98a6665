// The body of a form with one file, read as it streams in: so many bytes of a file and no more are ever kept, whatever the
// headers say of its length.
import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";

const MOST_PARTS = 10;
const MOST_HEADER_BYTES = 2048;
/** For everything that is no file. */
const MOST_TEXT_BYTES = 16 * 1024;
/** Longer boundaries are no boundaries (RFC 2046, 5.1.1). */
const LONGEST_BOUNDARY = 70;

export interface Upload {
  /** Names and texts of what came before the file, or after it. */
  entries: [name: string, value: string][];
  /** The bytes in the field, if there are any. */
  file: Uint8Array<ArrayBuffer> | null;
}

export type UploadBody =
  | ({ kind: "form" } & Upload)
  /** The file is too long; what came before it was read. */
  | ({ kind: "too-large" } & Upload)
  /** 400: it is no form that can be read; 415: it says itself that it is something else. */
  | { kind: "refused"; status: 400 | 415 };

/** Reads a multipart form whose field `field` may hold up to `mostBytes`. The rest of a body that is refused is not read. */
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
    // Leaving the loop has cancelled the body.
    if (error instanceof MaxFileSizeExceededError) return { kind: "too-large", ...upload };
    return { kind: "refused", status: 400 };
  }
}

/** Takes the parts of a body as they come; throws for what is no whole form. */
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
    if (room < 0) throw new RangeError("More follows the form than it may hold");
    isComplete ||= isOver(parser);
  }
  parser.finish();
}

/** Whether the last boundary has come. What may follow it is no part of the form, and the parser takes it for an error. */
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
    // A browser sends a field that nobody has filled as a file of no name and no length.
    upload.file = part.size > 0 || part.filename ? new Uint8Array(part.arrayBuffer) : null;
  } else if (part.isText && part.size <= MOST_TEXT_BYTES) upload.entries.push([name, part.text]);
}
