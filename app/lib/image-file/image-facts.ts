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
