import { readAvif } from "./avif.ts";
import type { ImageFacts } from "./image-facts.ts";
import { readJpeg } from "./jpeg.ts";
import { readPng } from "./png.ts";
import { readWebp } from "./webp.ts";

/** What a PNG, JPEG, WebP or AVIF says of its picture, without decoding it; null for anything else and for what is cut off. */
export function readImage(bytes: Uint8Array<ArrayBuffer>): ImageFacts | null {
  return readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes) ?? readAvif(bytes);
}
