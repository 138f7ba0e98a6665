// What may be stored after a run, judged by what was acknowledged, refused and never answered.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLedger, type Ledger } from "../../soak/ledger.ts";

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
    const fates = fc.constantFrom("acknowledged", "refused", "applied and unknown", "unknown");
    const changes = fc.array(fc.record({ fate: fates, overlaps: fc.boolean() }), { maxLength: 12 });
    fc.assert(
      fc.property(changes, (given) => {
        const ledger = createLedger();
        let stored: string | null = null;
        let version = 1;
        let waiting: (() => void)[] = [];
        for (const [index, { fate, overlaps }] of given.entries()) {
          const value = String(index);
          const change = ledger.begin(CELL, value);
          if (fate === "acknowledged" || fate === "applied and unknown") {
            stored = value;
            version += 1;
          }
          const known = version;
          const end = () => {
            if (fate === "acknowledged") ledger.acknowledge(change, known);
            else if (fate === "refused") ledger.refuse(change);
            else ledger.lose(change);
          };
          waiting.push(end);
          if (overlaps) continue;
          for (const one of waiting) one();
          waiting = [];
        }
        for (const one of waiting) one();
        const allowed = ledger.allowed(CELL);
        expect(allowed === null || allowed.has(String(stored))).toBe(true);
      }),
    );
  });
});

it("the versions of a subject are those of all its cells", () => {
  const ledger = createLedger();
  acknowledged(ledger, "1", 2);
  ledger.acknowledge(ledger.begin("item:plan:1/note 0-3m", "a"), 3);
  ledger.acknowledge(ledger.begin("item:plan:10/note 0-3m", "a"), 7);
  ledger.lose(ledger.begin(CELL, "4"));
  expect(ledger.versionsOf("item:plan:1")).toEqual([2, 3]);
});
