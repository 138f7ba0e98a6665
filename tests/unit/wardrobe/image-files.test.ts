// What is read from the bytes of a picture, with real files of four formats, and what is no picture.
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { imageProblem, MOST_IMAGE_BYTES } from "../../../app/domain/wardrobe/image-upload.ts";
import type { ImageFacts } from "../../../app/lib/image-file/image-facts.ts";
import { shrunk, upright } from "../../../app/lib/image-file/pixels.ts";
import { readImage } from "../../../app/lib/image-file/read-image.ts";
import { hostileFiles, hugePng } from "../../support/hostile-files.ts";
import { lyingPixels, type PictureFormat, pictureFile, pixels } from "../../support/picture-files.ts";

const FORMATS: readonly PictureFormat[] = ["png", "jpeg", "webp", "avif"];
const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8];
const EVERY = FORMATS.flatMap((format) => ORIENTATIONS.map((orientation) => ({ format, orientation })));

async function factsOf(format: PictureFormat, orientation: number): Promise<ImageFacts> {
  const facts = readImage(new Uint8Array(await pictureFile(format, orientation)));
  if (!facts) throw new Error(`A ${format} was not read`);
  return facts;
}

/** How far two pictures are from each other, 0 to 255: no format but PNG keeps every pixel. */
function distance(left: Uint8Array, right: Uint8Array): number {
  expect(left.length).toBe(right.length);
  const sum = left.reduce((total, byte, at) => total + Math.abs(byte - (right[at] ?? 0)), 0);
  return sum / left.length;
}

describe("a picture's file", () => {
  it.each(EVERY)(
    "S56 $format is read, and with orientation $orientation it is seen upright",
    async (wish) => {
      const facts = await factsOf(wish.format, wish.orientation);
      const isLying = wish.orientation > 4;
      expect(facts).toMatchObject({
        type: `image/${wish.format}`,
        width: isLying ? 40 : 60,
        height: isLying ? 60 : 40,
      });
      expect(imageProblem(facts)).toBeNull();
      if (wish.format === "avif") {
        const { data, info } = await lyingPixels(wish.orientation);
        const { width, height } = info;
        const rgba = await sharp(data, { raw: { width, height, channels: 3 } })
          .ensureAlpha()
          .raw()
          .toBuffer();
        const seen = upright({ width, height, data: rgba }, facts.pose);
        expect([seen.width, seen.height]).toEqual([60, 40]);
        const whole = await sharp(seen.data, { raw: { width: 60, height: 40, channels: 4 } })
          .removeAlpha()
          .raw()
          .toBuffer();
        expect(distance(whole, pixels())).toBe(0);
      } else {
        const seen = await sharp(facts.clean).autoOrient().removeAlpha().raw().toBuffer();
        expect(distance(seen, pixels())).toBeLessThan(6);
      }
    },
  );

  it.each(["png", "jpeg", "webp"] as const)(
    "S56 %s keeps its way up and nothing else of EXIF",
    async (format) => {
      const sent = await pictureFile(format, 6);
      expect(sent.includes("Layette Camera")).toBe(true);
      const { clean } = await factsOf(format, 6);
      const { exif, orientation } = await sharp(clean).metadata();
      expect(orientation).toBe(6);
      expect(exif?.length ?? 0).toBeLessThan(40);
      expect(Buffer.from(clean).includes("Layette Camera")).toBe(false);
      const plain = await factsOf(format, 1);
      expect((await sharp(plain.clean).metadata()).exif).toBeUndefined();
    },
  );

  it.each(FORMATS)("%s that was cut off anywhere is none", async (format) => {
    const whole = new Uint8Array(await pictureFile(format, 6));
    for (let length = 0; length < whole.length; length++) {
      expect(readImage(whole.slice(0, length)), `${length} of ${whole.length} bytes`).toBeNull();
    }
  });

  it.each(["png", "jpeg", "webp"] as const)("what follows a %s is left behind", async (format) => {
    const page = Buffer.from("<html><script>alert(1)</script></html>");
    const facts = readImage(new Uint8Array(Buffer.concat([await pictureFile(format), page])));
    expect(facts).not.toBeNull();
    expect(Buffer.from(facts?.clean ?? []).includes("script")).toBe(false);
  });

  it("no byte that is changed makes the reader fail", async () => {
    for (const format of FORMATS) {
      const whole = new Uint8Array(await pictureFile(format, 6));
      for (let at = 0; at < whole.length; at++) {
        for (const byte of [0, 0x7f, 0xff]) {
          const changed = whole.slice();
          changed[at] = byte;
          expect(() => readImage(changed), `${format} byte ${at}`).not.toThrow();
        }
      }
    }
  });

  it.each(Object.entries(hostileFiles()))("S53 %s is refused", (_, bytes) => {
    expect(imageProblem(readImage(bytes))).toBe("IMAGE_TYPE_INVALID");
  });

  it("S55 20,000 × 20,000 pixels are refused from the header, 40 megapixels are not", () => {
    expect(imageProblem(readImage(hugePng(20_000, 20_000)))).toBe("IMAGE_TOO_MANY_PIXELS");
    expect(imageProblem(readImage(hugePng(8000, 5001)))).toBe("IMAGE_TOO_MANY_PIXELS");
    expect(imageProblem(readImage(hugePng(8000, 5000)))).toBeNull();
    expect(imageProblem(readImage(hugePng(0xffffffff, 0xffffffff)))).toBe("IMAGE_TOO_MANY_PIXELS");
    expect(imageProblem(readImage(hugePng(0, 10)))).toBe("IMAGE_TYPE_INVALID");
  });

  it("AVIF may hold no more than a Worker can decode", () => {
    const avif = (width: number) => ({ type: "image/avif", width, height: 2000 });
    expect(imageProblem(avif(4000))).toBeNull();
    expect(imageProblem(avif(4001))).toBe("IMAGE_AVIF_TOO_MANY_PIXELS");
    expect(MOST_IMAGE_BYTES).toBe(5_242_880);
  });
});

describe("pixels that are made smaller", () => {
  it("keep their colours, and what cannot be seen colours nothing", async () => {
    const clear = [0, 0, 0, 0];
    const red = [200, 0, 0, 255];
    const data = new Uint8Array([red, clear, clear, red].flat());
    expect(shrunk({ width: 2, height: 2, data }, 1)).toEqual({
      width: 1,
      height: 1,
      data: new Uint8ClampedArray([200, 0, 0, 128]),
    });
    const small = { width: 2, height: 2, data };
    expect(shrunk(small, 2)).toBe(small);
  });
});
