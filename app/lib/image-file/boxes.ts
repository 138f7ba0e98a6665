// The boxes of the ISO base media file format, which AVIF uses: length, four letters, content.
import { letters, viewOf } from "./image-facts.ts";

export interface Box {
  name: string;
  content: Uint8Array;
}

/** The boxes that these bytes consist of; null when they consist of anything else. */
export function boxesOf(bytes: Uint8Array): Box[] | null {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  let at = 0;
  while (at < bytes.length) {
    const box = at + 8 <= bytes.length ? lengthsAt(view, at) : null;
    if (!box || box.length < box.head || at + box.length > bytes.length) return null;
    boxes.push({ name: letters(bytes, at + 4), content: bytes.subarray(at + box.head, at + box.length) });
    at += box.length;
  }
  return boxes;
}

/** A length of 1 means that a longer number follows the name; 0 means the rest of the data. */
function lengthsAt(view: DataView, at: number): { length: number; head: number } | null {
  const length = view.getUint32(at);
  if (length === 0) return { length: view.byteLength - at, head: 8 };
  if (length !== 1) return { length, head: 8 };
  if (at + 16 > view.byteLength) return null;
  return { length: Number(view.getBigUint64(at + 8)), head: 16 };
}

/**
 * The content of the only box of a name, including a full box's version and flags; null when there isn't one,
 * or several: readers differ in which one they use.
 */
export function contentOf(boxes: readonly Box[] | null, name: string): Uint8Array | null {
  const [box, another] = boxes?.filter((box) => box.name === name) ?? [];
  return box && !another ? box.content : null;
}
