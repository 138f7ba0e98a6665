// "Will it fit in December?", as pages show it.

export interface FitAnswer {
  /** 'December 2027: 3–6m' */
  text: string;
  /** Whether two sizes are as likely. */
  isBetween: boolean;
  /** How warm it is then; null if that isn't known. */
  warmth: string | null;
  /** At most five, the most needed first. */
  pieces: string[];
}

export interface FitInMonth {
  /** 'yyyy-MM', and 'Dec 2027'. */
  months: { value: string; label: string }[];
  /** The one asked about, or the coldest. */
  chosen: string;
  /** Null until a month is asked about. */
  answer: FitAnswer | null;
}
