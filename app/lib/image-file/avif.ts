import { letters, viewOf } from "./image-facts.ts";

/** How much of a file `isAvif` needs: its first box with a dozen names of formats. */
export const AVIF_HEAD = 64;

/** Whether a file that starts with these bytes calls itself an AVIF, whatever its name and its type say. */
export function isAvif(head: Uint8Array): boolean {
  if (head.length < 16 || letters(head, 4) !== "ftyp") return false;
  const end = Math.min(viewOf(head).getUint32(0), head.length);
  const formats = Array.from({ length: Math.floor(end / 4) }, (_, at) => letters(head, at * 4)).slice(2);
  return formats.includes("avif");
}
