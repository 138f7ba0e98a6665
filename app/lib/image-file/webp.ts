import { exifOf, orientationIn } from "./exif.ts";
import { type ImageFacts, joined, letters, viewOf } from "./image-facts.ts";

const KEPT = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);
/** A flag in VP8X. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

type Chunk = { name: string; content: Uint8Array };

/**
 * A WebP whose chunks fill its container, and whose container fills the file; null for a malformed one, and
 * when a picture's size differs from its canvas.
 */
export function readWebp(bytes: Uint8Array): ImageFacts | null {
  if (bytes.length < 20 || letters(bytes, 0) !== "RIFF" || letters(bytes, 8) !== "WEBP") return null;
  const end = 8 + viewOf(bytes).getUint32(4, true);
  const chunks = endsAt(bytes, end) ? chunksOf(bytes.subarray(12, end)) : null;
  const [first] = chunks ?? [];
  const size = first && sizeIn(first);
  if (!chunks || !size) return null;
  if (!areTrue(chunks, size)) return null;
  const exif = chunks.find(({ name }) => name === "EXIF");
  const orientation = exif && first.name === "VP8X" ? orientationIn(withoutName(exif.content)) : 1;
  const kept = chunks.filter(({ name }) => KEPT.has(name)).map((chunk) => withFlags(chunk, orientation > 1));
  if (orientation > 1) kept.push({ name: "EXIF", content: exifOf(orientation) });
  const body = joined([ascii("WEBP"), ...kept.map(written)]);
  const clean = joined([ascii("RIFF"), uint32(body.length), body]);
  return { type: "image/webp", ...size, clean };
}

/** Whether the file ends here; a padding byte to an even length is allowed. */
function endsAt(bytes: Uint8Array, end: number): boolean {
  return end === bytes.length || (end === bytes.length - 1 && end % 2 === 1 && bytes[end] === 0);
}

function chunksOf(bytes: Uint8Array): Chunk[] | null {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > bytes.length) return null;
    chunks.push({ name: letters(bytes, at), content: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

type Size = { width: number; height: number };

/** Whether there are pictures, each as large as its canvas or its frame says. */
function areTrue(chunks: readonly Chunk[], canvas: Size): boolean {
  const pictures = chunks.flatMap((chunk) =>
    isPicture(chunk) ? [{ chunk, said: canvas }] : framePictures(chunk),
  );
  return (
    pictures.length > 0 &&
    pictures.every(({ chunk, said }) => {
      const size = chunk && sizeIn(chunk);
      return size && size.width === said.width && size.height === said.height;
    })
  );
}

function isPicture({ name }: Chunk): boolean {
  return name === "VP8 " || name === "VP8L";
}

/** The picture in an animation frame and the size that the frame declares; empty for any other chunk. */
function framePictures({ name, content }: Chunk): { chunk: Chunk | null; said: Size }[] {
  if (name !== "ANMF" || content.length < 16) return [];
  const view = viewOf(content);
  const said = { width: 1 + uint24(view, 6), height: 1 + uint24(view, 9) };
  const pictures = chunksOf(content.subarray(16))?.filter(isPicture) ?? [];
  return pictures.length === 0 ? [{ chunk: null, said }] : pictures.map((chunk) => ({ chunk, said }));
}

function sizeIn({ name, content }: Chunk): Size | null {
  if (content.length < 10) return null;
  const view = viewOf(content);
  switch (name) {
    case "VP8X":
      return { width: 1 + uint24(view, 4), height: 1 + uint24(view, 7) };
    case "VP8L": {
      if (content[0] !== 0x2f) return null;
      const packed = view.getUint32(1, true);
      return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >> 14) & 0x3fff) };
    }
    case "VP8 ":
      if (content[3] !== 0x9d || content[4] !== 0x01 || content[5] !== 0x2a) return null;
      return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
    default:
      return null;
  }
}

/** Updates the header's flags to match the chunks that were kept. */
function withFlags({ name, content }: Chunk, hasExif: boolean): Chunk {
  if (name !== "VP8X") return { name, content };
  const changed = content.slice();
  changed[0] = ((changed[0] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | (hasExif ? HAS_EXIF : 0);
  return { name, content: changed };
}

/** Some programs write the prefix that EXIF has in a JPEG. */
function withoutName(content: Uint8Array): Uint8Array {
  return letters(content, 0) === "Exif" ? content.subarray(6) : content;
}

function written({ name, content }: Chunk): Uint8Array {
  return joined([ascii(name), uint32(content.length), content, new Uint8Array(content.length % 2)]);
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value, true);
  return bytes;
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}
