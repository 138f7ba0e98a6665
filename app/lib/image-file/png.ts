import { crc32 } from "node:zlib";
import { exifOf, orientationIn } from "./exif.ts";
import { type ImageFacts, joined, letters, UPRIGHT, viewOf } from "./image-facts.ts";

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
export function readPng(bytes: Uint8Array): ImageFacts | null {
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
  return { type: "image/png", width, height, clean, pose: UPRIGHT };
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
