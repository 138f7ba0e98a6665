// The preview picture of an instant plan: a shared drawing with the plan's number and words drawn on it
// letter by letter. Encoded as PNG by hand, because Workers have no canvas and social networks don't accept
// SVG. The drawing and the letters come from scripts/public-pictures.ts.
import { ART } from "./plan-picture-art.server.ts";

export interface PlanWords {
  count: number;
  /** One line each, as large as fits. */
  lines: readonly string[];
}

/** Where each color's shades begin in the palette. */
const INK = 0;
const ROSE = 16;

const LEFT = 64;
/** The top of the number and of the first line. */
const NUMBER_TOP = 126;
const LINES_TOP = 452;
const LINE_HEIGHT = 74;
const RIGHT = ART.width - LEFT;

interface Face {
  height: number;
  padding: number;
  total: number;
  shades: Uint8Array;
  /** Character → its position in the strip of letters. */
  places: ReadonlyMap<string, { from: number; width: number }>;
}

type FaceName = keyof typeof ART.faces;

interface Art {
  background: Uint8Array;
  faces: Readonly<Record<FaceName, Face>>;
}

let unpacked: Promise<Art> | undefined;

/**
 * The picture as a PNG of 1200 × 630 pixels. Non-ASCII characters are drawn without their marks, or left out.
 */
export async function drawPlanPicture({ count, lines }: PlanWords): Promise<Uint8Array<ArrayBuffer>> {
  unpacked ??= unpackArt();
  const { background, faces } = await unpacked;
  const pixels = background.slice();
  write(pixels, faces.number, ROSE, { text: String(count), top: NUMBER_TOP });
  for (const [at, line] of lines.entries()) {
    const text = plain(line);
    const fits = LEFT + widthOf(faces.text, text) <= RIGHT;
    const face = fits ? faces.text : faces.small;
    write(pixels, face, INK, { text, top: LINES_TOP + at * LINE_HEIGHT });
  }
  return encode(pixels);
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/[^ -~]/g, "");
}

function widthOf(face: Face, text: string): number {
  return [...text].reduce((width, one) => width + advance(face, one), 0);
}

function advance({ places, padding }: Face, character: string): number {
  const place = places.get(character);
  return place ? place.width - 2 * padding : 0;
}

/** Draws text from the left margin; letters beyond the picture's edge are left out. */
function write(
  pixels: Uint8Array,
  face: Face,
  color: number,
  { text, top }: { text: string; top: number },
): void {
  let x = LEFT;
  for (const character of text) {
    const place = face.places.get(character);
    if (!place || x + place.width > ART.width) continue;
    for (let row = 0; row < face.height; row++) {
      const from = row * face.total + place.from;
      const shades = face.shades.subarray(from, from + place.width);
      stamp(pixels, shades, color, (top + row) * ART.width + x - face.padding);
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

async function unpackArt(): Promise<Art> {
  const [background, number, text, small] = await Promise.all([
    inflate(ART.background),
    unpackFace("number"),
    unpackFace("text"),
    unpackFace("small"),
  ]);
  return { background, faces: { number, text, small } };
}

async function unpackFace(name: FaceName): Promise<Face> {
  const { characters, widths, height, padding, shades } = ART.faces[name];
  const places = new Map<string, { from: number; width: number }>();
  let from = 0;
  for (const [at, character] of [...characters].entries()) {
    const width = widths[at] ?? 0;
    places.set(character, { from, width });
    from += width;
  }
  return { height, padding, total: from, places, shades: await inflate(shades) };
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** 8-bit palette color. */
const FORMAT = [8, 3, 0, 0, 0];

async function encode(pixels: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = ART;
  // Each row starts with its filter type: none.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const size = new Uint8Array(8);
  new DataView(size.buffer).setUint32(0, width);
  new DataView(size.buffer).setUint32(4, height);
  const parts = [
    new Uint8Array(SIGNATURE),
    chunk("IHDR", new Uint8Array([...size, ...FORMAT])),
    chunk("PLTE", bytesOf(ART.palette)),
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
