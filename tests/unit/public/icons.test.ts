// What browsers and bookmarks ask for by themselves is what scripts/public-pictures.ts makes of the drawn icons.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => new Uint8Array(readFileSync(`public/${path}`));

test("favicon.ico is a header of one picture around the icon of 192 px", () => {
  const [ico, icon] = [read("favicon.ico"), read("icons/icon-192.png")];
  const header = new DataView(ico.buffer, ico.byteOffset, 22);
  expect([0, 2, 4].map((at) => header.getUint16(at, true))).toEqual([0, 1, 1]);
  expect([ico[6], ico[7]]).toEqual([192, 192]);
  expect([header.getUint32(14, true), header.getUint32(18, true)]).toEqual([icon.length, 22]);
  expect(ico.subarray(22)).toEqual(icon);
});

test.each(["apple-touch-icon", "apple-touch-icon-precomposed"])(
  "%s at the root is the one of the pages",
  (name) => {
    expect(read(`${name}.png`)).toEqual(read("icons/apple-touch-icon.png"));
  },
);
