// The items of an AVIF: what each is, and where its data stand. Everything here throws RangeError where the file ends too soon
// or an item is there twice.
import { type Box, boxesOf, contentOf } from "./boxes.ts";
import { joined, letters, viewOf } from "./image-facts.ts";

/** Version and flags, before the content of a full box. */
export const HEAD = 4;

/** Number of each item → the letters of its type. */
export function itemTypes(parts: readonly Box[]): ReadonlyMap<number, string> {
  const info = contentOf(parts, "iinf") ?? new Uint8Array();
  const entries = boxesOf(info.subarray(HEAD + (info[0] === 0 ? 2 : 4))) ?? [];
  const types = entries.flatMap(({ name, content }) => (name === "infe" ? [typeIn(content)] : []));
  const byItem = new Map(types);
  if (byItem.size < types.length) throw new RangeError("An item is there more than once");
  return byItem;
}

/** An item's number and type. Older ways to write them know no pictures. */
function typeIn(content: Uint8Array): [item: number, type: string] {
  const bytes = content[0] === 2 ? 2 : 4;
  // Between them stands how it is protected.
  return [numberAt(viewOf(content), HEAD, bytes), letters(content, HEAD + bytes + 2)];
}

/** Number of each item → its data, joined from wherever they stand in the file. */
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
    if (data.has(item)) throw new RangeError("An item is there more than once");
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
  // In which file; there is only this one.
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
      throw new RangeError("An item ends behind its file");
    }
    pieces.push(source.subarray(start, start + length));
  }
  return joined(pieces);
}

function readerOf(content: Uint8Array) {
  const view = viewOf(content);
  let at = 0;
  return {
    /** The next number, of so many bytes. */
    next(bytes: number): number {
      at += bytes;
      return numberAt(view, at - bytes, bytes);
    },
  };
}

/** A number of at most eight bytes. */
export function numberAt(view: DataView, at: number, bytes: number): number {
  let value = 0;
  for (let byte = 0; byte < bytes; byte++) value = value * 256 + view.getUint8(at + byte);
  return value;
}
