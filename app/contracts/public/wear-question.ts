// The form that asks for another temperature: one field, and the page that it stands on.
import {
  readTypedDegrees,
  WEAR_WORDS,
  type WearAddress,
  type WearWord,
  wearPath,
} from "../../domain/public/wear-address.ts";
import { readUnits, type Units } from "../../domain/weather/units.ts";

/** The form's address, which leads on to the page of the temperature. */
export const WEAR_QUESTION_PATH = "/wear/find";

/** Longer texts name no temperature. */
export const LONGEST_DEGREES = 8;

export interface WearQuestion extends Pick<WearAddress, "units" | "word"> {
  typed: string;
  /** Nothing that has a page was typed. */
  isWrong: boolean;
}

/** The path that the form asks for, or the form with its error; nothing is wrong yet where nothing was sent. */
export function readWearQuestion(
  params: URLSearchParams,
  usualUnits: Units,
): { path: string } | { path: null; question: WearQuestion } {
  const units = readUnits(params.get("units")) ?? usualUnits;
  const word: WearWord = WEAR_WORDS.find((one) => one === params.get("for")) ?? "stroller";
  const typed = (params.get("degrees") ?? "").trim();
  const address = typed.length <= LONGEST_DEGREES ? readTypedDegrees(typed, { units, word }) : null;
  if (address) return { path: wearPath(address) };
  const question = { units, word, typed: typed.slice(0, LONGEST_DEGREES), isWrong: params.has("degrees") };
  return { path: null, question };
}
