// The preview picture of an instant plan: a shared drawing with the plan's number and words drawn on it letter by letter. Encoded
// as PNG by hand, because Workers have no canvas and social networks don't accept SVG. The drawing and the letters come from
// scripts/public-pictures.ts, in a file that is read with the first picture: they would be a tenth of the Worker.
import { z } from "zod/mini";
import { plainLetters } from "../../domain/places/fold-name.ts";
import type { ReadFile } from "../whole-page.server.ts";

/** Where the drawing and the letters are, among our public files. */
export const ART_PATH = "/plan-picture.json";

export interface PlanWords {
  count: number;
  /** What is counted, below the number. */
  counted: string;
  /** One line each, as large as fits. */
  lines: readonly string[];
}

/** Where each color's shades begin in the palette. */
const INK = 0;
const ROSE = 16;

const LEFT = 64;
/** The tops of the number, of the word below it, and of the first line. */
const NUMBER_TOP = 126;
const COUNTED_TOP = 365;
const LINES_TOP = 452;
const LINE_HEIGHT = 74;

/** Bytes are base64 and deflated, but for the palette, which is only base64. */
const packedFace = z.object({
  characters: z.string(),
  widths: z.array(z.number()),
  height: z.number(),
  padding: z.number(),
  shades: z.string(),
});
const packedArt = z.object({
  width: z.number(),
  height: z.number(),
  palette: z.string(),
  background: z.string(),
  faces: z.object({ number: packedFace, text: packedFace }),
});
/** What scripts/public-pictures.ts writes. */
export type PackedArt = z.infer<typeof packedArt>;

interface Face {
  height: number;
  padding: number;
  /** Undefined for a character that isn't drawn. */
  glyphOf: (character: string) => Glyph | undefined;
}

/** One shade per pixel, row by row, with the padding on both sides. */
type Glyph = { width: number; shades: Uint8Array };

/** A picture's pixels, as places in the palette. */
interface Canvas {
  width: number;
  height: number;
  pixels: Uint8Array;
}

interface Art extends Canvas {
  palette: Uint8Array<ArrayBuffer>;
  number: Face;
  text: Face;
  small: Face;
}

/** Of the small letters to the others, which they are made from. */
const SMALL = 42 / 58;

let unpacked: Art | undefined;

/**
 * The picture as a PNG of 1200 × 630 pixels. Letters that aren't among the drawn ones lose their marks, and other signs are left
 * out. Throws if the file of letters can't be read; the next picture tries again.
 */
export async function drawPlanPicture(
  { count, counted, lines }: PlanWords,
  readFile: ReadFile,
): Promise<Uint8Array<ArrayBuffer>> {
  unpacked ??= await unpackArt(readFile);
  const { number, text, small, palette } = unpacked;
  const canvas = { ...unpacked, pixels: unpacked.pixels.slice() };
  write(canvas, number, ROSE, { text: String(count), top: NUMBER_TOP });
  write(canvas, text, ROSE, { text: drawable(text, counted), top: COUNTED_TOP });
  for (const [at, line] of lines.entries()) {
    const letters = drawable(text, line);
    const fits = LEFT + widthOf(text, letters) <= canvas.width - LEFT;
    write(canvas, fits ? text : small, INK, { text: letters, top: LINES_TOP + at * LINE_HEIGHT });
  }
  return encode(canvas, palette);
}

function drawable({ glyphOf }: Face, text: string): string {
  return [...text.normalize("NFC")].map((one) => (glyphOf(one) ? one : plainLetters(one))).join("");
}

function widthOf(face: Face, text: string): number {
  return [...text].reduce((width, one) => width + advance(face, one), 0);
}

function advance({ glyphOf, padding }: Face, character: string): number {
  const glyph = glyphOf(character);
  return glyph ? glyph.width - 2 * padding : 0;
}

/** Draws text from the left margin; letters beyond the picture's edge are left out. */
function write(
  { width: edge, pixels }: Canvas,
  face: Face,
  color: number,
  { text, top }: { text: string; top: number },
): void {
  let x = LEFT;
  for (const character of text) {
    const glyph = face.glyphOf(character);
    if (!glyph || x + glyph.width > edge) continue;
    const { width, shades } = glyph;
    for (let row = 0; row < face.height; row++) {
      const inRow = shades.subarray(row * width, (row + 1) * width);
      stamp(pixels, inRow, color, (top + row) * edge + x - face.padding);
    }
    x += advance(face, character);
  }
}

