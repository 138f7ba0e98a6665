import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type FieldState,
  keepNewest,
  newestRow,
  shownItem,
} from "../../../app/components/wardrobe/edit-queue.ts";
import type { ItemEvent } from "../../../app/contracts/live/live-event.ts";

const LOADED = {
  nameId: "socks",
  version: 5,
  owned: owned(2),
  personalNotes: { "0-3m": "loaded" },
  setAside: [],
};

describe("what a page shows of an item", () => {
  it("is what was pushed if that is newer than what was loaded, and never the other way", () => {
    expect(newestRow(LOADED, anEvent(6, 3)).owned).toEqual(owned(3));
    expect(newestRow(LOADED, anEvent(5, 3)).owned).toEqual(owned(2));
    expect(newestRow(LOADED, undefined).owned).toEqual(owned(2));
  });

  it("has the parent's own unsaved count on top, whatever is pushed meanwhile", () => {
    for (const phase of ["saving", "waiting"] as const) {
      expect(shownItem(LOADED, anEvent(9, 3), { "1": aField(phase, 7) }).owned).toEqual(owned(7));
    }
    for (const phase of ["saved", "refused"] as const) {
      expect(shownItem(LOADED, anEvent(9, 3), { "1": aField(phase, 7) }).owned).toEqual(owned(3));
    }
  });

  it("keeps the other ages' counts beside an unsaved one, and an unsaved one of no size is every age's", () => {
    const heard = { ...anEvent(6, 1), owned: { ...owned(1), "3-6m": { Default: { quantity: 4 } } } };
    const fields = { "1": aField("saving", 9) };
    expect(shownItem(LOADED, heard, fields).owned).toEqual({
      ...owned(9),
      "3-6m": { Default: { quantity: 4 } },
    });
    const { owned: everyAge } = shownItem({ ...LOADED, nameId: "burp_cloth" }, heard, fields);
    expect(Object.values(everyAge).map((groups) => groups.Default?.quantity)).toEqual([9, 9, 9, 9, 9, 9]);
  });

  it("F23: ends at the highest version in whatever order and however often events come", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }), (versions) => {
        let heard: Readonly<Record<number, ItemEvent>> = {};
        let shown = 0;
        for (const version of versions) {
          heard = keepNewest(heard, anEvent(version, version));
          const now = newestRow(LOADED, heard[7]).version;
          expect(now).toBeGreaterThanOrEqual(shown);
          shown = now;
        }
        expect(shown).toBe(Math.max(LOADED.version, ...versions));
      }),
    );
  });
});

function owned(quantity: number) {
  return { "0-3m": { Default: { quantity } } };
}

function anEvent(version: number, quantity: number): ItemEvent {
  return {
    type: "item",
    onboardingId: "plan",
    itemId: 7,
    version,
    owned: owned(quantity),
    personalNotes: { "0-3m": `pushed ${version}` },
    setAside: [],
  };
}

function aField(phase: FieldState["phase"], value: number): FieldState {
  const edit = { kind: "quantity", itemId: 7, ageRange: "0-3m", value } as const;
  return { phase, edit, before: 0, unsent: phase === "saving" || phase === "waiting" ? [edit] : [] };
}
