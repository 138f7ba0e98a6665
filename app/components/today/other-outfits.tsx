// The outfits beside the usual one: links that the page's address remembers, so that they work before any script.
import { Link } from "react-router";
import {
  type Dressed,
  type OtherOutfit,
  type TodayPiece,
  WEARS,
  type Wear,
} from "~/contracts/today/shown-today.ts";
import { WEAR_PARAM } from "~/domain/today/today-params.ts";
import { labelled } from "~/words/en/language.ts";
import { outfitSentence } from "~/words/en/today/outfit-copy.ts";
import { insteadWords, movesWords, TODAY_COPY, WEAR_LABELS } from "~/words/en/today/today-copy.ts";
import { inWords } from "~/words/en/weather/weather-copy.ts";

/** The outfit of each group of babies by an address: 'warmer' for the first, '.warmer' for the second. Empty is the usual one. */
export function wearsIn(search: URLSearchParams): readonly string[] {
  return search.get(WEAR_PARAM)?.split(".") ?? [];
}

/** The parameter, after others, that gives one group another outfit; empty if all have the usual one. */
export function searchFor(wears: readonly string[], group: number, wear: Wear | null): string {
  const all = [...wears];
  while (all.length <= group) all.push("");
  all[group] = wear ?? "";
  return all.some((one) => one !== "") ? `&${new URLSearchParams({ [WEAR_PARAM]: all.join(".") })}` : "";
}

/** The usual outfit, or the one beside it that `wear` names; that one has no changes on the way. */
export function dressedAs(usual: Dressed, wear: string | undefined): Dressed {
  const other = offered(usual.others).find((one) => one.wear === wear)?.other;
  if (!other) return usual;
  return {
    ...usual,
    ...other,
    sentence: `${outfitSentence(other.said.map(({ word }) => word))}${other.ending ?? ""}`,
    warmth: usual.warmth && { ...usual.warmth, got: other.got },
    changes: [],
  };
}

function offered(others: Dressed["others"]): { wear: Wear; other: OtherOutfit }[] {
  return WEARS.flatMap((wear) => {
    const other = others[wear];
    return other ? [{ wear, other }] : [];
  });
}

interface OtherOutfitsProps {
  usual: Dressed;
  /** The one that is on, as the address names it. */
  on: string | undefined;
  addressFor: (wear: Wear | null) => string;
}

/** One link for each outfit with its changes, and the way back. */
export function OtherOutfits({ usual: { pieces, others }, on, addressFor }: OtherOutfitsProps) {
  const all = offered(others);
  if (all.length === 0) return null;
  const isOn = all.some(({ wear }) => wear === on);
  return (
    <nav aria-label={TODAY_COPY.otherOutfits} className="today-others">
      {all.map(({ wear, other }) => (
        <Link
          key={wear}
          to={addressFor(wear)}
          replace
          preventScrollReset
          aria-current={wear === on ? "true" : undefined}
        >
          {changeWords(wear, pieces, other.pieces)}
        </Link>
      ))}
      {isOn && (
        <Link to={addressFor(null)} replace preventScrollReset>
          {TODAY_COPY.backToUsual}
        </Link>
      )}
    </nav>
  );
}

/** 'Warmer: cardigan on', 'Swap: sleeper instead of short-sleeve bodysuit and pants' */
function changeWords(wear: Wear, before: readonly TodayPiece[], after: readonly TodayPiece[]): string {
  const [gone, come] = [without(before, after), without(after, before)];
  const [off, on] = [listed(gone, come), listed(come, gone)];
  const isSwap = wear === "swap1" || wear === "swap2";
  return labelled(WEAR_LABELS[wear], isSwap && off && on ? insteadWords(on, off) : movesWords(off, on));
}

function without(pieces: readonly TodayPiece[], others: readonly TodayPiece[]): TodayPiece[] {
  return pieces.filter(({ key }) => others.every((other) => other.key !== key));
}

/** Pieces in words; one with the same word as a piece it changes places with is called by its name. */
function listed(pieces: readonly TodayPiece[], others: readonly TodayPiece[]): string {
  const isShared = (word: string) => others.some((other) => other.word === word);
  return inWords([...new Set(pieces.map(({ word, name }) => (isShared(word) ? name : word)))], "and");
}
