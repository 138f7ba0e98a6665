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

function box(name: string, ...content: Part[]): Uint8Array {
  const whole = joined(...content);
  return joined(uint32(whole.length + 8), name, whole);
}

type Field = readonly [value: number, bits: number];

/** Bits as bytes, padded with zeros. */
function packed(...fields: readonly Field[]): number[] {
  const text = fields.map(([value, bits]) => value.toString(2).padStart(bits, "0")).join("");
  return (text.padEnd(Math.ceil(text.length / 8) * 8, "0").match(/.{8}/g) ?? []).map((byte) =>
    Number.parseInt(byte, 2),
  );
}

/** AV1 data of one frame, with only its sequence header. */
export function codedFrame(size: Size): number[] {
  return coded(size, [
    [0, 3],
    [1, 1],
    [1, 1],
    [8, 5],
  ]);
}

/** AV1 data of many frames, each of which states its own size, and may state for how long it waits. */
export function codedFrames(size: Size, { points = 1, level = 8, hasDelays = false } = {}): number[] {
  const point: Field[] = [
    [0, 12],
    [level, 5],
    ...(level > 7 ? [[0, 1] as const] : []),
    ...(hasDelays ? [[0b1_0101, 5] as const] : []),
  ];
  return coded(size, [
    [0, 3],
    [1, 1],
    [0, 1],
    [0, 1],
    [hasDelays ? 1 : 0, 1],
    [points - 1, 5],
    ...Array.from({ length: points }, () => point).flat(),
  ]);
}

function coded({ width, height }: Size, head: readonly Field[]): number[] {
  const header = packed(...head, [15, 4], [15, 4], [width - 1, 16], [height - 1, 16]);
  return [0x0a, header.length, ...header];
}

interface Item {
  type: string;
  /** The size that its box states. */
  said: Size;
  data: readonly number[];
}

/** An AVIF with these items, the first of which is the picture. */
export function avifOf(
  items: readonly Item[],
  { brand = "avif", behind = [] as Part } = {},
): Uint8Array<ArrayBuffer> {
  const types = items.map(({ type }, at) => box("infe", [2, 0, 0, 0], uint16(at + 1), [0, 0], type, [0]));
  const sizes = items.map(({ said }) => box("ispe", NONE, uint32(said.width), uint32(said.height)));
  const owners = items.flatMap((_, at) => [...uint16(at + 1), 1, at + 1]);
  const start = box("ftyp", brand, NONE, "avifmif1miaf");
  const metaWith = (offset: number) => {
    let at = offset;
    const places = items.flatMap(({ data }, index) => {
      at += data.length;
      return [...uint16(index + 1), 0, 0, ...uint16(1), ...uint32(at - data.length), ...uint32(data.length)];
    });
    return box(
      "meta",
      NONE,
      box("pitm", NONE, uint16(1)),
      box("iinf", NONE, uint16(items.length), ...types),
      box("iloc", NONE, [0x44, 0], uint16(items.length), places),
      box("iprp", box("ipco", ...sizes), box("ipma", NONE, uint32(items.length), owners)),
    );
  };
  const offset = start.length + metaWith(0).length + 8;
  return joined(start, metaWith(offset), box("mdat", ...items.map(({ data }) => data)), behind);
}

/** Rows and columns of tiles, and the size that they make together. */
export function gridOf({ width, height }: Size): number[] {
  return [0, 0, 0, 0, ...uint16(width), ...uint16(height)];
}

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
