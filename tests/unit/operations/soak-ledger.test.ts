// What may be stored after a run, given what was acknowledged, refused, or never answered.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Change, createLedger, type Ledger, UNTOLD } from "../../soak/ledger.ts";

const CELL = "item:plan:1/count 0-3m";

function acknowledged(ledger: Ledger, value: string, version: number | null = null): void {
  ledger.acknowledge(ledger.begin(CELL, value), version);
}

const valuesOf = (ledger: Ledger) => [...(ledger.allowed(CELL) ?? [])];

describe("what a cell may hold", () => {
  it("is anything, as long as nothing was acknowledged", () => {
    const ledger = createLedger();
    expect(ledger.allowed(CELL)).toBeNull();
    ledger.lose(ledger.begin(CELL, "1"));
    ledger.refuse(ledger.begin(CELL, "2"));
    expect(ledger.allowed(CELL)).toBeNull();
  });

  it("is the last acknowledged value", () => {
    const ledger = createLedger();
    acknowledged(ledger, "1");
    acknowledged(ledger, "2");
    expect(valuesOf(ledger)).toEqual(["2"]);
  });

  it("is what the answer to a step told, and anything after one that was never answered", () => {
    const ledger = createLedger();
    acknowledged(ledger, "1");
    ledger.acknowledge(ledger.begin(CELL, UNTOLD), null, "2");
    expect(valuesOf(ledger)).toEqual(["2"]);
    ledger.lose(ledger.begin(CELL, UNTOLD));
    expect(valuesOf(ledger)).toEqual(["2", UNTOLD]);
  });

  it("is one that was sent later and never answered, but none that was refused", () => {
    const ledger = createLedger();
    ledger.lose(ledger.begin(CELL, "before"));
    acknowledged(ledger, "1");
    ledger.lose(ledger.begin(CELL, "later"));
    ledger.refuse(ledger.begin(CELL, "refused"));
    expect(valuesOf(ledger)).toEqual(["1", "later"]);
  });

  it("is either of two that were under way at once, until a version says which came last", () => {
    const at = (first: number | null, second: number | null) => {
      const ledger = createLedger();
      const [one, other] = [ledger.begin(CELL, "one"), ledger.begin(CELL, "other")];
      ledger.acknowledge(one, first);
      ledger.acknowledge(other, second);
      return valuesOf(ledger);
    };
    expect(at(null, null)).toEqual(["one", "other"]);
    expect(at(3, 2)).toEqual(["one"]);
    expect(at(2, 3)).toEqual(["other"]);
  });

  it("is judged over all names of one cell", () => {
    const ledger = createLedger();
    acknowledged(ledger, "1");
    ledger.acknowledge(ledger.begin("item:plan:1/count 3-6m", "2"));
    expect([...(ledger.allowed(CELL, "item:plan:1/count 3-6m") ?? [])]).toEqual(["2"]);
  });

  it("holds what a server does that carries each change out at some moment before its fate is known, or never", () => {
    fc.assert(fc.property(fc.array(aChange, { maxLength: 12 }), (given) => isAllowed(given)));
  });
});

const aChange = fc.record({
  fate: fc.constantFrom("acknowledged", "refused", "unknown"),
  /** For a change whose fate is unknown. */
  isApplied: fc.boolean(),
  /** Whether the next one is sent before this one's fate is known. */
  overlaps: fc.boolean(),
});

type Given = typeof aChange extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Simulates a server that applies changes in the order they were sent; returns whether the ledger accepts the
 * result.
 */
function isAllowed(given: readonly Given[]): boolean {
  const ledger = createLedger();
  let [stored, version] = ["before", 1];
  let ends: (() => void)[] = [];
  for (const [index, { fate, isApplied, overlaps }] of given.entries()) {
    const change = ledger.begin(CELL, String(index));
    if (fate === "acknowledged" || (fate === "unknown" && isApplied)) {
      [stored, version] = [String(index), version + 1];
    }
    ends.push(endOf(ledger, change, fate, version));
    if (overlaps && index < given.length - 1) continue;
    for (const end of ends) end();
    ends = [];
  }
  const allowed = ledger.allowed(CELL);
  return allowed === null || allowed.has(stored);
}

function endOf(ledger: Ledger, change: Change, fate: Given["fate"], version: number): () => void {
  switch (fate) {
    case "acknowledged":
      return () => ledger.acknowledge(change, version);
    case "refused":
      return () => ledger.refuse(change);
    case "unknown":
      return () => ledger.lose(change);
    default:
      return fate satisfies never;
  }
}

it("the versions of a subject are those of all its cells", () => {
  const ledger = createLedger();
  acknowledged(ledger, "1", 2);
  ledger.acknowledge(ledger.begin("item:plan:1/note 0-3m", "a"), 3);
  ledger.acknowledge(ledger.begin("item:plan:10/note 0-3m", "a"), 7);
  ledger.lose(ledger.begin(CELL, "4"));
  expect(ledger.versionsOf("item:plan:1")).toEqual([2, 3]);
});
