// Draws what the web shows of us outside our pages, from our own drawings: the icons, the picture of shared
// links, and the parts that pictures of single plans are put together from. Run it after a change to a
// drawing or the typeface.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { chromium, type Page } from "playwright-core";
import { ART_PATH, type PackedArt } from "../app/services/images/plan-picture.server.ts";
import { TAGLINE as GERMAN } from "../app/words/de/layout.ts";
import { PRODUCT_NAME, TAGLINE } from "../app/words/en/layout.ts";
import { TAGLINE as SPANISH } from "../app/words/es/layout.ts";
import { TAGLINE as FRENCH } from "../app/words/fr/layout.ts";
import { ensureBrowser } from "./ensure-browser.ts";

/** By the names that app/routes/page-meta.ts knows them by. */
const SHARE_PICTURES = [
  ["share", TAGLINE],
  ["share-es", SPANISH],
  ["share-de", GERMAN],
  ["share-fr", FRENCH],
] as const;
const [WIDTH, HEIGHT] = [1200, 630];
const COLORS = { paper: "#fbf6f0", ink: "#3b2530", rose: "#a63d57", soft: "#6b535e" } as const;
/** Shades from paper to a letter's color; the drawing gets the rest of the 256. */
const SHADES = 16;
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
/** What the typeface has of the letters and signs of other languages and of names of places. */
const OTHERS = [..."¡«°·»¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿıŒœ–—‘’“”„…‹›"];
const baseOf = (character: string) => character.normalize("NFD").charAt(0);
/** Each letter is followed by itself with accents, which packs them best. */
const CHARACTERS = [
  ...ASCII.flatMap((one) => [one, ...OTHERS.filter((other) => baseOf(other) === one)]),
  ...OTHERS.filter((other) => !ASCII.includes(baseOf(other))),
];
const SIZES = { number: 210, text: 58 } as const;
/** Around each letter, because some of them are wider than their advance. */
const PADDING = 3;

const font = readFileSync("app/assets/fraunces-600.woff2", "base64");
const scenes = readFileSync("app/components/illustrations/scenes.svg", "utf8");
const favicon = readFileSync("public/favicon.svg", "utf8");

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  mkdirSync("public/icons", { recursive: true });
  await drawIcons(page);
  for (const [name, tagline] of SHARE_PICTURES) {
    await show(page, 1200, 630, sharePicture(tagline));
    await page.screenshot({ path: `public/${name}.png` });
  }
  await writeArt(page);
} finally {
  await browser.close();
}

async function show(on: Page, width: number, height: number, body: string): Promise<void> {
  await on.setViewportSize({ width, height });
  await on.setContent(`<!DOCTYPE html><style>
    @font-face { font-family: Fraunces; src: url(data:font/woff2;base64,${font}); }
    * { margin: 0; box-sizing: border-box; }
    body { width: ${width}px; height: ${height}px; background: ${COLORS.paper}; color: ${COLORS.ink};
      font: 600 58px/1.15 Fraunces; position: relative; overflow: hidden; }
    body > * { position: absolute; }
  </style><svg width="0" height="0">${scenes}</svg>${body}`);
  await on.evaluate(() => document.fonts.ready);
}

/**
 * A home screen cuts off corners, so a maskable icon keeps to its middle; only the plain icon is transparent.
 */
async function drawIcons(on: Page): Promise<void> {
  const icons = [
    { name: "icon-192", size: 192, share: 0.78 },
    { name: "icon-512", size: 512, share: 0.78 },
    { name: "icon-maskable-512", size: 512, share: 0.6 },
    { name: "apple-touch-icon", size: 180, share: 0.72 },
  ];
  for (const { name, size, share } of icons) {
    const side = Math.round(size * share);
    const at = (size - side) / 2;
    const image = `data:image/svg+xml;base64,${Buffer.from(favicon).toString("base64")}`;
    await show(
      on,
      size,
      size,
      `<img src="${image}" width="${side}" height="${side}" style="left:${at}px;top:${at}px">`,
    );
    await on.waitForFunction(() => document.images[0]?.complete);
    await on.screenshot({ path: `public/icons/${name}.png` });
  }
  writeAskedIcons();
}

