// The climates of mountains, deserts, and coasts as the seed stores them, and the ZIP codes that they are
// for. The file holds two texts: `b` is base64 of eight figures by twelve months for each of 399 climates;
// `z` lists the ZIP codes as `gap[-length]Sclimate` in base 36, where the gap counts from the end of the
// range before, and the capital letter between H and T says how many °F those ZIP codes are above their
// climate (N: none).
import { readFileSync } from "node:fs";
import { z } from "zod";

const EXCEPTIONS_FILE = new URL("../../migrations/seed/climate-exceptions.json", import.meta.url);

const FIGURES = 8;
const MONTHS = 12;
const RANGE = /^([0-9a-z]{1,4})(?:-([0-9a-z]{1,3}))?([H-T])([0-9a-z]{1,3})$/;
const NO_SHIFT = "N".charCodeAt(0);

const file = z.object({ v: z.literal(1), b: z.base64(), z: z.string() });

/** ZIP codes from one to another, both included, that share a climate. */
export interface ClimateException {
  fromZip: string;
  toZip: string;
  climateId: number;
  /** °F above the shared climate. */
  shiftF: number;
}

export interface ClimateExceptions {
  /** Climate id → twelve months of eight figures, in the order of `climate_normals.months`. */
  climates: number[][][];
  /** In the order of the ZIP codes, without overlap. */
  ranges: ClimateException[];
}

/** Every exception of the seed; throws if the file is malformed. */
export function readClimateExceptions(): ClimateExceptions {
  const { b, z: list } = file.parse(JSON.parse(readFileSync(EXCEPTIONS_FILE, "utf8")));
  return { climates: readClimates(Uint8Array.from(Buffer.from(b, "base64"))), ranges: readRanges(list) };
}

function readClimates(bytes: Uint8Array): number[][][] {
  const count = bytes.length / (FIGURES * MONTHS);
  return Array.from({ length: count }, (_, climate) =>
    Array.from({ length: MONTHS }, (_, month) => {
      const byte = (figure: number) => bytes[(climate * FIGURES + figure) * MONTHS + month] ?? 0;
      return [
        tenths(byte(0) / 1.5 - 40),
        tenths(byte(1) / 1.5 - 60),
        byte(2),
        Math.round((byte(3) / 40) ** 2 * 100) / 100,
        tenths(byte(4) / 8),
        tenths(byte(5) / 8),
        tenths(byte(6) / 10),
        tenths(byte(7) / 12),
      ];
    }),
  );
}

function readRanges(list: string): ClimateException[] {
  let last = 0;
  return list.split(",").map((text) => {
    const [, gap = "", length = "0", shift = "", climate = ""] = RANGE.exec(text) ?? [];
    if (gap === "") throw new Error(`Not a range of ZIP codes: ${text}`);
    const from = last + Number.parseInt(gap, 36);
    last = from + Number.parseInt(length, 36);
    return {
      fromZip: zip(from),
      toZip: zip(last),
      climateId: Number.parseInt(climate, 36),
      shiftF: shift.charCodeAt(0) - NO_SHIFT,
    };
  });
}

function zip(number: number): string {
  return String(number).padStart(5, "0");
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