/** Draws one row of a letter; its white pixels leave the background unchanged. */
function stamp(pixels: Uint8Array, shades: Uint8Array, color: number, at: number): void {
  for (const [offset, shade] of shades.entries()) {
    if (shade > 0) pixels[at + offset] = color + shade;
  }
}

async function unpackArt(readFile: ReadFile): Promise<Art> {
  const { width, height, palette, background, faces } = packedArt.parse(JSON.parse(await readFile(ART_PATH)));
  const [pixels, number, text] = await Promise.all([
    inflate(background),
    unpackFace(faces.number),
    unpackFace(faces.text),
  ]);
  return { width, height, palette: bytesOf(palette), pixels, number, text, small: scaled(text, SMALL) };
}

async function unpackFace({
  characters,
  widths,
  height,
  padding,
  shades: packed,
}: z.infer<typeof packedFace>): Promise<Face> {
  const shades = await inflate(packed);
  const glyphs = new Map<string, Glyph>();
  let from = 0;
  for (const [at, character] of [...characters].entries()) {
    const width = widths[at] ?? 0;
    glyphs.set(character, { width, shades: shades.subarray(from, from + width * height) });
    from += width * height;
  }
  return { height, padding, glyphOf: (character) => glyphs.get(character) };
}

/** A face made smaller, each letter once it is needed. */
function scaled({ glyphOf, ...large }: Face, scale: number): Face {
  const face = { height: Math.ceil(large.height * scale), padding: Math.ceil(large.padding * scale) };
  const rows = covered(large.height, face.height, scale);
  const glyphs = new Map<string, Glyph>();
  function smaller({ width, shades }: Glyph): Glyph {
    const advance = Math.round((width - 2 * large.padding) * scale);
    const columns = covered(width, advance + 2 * face.padding, scale);
    const pixels = rows.flatMap((inRow) =>
      columns.map((inColumn) => shadeOf(shades, width, inRow, inColumn)),
    );
    return { width: columns.length, shades: Uint8Array.from(pixels) };
  }
  return {
    ...face,
    glyphOf(character) {
      const glyph = glyphOf(character);
      const small = glyphs.get(character) ?? (glyph && smaller(glyph));
      if (small) glyphs.set(character, small);
      return small;
    },
  };
}

/** As dark as the part of a letter that it covers. */
function shadeOf(
  glyph: Uint8Array,
  width: number,
  rows: readonly Share[],
  columns: readonly Share[],
): number {
  let dark = 0;
  for (const row of rows) {
    for (const column of columns) {
      dark += (glyph[row.at * width + column.at] ?? 0) * row.share * column.share;
    }
  }
  return Math.round(dark);
}

type Share = { at: number; share: number };

/** For each of the fewer pixels: the pixels that it covers, and which share of it each fills. */
function covered(from: number, to: number, scale: number): Share[][] {
  return Array.from({ length: to }, (_, place) => {
    const [start, end] = [place / scale, (place + 1) / scale];
    const first = Math.floor(start);
    return Array.from({ length: Math.ceil(end) - first }, (_, step) => {
      const at = first + step;
      return { at, share: (Math.min(end, at + 1) - Math.max(start, at)) * scale };
    }).filter(({ at }) => at < from);
  });
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** 8-bit palette color. */
const FORMAT = [8, 3, 0, 0, 0];

async function encode(
  { width, height, pixels }: Canvas,
  palette: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  // Each row starts with its filter type: none.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const size = new Uint8Array(8);
  new DataView(size.buffer).setUint32(0, width);
  new DataView(size.buffer).setUint32(4, height);
  const parts = [
    new Uint8Array(SIGNATURE),
    chunk("IHDR", new Uint8Array([...size, ...FORMAT])),
    chunk("PLTE", palette),
    chunk("IDAT", await through(rows, new CompressionStream("deflate"))),
    chunk("IEND", new Uint8Array()),
  ];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, checksum(bytes.subarray(4, data.length + 8)));
  return bytes;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function inflate(packed: string): Promise<Uint8Array> {
  return through(bytesOf(packed), new DecompressionStream("deflate"));
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer());
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
