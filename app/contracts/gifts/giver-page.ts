// What givers see of a list: nothing of the parents but what they chose, and nothing of other givers but numbers.

import type { ReservationState } from "../../domain/gifts/gift-choices.ts";
import type { BundleId, LinesOfKind } from "../../domain/gifts/giver-order.ts";
import type { LinkCategory } from "../../domain/shopping/shop-links.ts";
import type { AgeRange, ItemCategory } from "../../domain/vocabulary.ts";
import type { FitInMonth } from "../growth/shown-sizes.ts";

export type GiverLink = { category: LinkCategory; title: string; url: string };

export interface GiverLine {
  key: string;
  name: string;
  /** Null for a wish and for a garment without a size. */
  size: AgeRange | null;
  /** The size as shops in the giver's country print it; null if it is the size itself. */
  shopSize: string | null;
  /** For its drawing; null for a wish. */
  garment: { nameId: string; category: ItemCategory; image: string | null } | null;
  wished: number;
  left: number;
  /** What it is good for. */
  note: string | null;
  /** 'for days around 35°F', if the place is shown. */
  weather: string | null;
  /** That the size isn't sure, and when it is; missing where it is sure. */
  likely?: string;
  links: readonly GiverLink[];
  /** The parents' own link of a wish. */
  wishLink: string | null;
  priceHint: string | null;
}

/** What is used together, to be reserved as one or singly. */
export interface GiverBundle {
  id: BundleId;
  /** 'Warm hat and warm mittens, 6–9 months' */
  what: string;
  /** All pieces of it. */
  pieces: number;
  /** Its parts, as the form names them (contracts/gifts/giver-forms.ts). */
  parts: string;
  lines: readonly { line: GiverLine; pieces: number }[];
}

/** Everything else of one kind; 'wish' is the parents' own wishes. */
export type GiverKind = { kind: LinesOfKind["kind"]; left: number; lines: readonly GiverLine[] };

/** A reservation of the one who looks. */
export interface OwnGift {
  id: string;
  lineKey: string;
  what: string;
  /** The giver's own name. */
  giver: string;
  pieces: number;
  /** The most that it can be changed to. */
  most: number;
  arrivedPieces: number;
  state: ReservationState;
  isOnList: boolean;
  links: readonly GiverLink[];
}

export interface GiverPage {
  /** The number of the last change of what is held. */
  heldVersion: number;
  title: string;
  greeting: string;
  /** Null unless the parents show it. */
  place: string | null;
  /** 'February', unless it is hidden. */
  month: string | null;
  /** 'Ana & Sam'; null if neither parent has given a name. */
  parents: string | null;
  wished: number;
  /** Pieces that others and the one who looks have reserved and that haven't arrived. */
  onTheirWay: number;
  ideas: readonly GiverLine[];
  bundles: readonly GiverBundle[];
  kinds: readonly GiverKind[];
  /** '4 footed sleepers', whose number the page explains; null where nothing is counted. */
  counted: string | null;
  /** What is reserved altogether. */
  taken: readonly GiverLine[];
  hasLinks: boolean;
  own: readonly OwnGift[];
  /** What fits in a month; null if the month of the birth is hidden, which sizes would tell, and once the year is over. */
  fit: FitInMonth | null;
}

/** What is left of one line after a change. */
export interface LineNews {
  /** The line's key (domain/gifts/gift-lines.ts). */
  key: string;
  left: number;
  wished: number;
  /** The number of the change: a page that has seen the one before needs to know no more. */
  version: number;
}

interface Told {
  /** When the list was changed last; 0: not since it is kept. */
  toldAt: number;
  /** How many pages are told: if they have to read, they spread their reading. */
  pages: number;
}

/**
 * Messages of a gift list's channel to givers' open pages, which assets/gift-list.js reads. One message is for all of them, so
 * it has figures only, which every giver sees on the page: no names, and no words, which each page says in its own language.
 *
 * '1795502210520 12': something has changed, so read. With a line, '… 8 12.3-6m 2 5': now 2 of 5 are left, by change 8.
 */
export function giverMessage({ toldAt, pages }: Told, news?: LineNews): string {
  const line = news ? [news.version, news.key, news.left, news.wished] : [];
  return [toldAt, pages, ...line].join(" ");
}
