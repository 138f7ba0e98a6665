import { readAvif } from "./avif.ts";
import type { ImageFacts } from "./image-facts.ts";
import { readJpeg } from "./jpeg.ts";
import { readPng } from "./png.ts";
import { readWebp } from "./webp.ts";

/** Reads a PNG, JPEG, WebP, or AVIF without decoding it; null for anything else and for a truncated file. */
export function readImage(bytes: Uint8Array<ArrayBuffer>): ImageFacts | null {
  return readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes) ?? readAvif(bytes);
}
