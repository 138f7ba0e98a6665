import { type CodedSize, type FrameSize, frameSizeIn } from "./av1.ts";
import { HEAD, itemData, itemTypes, numberAt } from "./avif-items.ts";
import { type Box, boxesOf, contentOf } from "./boxes.ts";
import { type ImageFacts, letters, type Pose, viewOf } from "./image-facts.ts";

/** The boxes of a still picture; a movie has others. */
const BOXES: ReadonlySet<string> = new Set(["ftyp", "meta", "mdat", "free", "skip"]);
/** A coded picture, and one composed of others. */
const [CODED, GRID] = ["av01", "grid"];
/** Other items that a picture's file may have, which are never decoded. */
const DESCRIPTIONS: ReadonlySet<string> = new Set(["Exif", "mime", "uri "]);
/**
 * Coded pixels for each pixel shown: tiles may overhang the picture's edges, and transparency is coded like
 * color.
 */
const MOST_CODED = 4;
const SMALLEST_TILES = 4 * 64 * 64;

/**
 * Reads an AVIF whose boxes fill the file; null for a malformed file, a movie, or coded data larger than the
 * boxes say, because decoders allocate memory by the coded data.
 */
export function readAvif(bytes: Uint8Array<ArrayBuffer>): ImageFacts | null {
  if (bytes.length < 16 || letters(bytes, 4) !== "ftyp") return null;
  const file = boxesOf(bytes);
  const brands = contentOf(file, "ftyp");
  const meta = contentOf(file, "meta");
  if (!file || !brands || !meta || !brandsIn(brands).includes("avif")) return null;
  if (!file.every(({ name }) => BOXES.has(name))) return null;
  const parts = boxesOf(meta.subarray(HEAD));
  const primary = parts && primaryItem(parts);
  if (!parts || primary === null) return null;
  const properties = propertiesOfItem(parts, primary);
  const size = sizeIn(properties);
  const most = size && mostOf(bytes, parts, primary, size);
  return most && { type: "image/avif", ...most, clean: bytes, pose: poseOf(properties) };
}

/**
 * The largest frame that a decoder may meet; null when the coded data is larger than its boxes say, or when
 * there is more of it than the primary picture needs.
 */
