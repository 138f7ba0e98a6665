// What the channel of a gift list says to givers' open pages; assets/gift-list.js reads it. One message is for all of them, so
// it has figures only, which every giver sees on the page: no names, and no words, which each page says in its own language.

/** What is left of one line after a change. */
export interface LineNews {
  /** The line's key (domain/gifts/gift-target.ts). */
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

/** '1795502210520 12': something has changed, so read. With a line, '… 8 12.3-6m 2 5': now 2 of 5 are left, by change 8. */
export function giverMessage({ toldAt, pages }: Told, news?: LineNews): string {
  const line = news ? [news.version, news.key, news.left, news.wished] : [];
  return [toldAt, pages, ...line].join(" ");
}
