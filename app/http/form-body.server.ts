// The body of a form, read before anything about it is known: only the two encodings of forms, limited bytes and fields, and no
// files but an upload's one. Routes never read a body any other way.

import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { data } from "react-router";
import { type FormContract, fieldsOf, type SentFields } from "~/contracts/form.ts";
import { readBounded } from "~/lib/read-bounded.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

/** The longest valid form holds a note of 2,000 characters. */
export const MOST_FORM_BYTES = 64 * 1024;
export const MOST_FORM_FIELDS = 100;

const URL_ENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";

type FormBody =
  | { kind: "form"; entries: [name: string, value: string][] }
  /** 400: not a readable form; 413: too long; 415: another content type. */
  | { kind: "refused"; status: 400 | 413 | 415 };

/** A body can be read only once, and a refusal shows again what was typed. */
const bodies = new WeakMap<Request, Promise<FormBody>>();

/** The names and texts of a form. A request without a body and a type is a form without fields. */
export function readFormBody(request: Request): Promise<FormBody> {
  const known = bodies.get(request);
  if (known) return known;
  const reading = readBody(request);
  bodies.set(request, reading);
  return reading;
}

async function readBody(request: Request): Promise<FormBody> {
  const contentType = request.headers.get("Content-Type");
  const type = contentType?.split(";")[0]?.trim().toLowerCase() ?? null;
  if (type !== null && type !== URL_ENCODED && type !== MULTIPART) return refuse(request, 415);
  // The length header is trusted only if it says too much.
  if (Number(request.headers.get("Content-Length")) > MOST_FORM_BYTES) return refuse(request, 413);
  let bytes: Uint8Array<ArrayBuffer> | null;
  try {
    bytes = await readBounded(request.body, MOST_FORM_BYTES);
  } catch {
    return { kind: "refused", status: 400 };
  }
  if (!bytes) return { kind: "refused", status: 413 };
  if (type === null || contentType === null) {
    return bytes.length === 0 ? { kind: "form", entries: [] } : { kind: "refused", status: 415 };
  }
  const entries = type === URL_ENCODED ? urlEncoded(bytes) : await multipart(bytes, contentType);
  return entries ? { kind: "form", entries } : { kind: "refused", status: 400 };
}

async function refuse(request: Request, status: 413 | 415): Promise<FormBody> {
  await request.body?.cancel().catch(() => undefined);
  return { kind: "refused", status };
}

function urlEncoded(bytes: Uint8Array): [string, string][] | null {
  const text = new TextDecoder().decode(bytes);
  // Counted before splitting.
  const count = text.split("&", MOST_FORM_FIELDS + 1).length;
  return count > MOST_FORM_FIELDS ? null : [...new URLSearchParams(text)];
}

async function multipart(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<[string, string][] | null> {
  try {
    const form = await new Response(bytes, { headers: { "Content-Type": contentType } }).formData();
    const entries = [...form];
    if (entries.length > MOST_FORM_FIELDS) return null;
    return entries.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  } catch {
    return null;
  }
}

const REFUSALS = { 400: "FORM_UNREADABLE", 413: "FORM_TOO_LONG", 415: "FORM_UNREADABLE" } as const;

/** Longer than any valid input; anything longer is not shown again. */
const LONGEST_SHOWN = 4000;

/** A form's fields, as its contract names them; throws a response if the body isn't a form. */
export async function readFields<Name extends string>(
  { request }: { request: Request },
  contract: FormContract<Name>,
): Promise<SentFields<Name>> {
  const body = await readFormBody(request);
  if (body.kind === "form") return fieldsOf(contract, body.entries);
  throw data({ message: ERROR_TEXTS[REFUSALS[body.status]] }, { status: body.status });
}

/** The typed values, to show again. */
export function shownAgain(fields: SentFields): Record<string, string> {
  const shown = Object.entries(fields).filter(
    (field): field is [string, string] =>
      field[1] !== undefined && field[0].length + field[1].length <= LONGEST_SHOWN,
  );
  return Object.fromEntries(shown);
}

const MOST_PARTS = 10;
const MOST_HEADER_BYTES = 2048;
/** For everything except the file. */
const MOST_TEXT_BYTES = 16 * 1024;
/** The longest boundary that RFC 2046, 5.1.1 allows. */
const LONGEST_BOUNDARY = 70;

interface Upload {
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
 * Reads a multipart form whose field `field` holds up to `mostBytes`, as it streams in: it never stores more, whatever length the
 * headers claim. A refused body isn't read to its end.
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
