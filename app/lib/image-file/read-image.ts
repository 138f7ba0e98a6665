import { crc32 } from "node:zlib";
import { exifOf, orientationIn } from "./exif.ts";
import { type ImageFacts, joined, letters, viewOf } from "./image-facts.ts";
import { readWebp } from "./webp.ts";

const [START, END, SCAN, EXIF, ICC, ADOBE, JFIF, COMMENT] = [0xd8, 0xd9, 0xda, 0xe1, 0xe2, 0xee, 0xe0, 0xfe];
const EXIF_NAME = "Exif\0\0";
const ICC_NAME = "ICC_PROFILE\0";

interface Segment {
  marker: number;
  /** Without marker and length. */
  content: Uint8Array;
  /** With marker and length; for a scan, with all of its data. */
  whole: Uint8Array;
}

/** A JPEG from its start marker to its end marker; null for a malformed one, or one with a tail that no camera writes. */
function readJpeg(bytes: Uint8Array): ImageFacts | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const segments = segmentsOf(bytes);
  const [frame, another] = segments?.filter(({ marker }) => isFrame(marker)) ?? [];
  if (!segments || !frame || another || frame.content.length < 6) return null;
  if (!segments.some(({ marker }) => marker === SCAN)) return null;
  const exif = segments.find(({ marker, content }) => marker === EXIF && beginsWith(content, EXIF_NAME));
  const orientation = exif ? orientationIn(exif.content.subarray(EXIF_NAME.length)) : 1;
  const clean = joined([
    new Uint8Array([0xff, START]),
    ...(orientation > 1 ? [exifSegment(orientation)] : []),
    ...segments.filter(isKept).map(({ whole }) => whole),
    new Uint8Array([0xff, END]),
  ]);
  const view = viewOf(frame.content);
  return { type: "image/jpeg", width: view.getUint16(3), height: view.getUint16(1), clean };
}

/** Segments that belong to the picture; of the application segments, only those that define its colors. */
function isKept({ marker, content }: Segment): boolean {
  if (marker === ICC) return beginsWith(content, ICC_NAME);
  const isForApplications = marker >= JFIF && marker <= 0xef;
  return marker === ADOBE || marker === JFIF || !(isForApplications || marker === COMMENT);
}

function segmentsOf(bytes: Uint8Array): Segment[] | null {
  const segments: Segment[] = [];
  for (let at = 2; at + 2 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    if (bytes[at + 1] === END) return isOfCamera(bytes.subarray(at + 2)) ? segments : null;
    if (bytes[at + 1] === 0xff) {
      // Any number of fill bytes may precede a marker.
      at += 1;
      continue;
    }
    const segment = segmentAt(bytes, at);
    if (!segment) return null;
    segments.push(segment);
    at += segment.whole.length;
  }
  return null;
}

/**
 * Whether this may follow a picture: nothing, or, after any padding, a preview or second picture (JPEG), a
 * short movie (boxes), or Samsung's own list of such things, as phones and cameras write them.
 */
function isOfCamera(tail: Uint8Array): boolean {
  const from = tail.findIndex((byte, at) => byte !== 0 && !(byte === 0xff && tail[at + 1] !== START));
  if (from < 0) return true;
  const isPicture = tail[from] === 0xff && tail[from + 1] === START;
  // The length of a movie's first box starts with zeros, which look like padding.
  const isFilm = [0, 1, 2, 3].some((zeros) => from >= zeros && letters(tail, from - zeros + 4) === "ftyp");
  return isPicture || isFilm || letters(tail, tail.length - 4) === "SEFT";
}

function segmentAt(bytes: Uint8Array, at: number): Segment | null {
  if (at + 4 > bytes.length) return null;
  const marker = bytes[at + 1] ?? 0;
  const contentEnd = at + 2 + viewOf(bytes).getUint16(at + 2);
  const end = marker === SCAN ? endOfScan(bytes, contentEnd) : contentEnd;
  if (contentEnd < at + 4 || end > bytes.length) return null;
  return { marker, content: bytes.subarray(at + 4, contentEnd), whole: bytes.subarray(at, end) };
}

/** The position of the next marker. Within a scan, 0xff is written as 0xff00, and restart markers belong to the scan. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length + 1;
}

/** All start-of-frame markers; three numbers in their range are other segments. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function exifSegment(orientation: number): Uint8Array {
  const content = joined([new TextEncoder().encode(EXIF_NAME), exifOf(orientation)]);
  const length = content.length + 2;
  return joined([new Uint8Array([0xff, EXIF, length >> 8, length & 0xff]), content]);
}

function beginsWith(bytes: Uint8Array, text: string): boolean {
  return [...text].every((letter, at) => bytes[at] === letter.charCodeAt(0));
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Chunks that affect how a picture looks; text, time, and animation frames are left out. */
const KEPT = new Set([
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "tRNS",
  "iCCP",
  "sRGB",
  "gAMA",
  "cHRM",
  "cICP",
  "sBIT",
  "bKGD",
]);

/** A PNG from its signature to its last chunk, where the file must end; null for a malformed one. */
function readPng(bytes: Uint8Array): ImageFacts | null {
  if (!SIGNATURE.every((byte, at) => bytes[at] === byte)) return null;
  const chunks = chunksOf(bytes);
  const header = chunks?.[0];
  if (!chunks || header?.name !== "IHDR" || header.content.length !== 13) return null;
  if (!chunks.some(({ name }) => name === "IDAT")) return null;
  if (chunks.filter(({ name }) => name === "IHDR").length > 1) return null;
  const [width, height] = [viewOf(header.content).getUint32(0), viewOf(header.content).getUint32(4)];
  const exif = chunks.find(({ name }) => name === "eXIf");
  const orientation = exif ? orientationIn(exif.content) : 1;
  const kept = chunks.filter(({ name }) => KEPT.has(name)).map(({ whole }) => whole);
  // Right after the header: it must come before the image data.
  if (orientation > 1) kept.splice(1, 0, chunk("eXIf", exifOf(orientation)));
  const clean = joined([new Uint8Array(SIGNATURE), ...kept]);
  return { type: "image/png", width, height, clean };
}

interface Chunk {
  name: string;
  content: Uint8Array;
  /** With its length, name, and checksum. */
  whole: Uint8Array;
}

function chunksOf(bytes: Uint8Array): Chunk[] | null {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    const name = letters(bytes, at + 4);
    chunks.push({ name, content: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) });
    if (name === "IEND") return end === bytes.length ? chunks : null;
    at = end;
  }
  return null;
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const named = joined([new TextEncoder().encode(name), content]);
  const whole = new Uint8Array(named.length + 8);
  viewOf(whole).setUint32(0, content.length);
  whole.set(named, 4);
  viewOf(whole).setUint32(named.length + 4, crc32(named));
  return whole;
}

/** Reads a PNG, JPEG, or WebP without decoding it; null for anything else and for a truncated file. */
export function readImage(bytes: Uint8Array<ArrayBuffer>): ImageFacts | null {
  return readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes);
}
