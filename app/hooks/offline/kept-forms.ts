// Forms that were sent without a network, kept in the browser until they are sent. The key of a form makes it one act, however
// often it is sent.
import { isFields, isText, recordOf, type Shaped } from "~/contracts/shape.ts";
import { keepText, keptJson } from "~/lib/browser-store.ts";

const isForm = recordOf(isText, isText);

/** The fields of a form. */
export type KeptForm = Shaped<typeof isForm>;

/** As many as anyone sends on one flight. */
const MOST_KEPT = 20;

/** A plan's forms of one kind. */
export interface KeptPlace {
  /** The kind: the beginning of the key in the browser's store. */
  store: "unsent-facts" | "unsent-bags";
  planId: string;
}

const storeKey = ({ store, planId }: KeptPlace) => `${store}:${planId}`;

/** The kept forms by their keys; skips anything invalid. */
export function readKeptForms(place: KeptPlace): Record<string, KeptForm> {
  const kept = keptJson(storeKey(place));
  return Object.fromEntries(
    Object.entries(isFields(kept) ? kept : {}).filter((entry): entry is [string, KeptForm] =>
      isForm(entry[1]),
    ),
  );
}

/**
 * Keeps a form, or forgets it if it is null. False if there is no room: what waits already isn't given up for another, and its
 * author still has the other on the page.
 */
export function keepForm(place: KeptPlace, formKey: string, form: KeptForm | null): boolean {
  const { [formKey]: _, ...others } = readKeptForms(place);
  const kept = form ? { ...others, [formKey]: form } : others;
  const waiting = Object.keys(kept).length;
  if (form && waiting > MOST_KEPT) return false;
  keepText(storeKey(place), waiting > 0 ? JSON.stringify(kept) : null);
  return form === null || formKey in readKeptForms(place);
}
