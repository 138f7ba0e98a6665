// The picture of the year as plain data: the server does the layout and a component only draws it. Lengths
// and positions are in the picture's viewBox units.
import type { WeatherCategory } from "../../domain/vocabulary.ts";

/** A text's position: `x` is its start, middle, or end; `y` its baseline. */
export interface PictureLabel {
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

/** A stretch of the temperature band as path data. */
export interface BandPiece {
  area: string;
  high: string;
  low: string;
  isEstimated: boolean;
}

export interface PictureBar {
  kind: "rain" | "snow";
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A vertical line on a day, with its name. */
export type PictureMark = { x: number; label: PictureLabel };

export interface GroupBlock {
  category: WeatherCategory;
  x: number;
  width: number;
  isEstimated: boolean;
  /** False if the block is too narrow for the weather's symbol. */
  hasSymbol: boolean;
}

/** One row of the table that describes the picture in words. */
export interface YearRow {
  month: string;
  high: string;
  low: string;
  rainDays: number;
  snowDays: number;
  /** The month's rain and snow. */
  precipitation: string;
  weather: string;
  ageRange: string;
}

export interface YearPicture {
  width: number;
  height: number;
  /** Left and right edge of the year. */
  left: number;
  right: number;
  /** Heights: the top of the vertical lines, the base of the bars, the weather strip, the brackets. */
  levels: { top: number; base: number; strip: number; stripEnd: number; brackets: number };
  gridlines: { y: number; label: PictureLabel }[];
  band: BandPiece[];
  /** The heights of 95 °F and 5 °F, where the band is fully warm or cold; they may lie outside the picture. */
  warmY: number;
  coldY: number;
  /** The warmest high and the coldest low; empty if every month is estimated. */
  extremes: PictureLabel[];
  bars: PictureBar[];
  /** On the highest bar; null in a year without rain or snow. */
  barLabel: PictureLabel | null;
  /** Where calendar months begin. */
  monthTicks: number[];
  months: PictureLabel[];
  groups: GroupBlock[];
  /** The groups' weather categories, in order of first appearance. */
  categories: WeatherCategory[];
  ageRanges: { x: number; width: number; label: PictureLabel }[];
  /** Between two sizes, the days on which the change is likely; empty for sizes of the calendar. */
  changes: { x: number; width: number }[];
  /** The due date or the birth, where the year begins. */
  start: PictureMark | null;
  /** Null if today is outside the year. */
  today: PictureMark | null;
  hasEstimates: boolean;
  /** The picture in a few sentences. */
  description: string;
  /** 'Feb 10, 2027 – Feb 9, 2028'. */
  dates: string;
  rows: YearRow[];
}
