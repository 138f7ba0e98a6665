// The items of an AVIF: their types and data. Everything here throws RangeError when the file ends too soon
// or has an item twice.
import { type Box, boxesOf, contentOf } from "./boxes.ts";
import { joined, letters, viewOf } from "./image-facts.ts";

/** The version and flags at the start of a full box's content. */
export const HEAD = 4;

/** Item number → four-letter type. */
export function itemTypes(parts: readonly Box[]): ReadonlyMap<number, string> {
  const info = contentOf(parts, "iinf") ?? new Uint8Array();
  const entries = boxesOf(info.subarray(HEAD + (info[0] === 0 ? 2 : 4))) ?? [];
  const types = entries.flatMap(({ name, content }) => (name === "infe" ? [typeIn(content)] : []));
  const byItem = new Map(types);
  if (byItem.size < types.length) throw new RangeError("Duplicate item");
  return byItem;
}

/** An item's number and type. Older versions of this box have no types for pictures. */
function typeIn(content: Uint8Array): [item: number, type: string] {
  const bytes = content[0] === 2 ? 2 : 4;
  // A field about item protection comes in between.
  return [numberAt(viewOf(content), HEAD, bytes), letters(content, HEAD + bytes + 2)];
}

/** Item number → its data, joined from all of its extents in the file. */
export function itemData(file: Uint8Array, parts: readonly Box[]): ReadonlyMap<number, Uint8Array> {
  const reader = readerOf(contentOf(parts, "iloc") ?? new Uint8Array());
  const version = reader.next(1);
  reader.next(3);
  const sizes = [reader.next(1), reader.next(1)].flatMap((byte) => [byte >> 4, byte & 15]);
  const [offset = 0, length = 0, base = 0, index = 0] = sizes;
  const layout = { offset, length, base, index: version > 0 ? index : 0 };
  const bytesOfNumber = version < 2 ? 2 : 4;
  const data = new Map<number, Uint8Array>();
  for (let left = reader.next(bytesOfNumber); left > 0; left--) {
    const item = reader.next(bytesOfNumber);
    const isInMeta = version > 0 && (reader.next(2) & 15) === 1;
    const source = isInMeta ? (contentOf(parts, "idat") ?? new Uint8Array()) : file;
    if (data.has(item)) throw new RangeError("Duplicate item");
    data.set(item, piecesOf(reader, source, layout));
  }
  return data;
}

type Reader = ReturnType<typeof readerOf>;

function piecesOf(
  reader: Reader,
  source: Uint8Array,
  layout: Readonly<Record<"offset" | "length" | "base" | "index", number>>,
): Uint8Array {
  // The data reference; only this file is supported.
  reader.next(2);
  const base = reader.next(layout.base);
  const pieces: Uint8Array[] = [];
  let total = 0;
  for (let left = reader.next(2); left > 0; left--) {
    reader.next(layout.index);
    const start = base + reader.next(layout.offset);
    const length = reader.next(layout.length) || source.length - start;
    total += length;
    if (length < 0 || start + length > source.length || total > source.length) {
      throw new RangeError("Item extends past the end of its file");
    }
    pieces.push(source.subarray(start, start + length));
  }
  return joined(pieces);
}

function readerOf(content: Uint8Array) {
  const view = viewOf(content);
  let at = 0;
  return {
    /** The next number, `bytes` bytes long. */
    next(bytes: number): number {
      at += bytes;
      return numberAt(view, at - bytes, bytes);
    },
  };
}

/** A number of up to eight bytes. */
export function numberAt(view: DataView, at: number, bytes: number): number {
  let value = 0;
  for (let byte = 0; byte < bytes; byte++) value = value * 256 + view.getUint8(at + byte);
  return value;
}