function mostOf(
  bytes: Uint8Array,
  parts: readonly Box[],
  primary: number,
  size: FrameSize,
): FrameSize | null {
  try {
    const types = itemTypes(parts);
    const held = heldItems(parts, types, itemData(bytes, parts));
    const isDrawn = types.get(primary) === CODED || types.get(primary) === GRID;
    if (!held || !isDrawn) return null;
    const pixels = held.reduce((sum, { width, height }) => sum + width * height, 0);
    if (pixels === 0 || pixels > MOST_CODED * size.width * size.height + SMALLEST_TILES) return null;
    const largest = [size, ...held.map(({ most }) => most)];
    return {
      width: Math.max(...largest.map(({ width }) => width)),
      height: Math.max(...largest.map(({ height }) => height)),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The sizes of the coded pictures; null when one of them, or a grid, is larger than its box says. */
function heldItems(
  parts: readonly Box[],
  types: ReadonlyMap<number, string>,
  data: ReadonlyMap<number, Uint8Array>,
): CodedSize[] | null {
  const coded: CodedSize[] = [];
  for (const [item, type] of types) {
    if (DESCRIPTIONS.has(type)) continue;
    const said = sizeIn(propertiesOfItem(parts, item));
    const bytes = data.get(item);
    const held = bytes && heldBy(type, bytes);
    if (!said || !held || held.width > said.width || held.height > said.height) return null;
    if (type === CODED) coded.push(held);
  }
  return coded;
}

function heldBy(type: string, data: Uint8Array): CodedSize | null {
  if (type === CODED) return frameSizeIn(data);
  if (type !== GRID) return null;
  const size = gridSize(data);
  return { ...size, most: size };
}

/** Version, flags, rows, and columns, then the whole picture's size in two or four bytes each. */
function gridSize(data: Uint8Array): FrameSize {
  const bytes = ((data[1] ?? 0) & 1) === 1 ? 4 : 2;
  const view = viewOf(data);
  return { width: numberAt(view, 4, bytes), height: numberAt(view, 4 + bytes, bytes) };
}

function sizeIn(properties: readonly Box[]): FrameSize | null {
  const size = properties.find(({ name }) => name === "ispe")?.content;
  if (!size || size.length < HEAD + 8) return null;
  return { width: viewOf(size).getUint32(HEAD), height: viewOf(size).getUint32(HEAD + 4) };
}

function brandsIn(content: Uint8Array): string[] {
  const [major, ...compatible] = Array.from({ length: Math.floor(content.length / 4) }, (_, at) =>
    letters(content, at * 4),
  );
  // A version number comes after the major brand.
  return [major ?? "", ...compatible.slice(1)];
}

/** The item number of the file's main picture. */
function primaryItem(parts: readonly Box[]): number | null {
  const primary = contentOf(parts, "pitm");
  const bytes = primary?.[0] === 0 ? 2 : 4;
  return primary && primary.length >= HEAD + bytes ? numberAt(viewOf(primary), HEAD, bytes) : null;
}

/** An item's properties, in order. */
function propertiesOfItem(parts: readonly Box[], item: number): Box[] {
  const collection = boxesOf(contentOf(parts, "iprp") ?? new Uint8Array());
  const properties = boxesOf(contentOf(collection, "ipco") ?? new Uint8Array());
  const associations = contentOf(collection, "ipma");
  if (!properties || !associations) return [];
  return propertiesOf(associations, item).flatMap((number) => properties[number - 1] ?? []);
}

/** The numbers of an item's properties, counted from 1; empty when the list is cut short. */
function propertiesOf(content: Uint8Array, item: number): number[] {
  const isLongId = content[0] !== 0;
  const bytesOfNumber = ((content[3] ?? 0) & 1) === 1 ? 2 : 1;
  try {
    const view = viewOf(content);
    let at = HEAD + 4;
    for (let left = view.getUint32(HEAD); left > 0; left--) {
      const id = isLongId ? view.getUint32(at) : view.getUint16(at);
      const first = at + (isLongId ? 4 : 2) + 1;
      const count = view.getUint8(first - 1);
      if (id === item) return numbersAt(view, first, count, bytesOfNumber);
      at = first + count * bytesOfNumber;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return [];
}

/** The top bit of each number says whether a reader must understand the property. */
function numbersAt(view: DataView, first: number, count: number, bytes: 1 | 2): number[] {
  return Array.from({ length: count }, (_, index) =>
    bytes === 2 ? view.getUint16(first + index * 2) & 0x7fff : view.getUint8(first + index) & 0x7f,
  );
}

/**
 * `irot` turns counterclockwise and `imir` mirrors afterwards; a Pose mirrors first and then turns clockwise.
 */
function poseOf(properties: readonly { name: string; content: Uint8Array }[]): Pose {
  const turns = (properties.find(({ name }) => name === "irot")?.content[0] ?? 0) & 3;
  const mirror = properties.find(({ name }) => name === "imir")?.content[0];
  if (mirror === undefined) return { isMirrored: false, quarterTurns: quarters(4 - turns) };
  // Swapping top and bottom is the same as mirroring left to right and turning by 180°. Mirroring first
  // reverses the direction of the turn.
  const upsideDown = (mirror & 1) === 0 ? 2 : 0;
  return { isMirrored: true, quarterTurns: quarters(turns + upsideDown) };
}

function quarters(turns: number): Pose["quarterTurns"] {
  const [none, one, two, three] = [0, 1, 2, 3] as const;
  return [none, one, two, three][turns % 4] ?? none;
}
