// What a list, as it was read, answers to a form: by table, without a database.
import { describe, expect, it } from "vitest";
import {
  type AddedFit,
  addedFitOf,
  type Fit,
  fitOf,
  piecesFit,
  whyNone,
  whyUnchanged,
} from "../../../app/domain/gifts/gift-decisions.ts";
import {
  type GiftLine,
  type GiftTarget,
  type HeldPieces,
  MAX_OPEN_PER_BROWSER,
  MAX_RESERVATIONS,
  MAX_RESERVED_PIECES,
  targetKey,
  targetOf,
} from "../../../app/domain/gifts/gift-lines.ts";

const wish = (wishId: string): GiftTarget => ({ kind: "wish", wishId });

const line = (wishId: string, left: number, pieces: { owned?: number; reserved?: number } = {}): GiftLine => {
  const { owned = 0, reserved = 0 } = pieces;
  const counted = { needed: left + owned + reserved, owned, reserved, left };
  return {
    ...{ kind: "wish", wishId, key: targetKey(wish(wishId)), name: wishId, link: null, priceHint: null },
    ...counted,
  };
};

const held = (wishId: string, pieces = 1, arrivedPieces = 0): HeldPieces => ({
  ...{ clothingId: null, size: null, wishId, pieces, arrivedPieces },
});

const many = (count: number) => Array.from({ length: count }, () => held("other"));

const THREE = [line("a", 2), line("b", 1), line("c", 4)];

const asked = (...parts: [string, number][]) => {
  const [first, ...others] = parts.map(([wishId, pieces]) => ({ target: wish(wishId), pieces }));
  if (!first) throw new Error("Nothing is asked for");
  return { ...first, ...(others.length > 0 && { others }) };
};

interface Case {
  lines?: readonly GiftLine[];
  reservations?: readonly HeldPieces[];
  own?: readonly HeldPieces[];
}

/** The kind, and the lines that it is about. */
const said = (fit: Fit) =>
  fit.kind === "fits" ? fit.parts.map((part) => `${part.pieces} ${part.line.name}`).join() : fit;

describe("a giver's form", () => {
  it.each<[string, ReturnType<typeof asked>, Case, ReturnType<typeof said>]>([
    ["takes a line's last pieces", asked(["a", 2]), {}, "2 a"],
    ["takes all of a bundle", asked(["a", 1], ["b", 1], ["c", 4]), {}, "1 a,1 b,4 c"],
    ["takes the rest of a bundle", asked(["a", 1], ["b", 2], ["gone", 1], ["c", 1]), {}, "1 a,1 c"],
    ["takes the rest where its own line is taken", asked(["a", 3], ["b", 1]), {}, "1 b"],
    ["isn't for a line that is gone", asked(["gone", 1]), {}, { kind: "gone" }],
    ["is told what is left", asked(["a", 3]), {}, { kind: "taken", left: 2, why: "taken" }],
    ["is told of its first line", asked(["b", 2], ["a", 3]), {}, { kind: "taken", left: 1, why: "taken" }],
    [
      "is told that the family has it",
      asked(["a", 1]),
      { lines: [line("a", 0, { owned: 3 })], own: [held("a", 3, 3)] },
      { kind: "taken", left: 0, why: "owned" },
    ],
    [
      "is told that it's the giver's own",
      asked(["a", 1]),
      { lines: [line("a", 0, { owned: 1, reserved: 2 })], own: [held("b", 4), held("a", 2)] },
      { kind: "taken", left: 0, why: "yours" },
    ],
    [
      "is told that others were faster, too",
      asked(["a", 1]),
      { lines: [line("a", 0, { reserved: 3 })], own: [held("a", 2)] },
      { kind: "taken", left: 0, why: "taken" },
    ],
    ["is a browser's last one", asked(["a", 1]), { own: many(MAX_OPEN_PER_BROWSER - 1) }, "1 a"],
    [
      "is too large a bundle for a browser",
      asked(["a", 1], ["b", 1]),
      { own: many(MAX_OPEN_PER_BROWSER - 1) },
      { kind: "browser-full" },
    ],
    ["is a list's last one", asked(["a", 1]), { reservations: many(MAX_RESERVATIONS - 1) }, "1 a"],
    [
      "is too large a bundle for a list",
      asked(["a", 1], ["b", 1]),
      { reservations: many(MAX_RESERVATIONS - 1) },
      { kind: "list-full" },
    ],
    [
      "has more pieces than a list holds",
      asked(["a", 2]),
      { reservations: [held("other", MAX_RESERVED_PIECES - 1)] },
      { kind: "list-full" },
    ],
  ])("%s", (_, form, { lines = THREE, reservations = [], own = [] }, expected) => {
    expect(said(fitOf({ lines, reservations }, form, own))).toEqual(expected);
  });
});

