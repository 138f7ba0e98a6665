// Which English each text of a language was translated from, as a short hash of each, so that a change in English is noticed in the
// other languages. A reformatted function is the same function.
import { createHash } from "node:crypto";
import type { Leaf } from "./leaves.ts";
import { addressOf } from "./pairs.ts";

/** The modules of app/words/en by their paths, taken apart. */
export type English = ReadonlyMap<string, ReadonlyMap<string, Leaf>>;

/** Hashes of English texts by module and place. */
export type Seen = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A text or function that has changed in English, or is new there, since someone has looked at its translation. */
export interface Unseen {
  path: string;
  leaf: Leaf;
  isNew: boolean;
}

/** What no one has looked at in a language. */
export function unseenIn(english: English, seen: Seen): Unseen[] {
  return leavesIn(english).flatMap(({ path, leaf }) => {
    const hash = seen[path]?.[leaf.at];
    return hash === hashOf(leaf) ? [] : [{ path, leaf, isNew: hash === undefined }];
  });
}

/** The same with some addresses looked at, and without those that English doesn't have anymore. */
export function withSeen(english: English, seen: Seen, isSeen: (address: string) => boolean): Seen {
  const now: Record<string, Record<string, string>> = {};
  for (const { path, leaf } of leavesIn(english)) {
    const hash = isSeen(addressOf(path, leaf.at)) ? hashOf(leaf) : seen[path]?.[leaf.at];
    if (hash === undefined) continue;
    now[path] ??= {};
    now[path][leaf.at] = hash;
  }
  return now;
}

/** Whether an address is meant by a path: of a folder, of a module, of an export, or of a text; "app/words/en/" may stand before it. */
export function isAt(address: string, path: string): boolean {
  const wanted = path.replace(/^app\/words\/en\//, "").replace(/\/$/, "");
  return address === wanted || ["/", "#", ".", "("].some((mark) => address.startsWith(wanted + mark));
}

/** Everything that English says, with its module. */
export function leavesIn(english: English): { path: string; leaf: Leaf }[] {
  return [...english].flatMap(([path, module]) => [...module.values()].map((leaf) => ({ path, leaf })));
}

function hashOf({ shape, words }: Leaf): string {
  const said = JSON.stringify([shape, words.map(({ text }) => text)]);
  return createHash("sha256").update(said).digest("hex").slice(0, 8);
}