/** Browsers and bookmarks ask for these by themselves, whatever the page names: an .ico is a header around a picture. */
function writeAskedIcons(): void {
  for (const name of ["apple-touch-icon", "apple-touch-icon-precomposed"])
    copyFileSync("public/icons/apple-touch-icon.png", `public/${name}.png`);
  const [picture, header] = [readFileSync("public/icons/icon-192.png"), Buffer.alloc(22)];
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([192, 192], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  writeFileSync("public/favicon.ico", Buffer.concat([header, picture]));
}

function scene(name: string, box: { left: number; top: number; width: number; height: number }): string {
  const { left, top, width, height } = box;
  return `<svg width="${width}" height="${height}" style="left:${left}px;top:${top}px"><use href="#${name}"/></svg>`;
}

function brand(): string {
  return `${scene("wordmark", { left: 64, top: 52, width: 64, height: 64 })}
    <p style="left:144px;top:58px;font-size:44px">${PRODUCT_NAME}</p>`;
}

function sharePicture(tagline: string): string {
  return `${brand()}${scene("landing-drawer", { left: 640, top: 130, width: 520, height: 390 })}
    <h1 style="left:64px;top:230px;width:560px;font-size:76px;line-height:1.08">${tagline}</h1>`;
}

/** What all pictures of plans share in every language: the brand and the drawing. */
function planPicture(): string {
  return `${brand()}${scene("landing-drawer", { left: 716, top: 40, width: 448, height: 336 })}`;
}

/**
 * The background in at most 256 colors, and every letter as shades from 0 to 15; packed for a Worker that has
 * no canvas.
 */
async function writeArt(on: Page): Promise<void> {
  await show(on, WIDTH, HEIGHT, planPicture());
  const pixels = await pixelsOf(on, await on.screenshot());
  const { palette, indexes } = reduce(pixels);
  const faces = {
    number: await face(on, SIZES.number, [..."0123456789"]),
    text: await face(on, SIZES.text, CHARACTERS),
  };
  const art: PackedArt = { width: WIDTH, height: HEIGHT, palette, background: packed(indexes), faces };
  writeFileSync(`public${ART_PATH}`, `${JSON.stringify(art)}\n`);
}

function packed(bytes: Uint8Array): string {
  return Buffer.from(deflateSync(bytes, { level: 9 })).toString("base64");
}

/** A screenshot's RGBA, decoded by the browser that took it. */
async function pixelsOf(on: Page, png: Uint8Array): Promise<Uint8Array> {
  const text = await on.evaluate(async (base64) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const drawing = canvas.getContext("2d");
    if (!drawing) throw new Error("No canvas");
    drawing.drawImage(image, 0, 0);
    const { data } = drawing.getImageData(0, 0, image.width, image.height);
    let binary = "";
    for (let at = 0; at < data.length; at += 8192)
      binary += String.fromCharCode(...data.subarray(at, at + 8192));
    return btoa(binary);
  }, Buffer.from(png).toString("base64"));
  return Buffer.from(text, "base64");
}

/**
 * Letters one after the other, row by row: the width of each with its padding, and one shade per pixel. Each begins at a whole
 * pixel, so that an "é" repeats the pixels of the "e" before it.
 */
async function face(on: Page, size: number, characters: readonly string[]) {
  const height = Math.ceil(size * 1.3);
  const cell = size * 2;
  const style = `white-space:pre;line-height:${height}px;font-size:${size}px;color:#000;font-kerning:none;font-variant-ligatures:none;font-variant-numeric:lining-nums`;
  const letters = characters.map(
    (one, at) => `<span style="left:${PADDING}px;top:${at * height}px;${style}">${escapeHtml(one)}</span>`,
  );
  await show(on, cell, height * characters.length, letters.join(""));
  await on.addStyleTag({ content: "body { background: #fff; }" });
  const advances = await on.evaluate(() =>
    [...document.querySelectorAll("span")].map((span) => span.getBoundingClientRect().width),
  );
  const pixels = await pixelsOf(on, await on.screenshot());
  const widths = advances.map((advance) => Math.ceil(advance) + 2 * PADDING);
  const shades = widths.flatMap((width, at) =>
    Array.from({ length: width * height }, (_, to) => {
      const row = at * height + Math.floor(to / width);
      const value = pixels[(row * cell + (to % width)) * 4] ?? 255;
      return Math.round(((255 - value) / 255) * (SHADES - 1));
    }),
  );
  return {
    characters: characters.join(""),
    height,
    widths,
    padding: PADDING,
    shades: packed(Uint8Array.from(shades)),
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

type Color = readonly [number, number, number];

/**
 * First the shades of ink and rose on paper, then the commonest colors of the drawing; each pixel takes the
 * nearest.
 */
function reduce(pixels: Uint8Array): { palette: string; indexes: Uint8Array } {
  const shades = [COLORS.ink, COLORS.rose].flatMap((color) =>
    Array.from({ length: SHADES }, (_, at) => mixed(rgb(COLORS.paper), rgb(color), at / (SHADES - 1))),
  );
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const key = keyOf(pixels, at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const common = [...counts].sort((a, b) => b[1] - a[1]).map(([key]) => colorOf(key));
  const palette: Color[] = [...shades, ...common.slice(0, 256 - shades.length)];
  const nearest = new Map([...counts.keys()].map((key) => [key, indexOfNearest(palette, colorOf(key))]));
  const indexes = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < indexes.length; at++) indexes[at] = nearest.get(keyOf(pixels, at * 4)) ?? 0;
  return { palette: Buffer.from(palette.flat()).toString("base64"), indexes };
}

function keyOf(pixels: Uint8Array, at: number): number {
  return ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
}

function colorOf(key: number): Color {
  return [key >> 16, (key >> 8) & 255, key & 255];
}

function rgb(hex: string): Color {
  return colorOf(Number.parseInt(hex.slice(1), 16));
}

function mixed(from: Color, to: Color, share: number): Color {
  const at = (channel: 0 | 1 | 2) => Math.round(from[channel] + (to[channel] - from[channel]) * share);
  return [at(0), at(1), at(2)];
}

function indexOfNearest(palette: readonly Color[], [red, green, blue]: Color): number {
  const far = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return far.indexOf(Math.min(...far));
}
