// What earlier builds have kept in this browser, carried over into the store of today. Each key is read under its own name's lock: a tab
// of an earlier build that is still open holds it and sends what is under it by itself.

import { isFields } from "~/contracts/shape.ts";
import { keptJson, keysFrom } from "~/lib/browser-store.ts";
import { formsToSend, type Viewer } from "./forms-to-send.ts";
import { isForm } from "./kept-forms.ts";
import { keepUnsent, moveFrom, readHeld, type UnsentPlace, withLock } from "./unsent-store.ts";
import { isOwnBrowser } from "./viewer-mark.ts";

interface Earlier {
  kind: UnsentPlace<unknown>["kind"];
  /** What is under a key, by holder; `tab` is the last part of the key, or empty. */
  read: (kept: unknown, tab: string) => (readonly [holder: string, values: readonly unknown[]])[];
}

const listIn = (kept: unknown): readonly unknown[] => (Array.isArray(kept) ? kept : []);
const fieldsIn = (kept: unknown) => Object.entries(isFields(kept) ? kept : {});
const formsIn: Earlier["read"] = (kept) =>
  fieldsIn(kept).flatMap(([formKey, form]) => (isForm(form) ? [[formKey, [form]]] : []));

/** By how their keys begin: "unsaved-edits:PLAN:TAB", "unsent-ticks:TRIP:TAB", and others for one plan or trip. */
const EARLIER: Readonly<Record<string, Earlier>> = {
  "unsaved-edits": { kind: "items", read: (kept, tab) => [[tab, listIn(kept)]] },
  "lost-edits": { kind: "lost", read: (kept) => [["items", listIn(kept)]] },
  // The first builds kept a trip's ticks as fields, for all tabs together.
  "unsent-ticks": {
    kind: "ticks",
    read: (kept, tab) => [
      [tab, [...listIn(kept), ...fieldsIn(kept).map(([key, value]) => ({ key, value }))]],
    ],
  },
  "unsent-facts": { kind: "facts", read: formsIn },
  "unsent-bags": { kind: "bags", read: formsIn },
};

const isAnything = (value: unknown): value is unknown => value !== undefined;

/** The keys whose locks are waited for. */
const asked = new Set<string>();

/** Carries over what this viewer has entered, and calls back after each key. Whoever sends it checks it then. */
export function carryOver(mark: string | null, onMoved: () => void): void {
  for (const key of keysFrom("")) {
    const [start = "", of = "", tab = ""] = key.split(":");
    const earlier = EARLIER[start];
    if (!earlier || asked.has(key)) continue;
    const move = () => {
      if (!isOwnBrowser(mark)) return;
      const place = { kind: earlier.kind, of, mark, isValue: isAnything };
      const kept = earlier.read(keptJson(key), tab);
      const heldAlready = (holder: string) => (earlier.read === formsIn ? [] : readHeld(place, holder));
      const isMoved = moveFrom(key, () =>
        kept.every(([holder, values], turn) =>
          keepUnsent(place, holder, [...heldAlready(holder), ...values], Date.now() + turn),
        ),
      );
      if (isMoved) onMoved();
    };
    asked.add(key);
    void withLock(key, move)
      .catch(() => {})
      .finally(() => asked.delete(key));
  }
}

/** Sends the forms that this viewer's browser has kept. What pages send is theirs to take over. */
export function sendKept(viewer: Viewer): void {
  carryOver(viewer.mark, () => {
    window.dispatchEvent(new StorageEvent("storage"));
    formsToSend.send(viewer);
  });
  formsToSend.send(viewer);
}
