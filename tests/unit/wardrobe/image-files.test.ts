// What is read from the bytes of real pictures in three formats, and what isn't a picture.
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { imageProblem } from "../../../app/domain/wardrobe/image-upload.ts";
import { AVIF_HEAD, type ImageFacts, isAvif } from "../../../app/lib/image-file/image-facts.ts";
import { readImage } from "../../../app/lib/image-file/read-image.ts";
import { hostileFiles, hugePng } from "../../support/hostile-files.ts";
import { FILM, webpOf } from "../../support/lying-pictures.ts";
import { type PictureFormat, pictureFile, pixels } from "../../support/picture-files.ts";

const FORMATS: readonly PictureFormat[] = ["png", "jpeg", "webp"];
const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8];
const EVERY = FORMATS.flatMap((format) => ORIENTATIONS.map((orientation) => ({ format, orientation })));

async function factsOf(format: PictureFormat, orientation: number): Promise<ImageFacts> {
  const facts = readImage(new Uint8Array(await pictureFile(format, orientation)));
  if (!facts) throw new Error(`A ${format} was not read`);
  return facts;
}

/** How far two pictures differ, 0 to 255: only PNG keeps every pixel exactly. */
function distance(left: Uint8Array, right: Uint8Array): number {
  expect(left.length).toBe(right.length);
  const sum = left.reduce((total, byte, at) => total + Math.abs(byte - (right[at] ?? 0)), 0);
  return sum / left.length;
}

/** What the reader throws for these bytes; nothing if they are valid. */
function failureOf(bytes: Uint8Array<ArrayBuffer>): unknown[] {
  try {
    readImage(bytes);
    return [];
  } catch (error) {
    return [error];
  }
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
      const seen = await sharp(facts.clean).autoOrient().removeAlpha().raw().toBuffer();
      expect(distance(seen, pixels())).toBeLessThan(6);
    },
  );

  it.each(FORMATS)("S56 %s keeps its way up and nothing else of EXIF", async (format) => {
    const sent = await pictureFile(format, 6);
    expect(sent.includes("Layette Camera")).toBe(true);
    const { clean } = await factsOf(format, 6);
    const { exif, orientation } = await sharp(clean).metadata();
    expect(orientation).toBe(6);
    expect(exif?.length ?? 0).toBeLessThan(40);
    expect(Buffer.from(clean).includes("Layette Camera")).toBe(false);
    const plain = await factsOf(format, 1);
    expect((await sharp(plain.clean).metadata()).exif).toBeUndefined();
  });

  it.each(FORMATS)("%s that was cut off anywhere is none", async (format) => {
    const whole = new Uint8Array(await pictureFile(format, 6));
    for (let length = 0; length < whole.length; length++) {
      expect(readImage(whole.slice(0, length)), `${length} of ${whole.length} bytes`).toBeNull();
    }
  });

  const PAGE = Buffer.from("<html><script>alert(1)</script></html>");
  const ARCHIVE = Buffer.from("PK\u0003\u0004 a page in an archive");

  it.each(FORMATS)("S53 a %s that goes on as something else is refused", async (format) => {
    const file = await pictureFile(format);
    for (const tail of [PAGE, ARCHIVE, Buffer.concat([Buffer.alloc(16), PAGE]), Buffer.from("\n")]) {
      expect(readImage(new Uint8Array(Buffer.concat([file, tail])))).toBeNull();
    }
  });

  const preview = Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0, 4, 1, 1]);
  it.each([
    ["zeros", Buffer.alloc(100)],
    ["a second picture", preview],
    ["room and a preview", Buffer.concat([Buffer.alloc(7), Buffer.from([0xff]), preview])],
    ["a film", Buffer.from(FILM)],
    ["room and a film", Buffer.concat([Buffer.alloc(9), Buffer.from(FILM)])],
    [
      "Samsung's list",
      Buffer.concat([Buffer.from([0, 0, 1, 10, 14, 0]), Buffer.from("Image_UTC_Data…SEFT")]),
    ],
  ])("a camera's JPEG with %s behind it is taken without that", async (_, tail) => {
    const file = await pictureFile("jpeg");
    const facts = readImage(new Uint8Array(Buffer.concat([file, tail])));
    expect(facts?.clean).toEqual(readImage(new Uint8Array(file))?.clean);
  });

  it("no byte that is changed makes the reader fail", async () => {
    const failed: string[] = [];
    for (const format of FORMATS) {
      const whole = new Uint8Array(await pictureFile(format, 6));
      for (let at = 0; at < whole.length; at++) {
        for (const byte of [0, 0x7f, 0xff]) {
          const changed = whole.slice();
          changed[at] = byte;
          failed.push(...failureOf(changed).map((error) => `${format} byte ${at}: ${error}`));
        }
      }
    }
    expect(failed).toEqual([]);
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
});

describe("S81 what a container says of its picture", () => {
  const small = { width: 10, height: 10 };
  const wide = { width: 3000, height: 2000 };
  const huge = { width: 6000, height: 6000 };
  const problemOf = (bytes: Uint8Array<ArrayBuffer>) => imageProblem(readImage(bytes));

  it("S81 of a WebP and a PNG is said once", () => {
    expect(problemOf(webpOf(wide, wide))).toBeNull();
    expect(problemOf(webpOf(small, huge))).toBe("IMAGE_TYPE_INVALID");
    expect(problemOf(webpOf(huge, small))).toBe("IMAGE_TYPE_INVALID");
    const png = Buffer.from(hugePng(10, 10));
    const header = png.subarray(8, 33);
    const second = Buffer.concat([
      png.subarray(0, 33),
      hugePng(6000, 6000).subarray(8, 33),
      png.subarray(33),
    ]);
    expect(header.length).toBe(25);
    expect(problemOf(new Uint8Array(second))).toBe("IMAGE_TYPE_INVALID");
  });
});

describe("an AVIF", () => {
  const named = (...formats: string[]) => {
    const words = [formats[0] ?? "", "\0\0\0\0", ...formats.slice(1)].join("");
    return new Uint8Array([0, 0, 0, 8 + words.length, ...Buffer.from(`ftyp${words}meta`)]);
  };

  it("S53 is no picture for the server", async () => {
    expect(imageProblem(readImage(new Uint8Array(await pictureFile("avif"))))).toBe("IMAGE_TYPE_INVALID");
  });

  it("is known by its first bytes, wherever they name its format", async () => {
    const file = new Uint8Array(await pictureFile("avif", 6));
    expect(isAvif(file.subarray(0, AVIF_HEAD))).toBe(true);
    expect(isAvif(named("avif", "mif1"))).toBe(true);
    expect(isAvif(named("mif1", "miaf", "MA1B", "avif"))).toBe(true);
  });

  it("is nothing else that people send, nor what names the format behind the list", async () => {
    for (const format of FORMATS) {
      expect(isAvif(new Uint8Array(await pictureFile(format)).subarray(0, AVIF_HEAD)), format).toBe(false);
    }
    const taken = Object.entries(hostileFiles()).filter(([, bytes]) => isAvif(bytes.subarray(0, AVIF_HEAD)));
    expect(taken.map(([name]) => name)).toEqual(["an AVIF's first bytes"]);
    const behind = new Uint8Array([...named("heic", "mif1"), ...Buffer.from("avif")]);
    expect(isAvif(behind)).toBe(false);
    expect(isAvif(named("avif").subarray(0, 12))).toBe(false);
    const endless = named("heic", "mif1");
    endless.fill(0xff, 0, 4);
    expect(isAvif(endless)).toBe(false);
  });
});
