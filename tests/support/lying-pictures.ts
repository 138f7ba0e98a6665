// Pictures whose containers state another size than their contents, which is the size that a decoder takes
// its memory by. They can be made in Node and in workerd.

export interface Size {
  width: number;
  height: number;
}

type Part = string | readonly number[] | Uint8Array;

function joined(...parts: Part[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    parts.flatMap((part) => (typeof part === "string" ? [...new TextEncoder().encode(part)] : [...part])),
  );
}

const uint16 = (value: number) => [(value >> 8) & 0xff, value & 0xff];
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value)];
const NONE = [0, 0, 0, 0];

/** A WebP whose canvas says one size and whose picture another. */
export function webpOf(canvas: Size, picture: Size): Uint8Array<ArrayBuffer> {
  const low = (value: number, bytes: number) =>
    Array.from({ length: bytes }, (_, byte) => (value >> (8 * byte)) & 0xff);
  const extended = joined("VP8X", low(10, 4), NONE, low(canvas.width - 1, 3), low(canvas.height - 1, 3));
  const coded = joined(
    "VP8 ",
    low(10, 4),
    [0, 0, 0, 0x9d, 1, 0x2a],
    low(picture.width, 2),
    low(picture.height, 2),
  );
  return joined("RIFF", low(4 + extended.length + coded.length, 4), "WEBP", extended, coded);
}

/** A film as phones append it. */
export const FILM = joined(uint32(24), "ftypmp42", NONE, "isommp42");
