/** Reads numbers of a few bits each, highest bit first; null past the end. */
interface Bits {
  /** At most 32 bits. */
  next(count: number): number | null;
  skip(count: number): void;
}

function bitsOf(bytes: Uint8Array): Bits {
  let at = 0;
  return {
    next(count) {
      if (at + count > bytes.length * 8) return null;
      let value = 0;
      for (const end = at + count; at < end; at++) {
        value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
      }
      return value;
    },
    skip(count) {
      at += count;
    },
  };
}

// Reads how large the frames of AV1 data may be: decoders allocate memory by this header, whatever the boxes
// around it say.

const SEQUENCE_HEADER = 1;
/** A still picture has few units. */
const MOST_UNITS = 64;

export interface FrameSize {
  width: number;
  height: number;
}

export interface CodedSize extends FrameSize {
  /** The largest size that one of its frames may declare; equal to the picture's for a single still frame. */
  most: FrameSize;
}

/** The frame size in AV1 data's sequence header; null when it can't be read or there are several. */
export function frameSizeIn(data: Uint8Array): CodedSize | null {
  const headers = unitsOf(data)?.filter(({ type }) => type === SEQUENCE_HEADER) ?? [];
  const [header, another] = headers;
  return header && !another ? readSequenceHeader(bitsOf(header.content)) : null;
}

interface Unit {
  type: number;
  content: Uint8Array;
}

/** The data's units, each starting with its type and length; null when they don't fill the data exactly. */
function unitsOf(data: Uint8Array): Unit[] | null {
  const units: Unit[] = [];
  for (let at = 0; at < data.length; ) {
    const head = data[at] ?? 0;
    const hasExtension = (head & 4) !== 0;
    const hasLength = (head & 2) !== 0;
    const start = at + (hasExtension ? 2 : 1);
    const length = hasLength ? lengthAt(data, start) : { value: data.length - start, bytes: 0 };
    if (units.length === MOST_UNITS || !length || start + length.bytes + length.value > data.length)
      return null;
    const from = start + length.bytes;
    at = from + length.value;
    units.push({ type: (head >> 3) & 15, content: data.subarray(from, at) });
  }
  return units;
}

/** Seven bits to a byte, lowest first. */
function lengthAt(data: Uint8Array, at: number): { value: number; bytes: number } | null {
  let value = 0;
  for (let bytes = 0; bytes < 4; bytes++) {
    const byte = data[at + bytes];
    if (byte === undefined) return null;
    value += (byte & 0x7f) * 2 ** (7 * bytes);
    if (byte < 0x80) return { value, bytes: bytes + 1 };
  }
  return null;
}

function readSequenceHeader(bits: Bits): CodedSize | null {
  // The profile, and whether it is a still picture.
  bits.skip(4);
  const isOneFrame = bits.next(1) === 1;
  if (isOneFrame) bits.skip(5);
  else if (!skipOperatingPoints(bits)) return null;
  const [widthBits, heightBits] = [bits.next(4), bits.next(4)];
  if (widthBits === null || heightBits === null) return null;
  const [width, height] = [bits.next(widthBits + 1), bits.next(heightBits + 1)];
  if (width === null || height === null) return null;
  const size = { width: width + 1, height: height + 1 };
  return {
    ...size,
    most: isOneFrame ? size : { width: 2 ** (widthBits + 1), height: 2 ** (heightBits + 1) },
  };
}

/** Skips timing and levels; false for timing information, which no picture has. */
function skipOperatingPoints(bits: Bits): boolean {
  const hasTimes = bits.next(1) === 1;
  if (hasTimes) return false;
  const hasDelays = bits.next(1) === 1;
  for (let left = bits.next(5) ?? 0; left >= 0; left--) {
    bits.skip(12);
    const level = bits.next(5) ?? 0;
    if (level > 7) bits.skip(1);
    if (hasDelays && bits.next(1) === 1) bits.skip(4);
  }
  return true;
}
