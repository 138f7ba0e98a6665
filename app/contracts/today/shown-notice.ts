// What the page of one's own morning notice shows.
import type { NoticeTimes } from "../../domain/today/morning-notice.ts";
import type { ShownSituation } from "../../domain/today/shown-situation.ts";

export interface ShownNotice extends NoticeTimes {
  /** Null for the usual one. */
  situation: ShownSituation | null;
  onlyChanges: boolean;
  /** On devices in place of an email. */
  byPush: boolean;
  /** 'An email at 7:00 AM, every day, only when it changes. Next: tomorrow.' */
  words: string;
}

/** A browser with notifications. */
export interface ShownDevice {
  id: string;
  /** SHA-256 of its address at its push service, by which a browser knows itself. */
  mark: string;
  /** False while its owner is logged out there. */
  isOn: boolean;
  /** 'Safari on iPhone, since Nov 28, 2026' */
  words: string;
}

/** How notices can come to devices. */
export interface ShownPush {
  /** For the browser's subscription. */
  publicKey: string;
  devices: readonly ShownDevice[];
}

export const DAY_PREFIX = "day-";

/** The name of a weekday's box in the form; 0 is Sunday. */
export function dayField(weekday: number): string {
  return `${DAY_PREFIX}${weekday}`;
}

/** In the order of the form, whose week begins on Monday. */
export const FORM_WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

/** The page that a notice's last link opens; mail programs send there as well. */
export const END_NOTICE_PATH = "/unsubscribe/notice";
