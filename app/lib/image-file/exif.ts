// Only the orientation matters in EXIF. It is read and written into a new block alone, so that where and with
// what the picture was taken goes no further.
import { letters, viewOf } from "./image-facts.ts";

const ORIENTATION = 0x0112;
const SHORT = 3;
const MOST_ENTRIES = 200;

/** The orientation, 1 to 8, in an EXIF block that starts with its byte order; 1 when there isn't one. */
export function orientationIn(tiff: Uint8Array): number {
  const order = letters(tiff, 0).slice(0, 2);
  if (tiff.length < 8 || (order !== "II" && order !== "MM")) return 1;
  const isLittle = order === "II";
  const view = viewOf(tiff);
  const entry = entriesOf(view, isLittle).find(
    (at) => view.getUint16(at, isLittle) === ORIENTATION && view.getUint16(at + 2, isLittle) === SHORT,
  );
  const value = entry === undefined ? 1 : view.getUint16(entry + 8, isLittle);
  return value >= 1 && value <= 8 ? value : 1;
}

/** The offsets of the first directory's entries, twelve bytes each. */
function entriesOf(view: DataView, isLittle: boolean): number[] {
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > view.byteLength) return [];
  const count = Math.min(view.getUint16(directory, isLittle), MOST_ENTRIES);
  return Array.from({ length: count }, (_, entry) => directory + 2 + entry * 12).filter(
    (at) => at + 12 <= view.byteLength,
  );
}

/** An EXIF block with an orientation and nothing else. */
export function exifOf(orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = new Uint8Array(26);
  const view = viewOf(tiff);
  tiff.set([0x4d, 0x4d, 0, 42]);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, ORIENTATION);
  view.setUint16(12, SHORT);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return tiff;
}
