import { expect, test } from "vitest";
import { frameSizeIn } from "../../../app/lib/image-file/av1.ts";
import { codedFrame } from "../../support/lying-pictures.ts";

const SIZE = { width: 1200, height: 630 };
/** Sixteen bits for each side. */
const MOST = { width: 65_536, height: 65_536 };

test.each([
  ["one frame", codedFrame(SIZE), SIZE],
  ["many frames", codedFrame(SIZE, false), MOST],
  ["many frames that wait", codedFrame(SIZE, false, true), MOST],
])("S81 the header of %s says its size and the largest that may come", (_, data, most) => {
  expect(frameSizeIn(new Uint8Array(data))).toEqual({ ...SIZE, most });
});

test("S81 a header that ends too early, or one that isn't alone, says nothing", () => {
  const header = codedFrame(SIZE, false, true);
  const cut = [0x0a, 3, ...header.slice(2, 5)];
  expect(frameSizeIn(new Uint8Array(cut))).toBeNull();
  expect(frameSizeIn(new Uint8Array([...header, ...header]))).toBeNull();
  expect(frameSizeIn(new Uint8Array([]))).toBeNull();
});
