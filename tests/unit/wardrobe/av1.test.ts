import { expect, test } from "vitest";
import { frameSizeIn } from "../../../app/lib/image-file/av1.ts";
import { codedFrame, codedFrames } from "../../support/lying-pictures.ts";

const SIZE = { width: 1200, height: 630 };
/** Sixteen bits for each side. */
const MOST = { width: 65_536, height: 65_536 };

test.each([
  ["one frame", codedFrame(SIZE), SIZE],
  ["many frames", codedFrames(SIZE), MOST],
  ["many frames that wait", codedFrames(SIZE, { hasDelays: true }), MOST],
  ["many frames of a low level", codedFrames(SIZE, { level: 7 }), MOST],
  ["many frames at three levels", codedFrames(SIZE, { points: 3, hasDelays: true }), MOST],
])("S81 the header of %s says its size and the largest that may come", (_, data, most) => {
  expect(frameSizeIn(new Uint8Array(data))).toEqual({ ...SIZE, most });
});

test("S81 a header that ends too early, or one that isn't alone, says nothing", () => {
  const header = codedFrames(SIZE);
  for (let length = 0; length < header.length - 2; length++) {
    const cut = [0x0a, length, ...header.slice(2, 2 + length)];
    expect(frameSizeIn(new Uint8Array(cut)), `of ${length} bytes`).toBeNull();
  }
  expect(frameSizeIn(new Uint8Array([...header, ...header]))).toBeNull();
  expect(frameSizeIn(new Uint8Array([]))).toBeNull();
});

test("S81 a header with times, which no picture has, says nothing", () => {
  const [type = 0, length = 0, first = 0, ...rest] = codedFrames(SIZE);
  expect(frameSizeIn(new Uint8Array([type, length, first | 0b0000_0100, ...rest]))).toBeNull();
});
