// A plan's picture: a PNG that social networks can read, with that plan's own words.
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { drawPlanPicture, type PlanWords } from "../../../app/services/images/plan-picture.server.ts";

const readFile = async (path: string) => readFileSync(`public${path}`, "utf8");
const draw = (words: PlanWords) => drawPlanPicture(words, readFile);

interface Decoded {
  width: number;
  height: number;
  format: number[];
  colors: number;
  /** One array of palette indexes for each line, without the filter byte. */
  rows: Uint8Array[];
}

/** Reads a PNG by its specification, but skips the checksums. */
function decode(png: Uint8Array): Decoded {
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks = new Map<string, Uint8Array>();
  for (let at = 8; at < png.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    chunks.set(type, png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  expect([...chunks.keys()]).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  const head = chunks.get("IHDR") ?? new Uint8Array();
  const headView = new DataView(head.buffer, head.byteOffset);
  const [width, height] = [headView.getUint32(0), headView.getUint32(4)];
  const raw = new Uint8Array(inflateSync(chunks.get("IDAT") ?? new Uint8Array()));
  expect(raw.length).toBe((width + 1) * height);
  const rows = Array.from({ length: height }, (_, y) =>
    raw.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)),
  );
  const colors = (chunks.get("PLTE")?.length ?? 0) / 3;
  return { width, height, format: [...head.subarray(8)], colors, rows };
}

/** The number of text pixels in a range of rows. */
function inked(rows: readonly Uint8Array[], from: number, to: number): number {
  return rows
    .slice(from, to)
    .reduce((sum, row) => sum + row.filter((color) => color > 0 && color < 32).length, 0);
}

const counted = "essentials";
const LINES = ["for a February baby", "in Minneapolis, MN"];

describe("the picture of a plan", () => {
  it("is drawn once its letters can be read, also when they couldn't be before", async () => {
    const words = { count: 50, counted, lines: LINES };
    const missing = drawPlanPicture(words, () => Promise.reject(new Error("answered 503")));
    await expect(missing).rejects.toThrow("answered 503");
    expect((await draw(words)).length).toBeGreaterThan(1000);
  });

  it("is a PNG of 1200 × 630 pixels in at most 256 colors, small enough to be sent around", async () => {
    const png = await draw({ count: 50, counted, lines: LINES });
    const { width, height, format, colors, rows } = decode(png);
    expect([width, height, format]).toEqual([1200, 630, [8, 3, 0, 0, 0]]);
    expect(colors).toBeLessThanOrEqual(256);
    expect(Math.max(...rows.map((row) => Math.max(...row)))).toBeLessThan(colors);
    expect(png.length).toBeLessThan(100_000);
  });

  it("says the number and the words, each where it belongs", async () => {
    const empty = decode(await draw({ count: 50, counted, lines: [] })).rows;
    const full = decode(await draw({ count: 50, counted, lines: LINES })).rows;
    expect(inked(empty, 460, 630)).toBe(0);
    expect(inked(full, 460, 540)).toBeGreaterThan(2000);
    expect(inked(full, 540, 630)).toBeGreaterThan(2000);
    const other = decode(await draw({ count: 42, counted, lines: LINES })).rows;
    expect(other.slice(0, 360)).not.toEqual(full.slice(0, 360));
    expect(other.slice(440)).toEqual(full.slice(440));
  });

  it("says what is counted in the language of the plan", async () => {
    const english = decode(await draw({ count: 50, counted, lines: LINES })).rows;
    const spanish = decode(await draw({ count: 50, counted: "básicos", lines: LINES })).rows;
    expect(inked(english, 370, 440)).toBeGreaterThan(2000);
    expect(spanish.slice(370, 440)).not.toEqual(english.slice(370, 440));
    expect(spanish.slice(445)).toEqual(english.slice(445));
  });

  const drawLine = async (line: string) => decode(await draw({ count: 7, counted, lines: [line] })).rows;

  it("draws the letters and signs of Spanish, German, French, and of names of places", async () => {
    const letters = [..."áéíóúüñÁÉÍÓÚÜÑ¿¡äöÄÖßàâçèêëîïôœùûÀÂÇÈÊËÎÏÔŒÙÛ’–«»·°åøæãõÅØÆÃÕ"];
    // A letter that isn't drawn, or drawn without its accent, makes a picture that was there before.
    const seen = new Map<string, string>();
    for (const letter of ["", ..."aeiounAEIOUNcC", ...letters]) {
      const png = Buffer.from(await draw({ count: 7, counted, lines: [letter] })).toString("base64");
      expect(seen.get(png), letter).toBeUndefined();
      seen.set(png, letter);
    }
    const line = letters.slice(0, 24).join("");
    expect(await drawLine(line.normalize("NFD"))).toEqual(await drawLine(line));
  });

  it("draws letters at the same width with and without accents", async () => {
    const [plain, accented] = [await drawLine("e l"), await drawLine("é l")];
    const afterwards = (rows: readonly Uint8Array[]) => rows.slice(452).map((row) => row.slice(110));
    expect(inked(afterwards(plain), 0, 90)).toBeGreaterThan(100);
    expect(afterwards(accented)).toEqual(afterwards(plain));
    expect(inked(accented, 452, 490)).toBeGreaterThan(inked(plain, 452, 490));
  });

  it.each([
    ["Žďár, Łódź, Plzeň", "Zdár, Lódz, Plzen"],
    ["Đồng Hới", "Dong Hoi"],
    ["l\u2019été\u00a0: 25\u202f°", "l’été : 25 °"],
    ["Cafe\u{1f476} ☃", "Cafe "],
  ])("draws %s as %s", async (text, same) => {
    expect(await drawLine(text)).toEqual(await drawLine(same));
  });

  it("draws a long line smaller, so that all of it is seen", async () => {
    const long = await drawLine("en Santa María de los Ángeles Altos, España");
    expect(long.every((row) => row.slice(1150).every((color) => color === 0))).toBe(true);
    expect(inked(long, 452, 510)).toBeGreaterThan(4000);
  });

  it("never writes over its edge", async () => {
    const { rows } = decode(await draw({ count: 1234567890123, counted, lines: ["W".repeat(200)] }));
    expect(rows.every((row) => row.length === 1200)).toBe(true);
  });
});
