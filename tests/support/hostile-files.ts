// Files that are sent in place of a picture. They can be made in Node and in workerd.

const text = (content: string) => new TextEncoder().encode(content);
const PNG_START = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function bytesOf(...parts: (string | ArrayLike<number>)[]): Uint8Array<ArrayBuffer> {
  const all = parts.flatMap((part) => (typeof part === "string" ? [...text(part)] : Array.from(part)));
  return new Uint8Array(all);
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];
}

function pngChunk(name: string, content: readonly number[]): Uint8Array {
  // The checksums are wrong: nobody who only reads a header looks at them.
  return bytesOf(uint32(content.length), name, content, [0, 0, 0, 0]);
}

/** A PNG that claims this many pixels and holds none. */
export function hugePng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = pngChunk("IHDR", [...uint32(width), ...uint32(height), 8, 6, 0, 0, 0]);
  return bytesOf(PNG_START, header, pngChunk("IDAT", [1, 2, 3]), pngChunk("IEND", []));
}

/** By what they are; none of them is an accepted picture. */
export function hostileFiles(): Record<string, Uint8Array<ArrayBuffer>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
  return {
    "an SVG": bytesOf(svg),
    "an SVG with its declaration": bytesOf(`<?xml version="1.0"?>${svg}`),
    "a page": bytesOf("<!DOCTYPE html><script>alert(1)</script>"),
    "a GIF": bytesOf(
      "GIF89a",
      [1, 0, 1, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b],
    ),
    "a GIF that is a script": bytesOf("GIF89a/*", [0, 0], "*/=1;alert(1)//"),
    "a BMP": bytesOf("BM", uint32(70), new Uint8Array(64)),
    "a PDF": bytesOf("%PDF-1.7\n<script>alert(1)</script>"),
    "a ZIP": bytesOf("PK", [3, 4], new Uint8Array(60)),
    "a program": bytesOf([0x7f], "ELF", new Uint8Array(60)),
    "a PNG's first bytes before a page": bytesOf(PNG_START, "<html><script>alert(1)</script></html>"),
    "a JPEG's first bytes before a page": bytesOf([0xff, 0xd8, 0xff, 0xe0], "<html>alert(1)</html>"),
    "a JPEG without a picture": bytesOf([0xff, 0xd8, 0xff, 0xd9]),
    "a WebP's first bytes": bytesOf("RIFF", [100, 0, 0, 0], "WEBPVP8 "),
    "a WebP that is a sound": bytesOf("RIFF", [16, 0, 0, 0], "WAVEfmt ", new Uint8Array(8)),
    "an AVIF's first bytes": bytesOf(uint32(28), "ftypavif", uint32(0), "avifmif1miaf"),
    "a film": bytesOf(uint32(24), "ftypisom", uint32(0), "isommp42", uint32(8), "meta"),
    "a HEIC": bytesOf(uint32(24), "ftypheic", uint32(0), "mif1heic", uint32(8), "meta"),
    junk: new Uint8Array(Array.from({ length: 4096 }, (_, at) => (at * 7919) % 251)),
    "zeros only": new Uint8Array(1024),
    "nothing at all": new Uint8Array(0),
  };
}
