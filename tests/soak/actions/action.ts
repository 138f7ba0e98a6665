// What an action is: something that somebody does in one tab.
import type { Outcome } from "../client.ts";
import { settle, type Tab } from "../town.ts";

/** Does it and says how it ended; null where there is nothing to do it with. */
export type Act = (tab: Tab) => Promise<Outcome | null>;

export interface Action {
  kind: string;
  /** How often it is chosen, compared with the others. */
  weight: number;
  act: Act;
}

/** Sends a change of a cell and enters its fate. */
export async function change(
  { town: { ledger } }: Tab,
  cell: string,
  value: string,
  send: () => Promise<Outcome>,
): Promise<Outcome> {
  const entry = ledger.begin(cell, value);
  const outcome = await send();
  settle(ledger, entry, outcome);
  return outcome;
}

/** Sends a form once, or twice at once as from two tabs. */
export async function maybeTwice(
  { random }: Tab,
  send: () => Promise<Outcome>,
): Promise<[Outcome, ...Outcome[]]> {
  if (!random.chance(0.25)) return [await send()];
  return Promise.all([send(), send()]);
}