describe("a gift that parents add", () => {
  const form = { target: wish("a"), pieces: 2, formKey: "form" };
  const stored = (formKey: string, pieces = 1) => ({ ...held("b", pieces), formKey });

  it.each<[string, Partial<typeof form>, ReturnType<typeof stored>[], number | null, AddedFit["kind"]]>([
    ["is taken", {}, [stored("other")], null, "fits"],
    ["is taken once a form, whatever has happened since", { pieces: 9 }, [stored("form")], 1, "added"],
    ["isn't taken once the list is closed", {}, [], 1, "closed"],
    ["isn't taken for a line that is gone", { target: wish("gone") }, [], null, "gone"],
    ["isn't taken beyond what is left", { pieces: 3 }, [], null, "taken"],
    ["isn't taken by a full list", {}, [stored("other", MAX_RESERVED_PIECES - 1)], null, "full"],
    [
      "isn't the 301st",
      {},
      many(MAX_RESERVATIONS).map((one, at) => ({ ...one, formKey: `${at}` })),
      null,
      "full",
    ],
  ])("%s", (_, fields, reservations, closedAt, kind) => {
    const list = { lines: THREE, reservations, list: { closedAt } };
    expect(addedFitOf(list, { ...form, ...fields }).kind).toBe(kind);
  });
});

describe("a giver's reservation", () => {
  const arrived = { kind: "arrived", arrived: 2, pieces: 3 };

  it.each<[string, HeldPieces, number, object]>([
    ["grows by what is left", held("a", 3), 5, { kind: "fits" }],
    ["grows no further", held("a", 3), 6, { kind: "taken", most: 5 }],
    ["shrinks to what has arrived", held("a", 3, 2), 2, { kind: "fits" }],
    ["shrinks no further", held("a", 3, 2), 1, arrived],
    ["shrinks where the plan needs none anymore", held("gone", 3), 1, { kind: "fits", line: null }],
    ["doesn't grow there", held("gone", 3), 4, { kind: "taken", most: 3 }],
  ])("%s", (_, own, pieces, expected) => {
    expect(piecesFit({ lines: THREE }, own, pieces)).toMatchObject(expected);
  });

  it.each<[string, Parameters<typeof whyUnchanged>[0], object]>([
    ["nobody has", undefined, { kind: "not-yours" }],
    ["of which pieces are with the parents", { ...held("a", 3, 2), state: "reserved" }, arrived],
    ["that waits for approval", { ...held("a"), state: "waiting" }, { kind: "waiting" }],
    ["that has changed meanwhile", { ...held("a"), state: "reserved" }, { kind: "busy" }],
  ])("%s isn't changed, and says why", (_, own, expected) => {
    expect(whyUnchanged(own)).toEqual(expected);
  });

  it("counts for its own line alone", () => {
    const own = [held("b", 9), held("a", 1)];
    expect(own.map((one) => targetKey(targetOf(one)))).toEqual(["wish.b", "wish.a"]);
    expect(whyNone(line("a", 0, { reserved: 2 }), own)).toBe("taken");
  });
});
