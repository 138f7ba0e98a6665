// What an action is: something that somebody does in one tab.
import type { Outcome } from "../client.ts";
import { partsOf } from "../invariants/stored-cells.ts";
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
  tab: Tab,
  cell: string,
  value: string,
  send: () => Promise<Outcome>,
): Promise<Outcome> {
  const { ledger } = tab.town;
  const entry = ledger.begin(cell, value);
  const outcome = await send();
  settle(ledger, entry, outcome);
  learn(tab, cell, outcome);
  return outcome;
}

/** Notes the version of an item that the answer to a change told. */
export function learn({ memory }: Tab, cell: string, { fate, body }: Outcome): void {
  const { kind, itemId } = partsOf(cell);
  if (kind === "item" && fate === "acknowledged" && typeof body?.version === "number")
    memory.learn(itemId, body.version, true);
}

/** Sends a form once, or twice at once as from two tabs. */
export async function maybeTwice(
  { random }: Tab,
  send: () => Promise<Outcome>,
): Promise<[Outcome, ...Outcome[]]> {
  if (!random.chance(0.25)) return [await send()];
  return Promise.all([send(), send()]);
}
