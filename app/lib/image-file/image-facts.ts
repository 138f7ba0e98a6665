// What a file says of the picture in it, read from its own structure; nothing of a name or a declared type is believed.

export type ImageType = "image/png" | "image/jpeg" | "image/webp" | "image/avif";

/** A picture that stands another way up than it is to be shown: a mirror and turns by 90° clockwise, in this order. */
export interface Pose {
  /** Left and right change places, before it is turned. */
  isMirrored: boolean;
  quarterTurns: 0 | 1 | 2 | 3;
}

export interface ImageFacts {
  type: ImageType;
  /** Pixels as stored, before any turn. */
  width: number;
  height: number;
  /** The same picture without metadata and without whatever followed it in the file. */
  clean: Uint8Array<ArrayBuffer>;
  /** Still to be applied by who decodes it: AVIF alone keeps it outside of EXIF. */
  pose: Pose;
}

export const UPRIGHT: Pose = { isMirrored: false, quarterTurns: 0 };

/** These parts one after the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Four bytes as the letters that they stand for. */
export function letters(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
