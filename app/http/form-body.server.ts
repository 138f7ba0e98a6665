// The body of a form, read before anything about it is known: only the two encodings of forms, a limited
// number of bytes and fields, and no files.
import { readBounded } from "~/lib/read-bounded.ts";

/** The longest valid form holds a note of 2,000 characters. */
export const MOST_FORM_BYTES = 64 * 1024;
export const MOST_FORM_FIELDS = 100;

const URL_ENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";

export type FormBody =
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
