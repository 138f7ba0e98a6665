// What a file's own structure says about its picture; file names and declared types are not trusted.

export type ImageType = "image/png" | "image/jpeg" | "image/webp";

export interface ImageFacts {
  type: ImageType;
  /** Pixels as stored, before turning. */
  width: number;
  height: number;
  /** The same picture without metadata and without anything that follows it in the file. */
  clean: Uint8Array<ArrayBuffer>;
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Four bytes as ASCII letters. */
export function letters(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** How much of a file `isAvif` needs: its first box with a dozen names of formats. */
export const AVIF_HEAD = 64;

/** Whether a file that starts with these bytes calls itself an AVIF, whatever its name and its type say. */
export function isAvif(head: Uint8Array): boolean {
  if (head.length < 16 || letters(head, 4) !== "ftyp") return false;
  const end = Math.min(viewOf(head).getUint32(0), head.length);
  const formats = Array.from({ length: Math.floor(end / 4) }, (_, at) => letters(head, at * 4)).slice(2);
  return formats.includes("avif");
}
