// The soak's checks can fail: each kind of damage is found, and an intact state passes.
import { describe, expect, it } from "vitest";
import { judgeCells } from "../../soak/invariants/cells.ts";
import type { Evidence, Finding } from "../../soak/invariants/finding.ts";
import { judgeLeftovers } from "../../soak/invariants/leftovers.ts";
import { judgePlans } from "../../soak/invariants/plans.ts";
import { judgeServer } from "../../soak/invariants/server.ts";
import { judgeShared } from "../../soak/invariants/shared.ts";
import { judgeTrips } from "../../soak/invariants/trips.ts";
import { createLedger } from "../../soak/ledger.ts";
import type { Row } from "../../soak/rows.ts";
import { createTally } from "../../soak/tally.ts";
import { createTown } from "../../soak/town.ts";

const NOW = 1_800_000_000_000;

const PLAN: Row = {
  onboarding_id: "plan",
  user_id: "user",
  email: "parent@example.test",
  attempt_number: 1,
  status: "completed",
  lease_until: null,
  deleted_at: null,
  expected_due_date: "2027-01-01",
  replication_snapshot: null,
  counts_toward_quota: 1,
  submission_key: "key:55401",
  card_title: null,
};

function anItem(number: number, fields: Row = {}): Row {
  return {
    dashboard_item_id: number,
    clothing_id: number,
    clothing_name_id: number === 2 ? "bib_drool" : `garment_${number}`,
    onboarding_id: "plan",
    user_id: "user",
    owner_id: null,
    user_added_quantities: '{"0-3m":{"Default":{"quantity":3}}}',
    personal_notes: "{}",
    set_aside: "[]",
    removed_at: null,
    version: 2,
    ...fields,
  };
}

/** A single plan with its items, and their counts. */
function anEvidence(stored: Partial<Evidence["stored"]> = {}): Evidence {
  return {
    town: createTown(
      "http://localhost",
      createLedger(() => 0),
      createTally(),
    ),
    stored: {
      attempts: [PLAN],
      items: Array.from({ length: 73 }, (_, index) => anItem(index + 1)),
      clothing: [],
      profiles: [
        {
          user_id: "user",
          account: "parent@example.test",
          quiz_attempts_count: 1,
          selected_onboarding_id: "plan",
        },
      ],
      outbox: [],
      preferences: [],
      images: [],
      objects: [],
      trips: [],
      packed: [],
      lists: [],
      wishes: [],
      reservations: [],
      members: [],
      invitations: [],
      ...stored,
    },
    mails: { requests: [], sent: [] },
    log: "",
    readAt: NOW,
  };
}

function brokenIn(evidence: Evidence): string[] {
  const judgements = [judgePlans, judgeTrips, judgeShared, judgeCells, judgeLeftovers, judgeServer];
  const findings: Finding[] = judgements.flatMap((judgement) => judgement(evidence));
  return findings.flatMap(({ broken }) => broken);
}

describe("a state after a run", () => {
  it("that is whole is not complained about", () => {
    const evidence = anEvidence();
    const { ledger, makings } = evidence.town;
    ledger.acknowledge(ledger.begin("item:plan:1/count 0-3m", "3"), 2);
    makings.push({ what: "plan", email: "parent@example.test", formKey: "key", ids: ["plan", "plan"] });
    expect(brokenIn(evidence)).toEqual([]);
  });

  it("in which an acknowledged count is lost, or counted no version, is broken", () => {
    const evidence = anEvidence();
    const { ledger } = evidence.town;
    ledger.acknowledge(ledger.begin("item:plan:1/count 0-3m", "4"), 2);
    ledger.acknowledge(ledger.begin("item:plan:3/note 0-3m", ""), 2);
    ledger.acknowledge(ledger.begin("item:plan:3/note 0-3m", ""), 2);
    expect(brokenIn(evidence)).toEqual([
      'item:plan:1/count 0-3m is "3" instead of ["4"]: "4" acknowledged, 00:00:00.000 to 00:00:00.000',
      "item:plan:3 gave one version twice: 2,2",
    ]);
  });

  it("in which a wish is reserved twice, a reservation is lost, or a plan doesn't list its people, is broken", () => {
    const wish = { id: "seat", onboarding_id: "plan", pieces: 2 };
    const held = { onboarding_id: "plan", wish_id: "seat", arrived_pieces: 0 };
    const evidence = anEvidence({
      wishes: [wish],
      reservations: [
        { ...held, id: "a", form_key: "one", pieces: 1 },
        { ...held, id: "b", form_key: "two", pieces: 2, arrived_pieces: 3 },
      ],
      members: [{ onboarding_id: "plan", user_id: "sam", email: "sam@example.test" }],
    });
    const gift = { token: "t", planId: "plan", item: "seat", pieces: 1, cookie: "" };
    const fate = { isUndone: false, hasArrived: false };
    evidence.town.gifts.push({ ...gift, ...fate, formKey: "one", ids: ["a"] });
    evidence.town.gifts.push({ ...gift, ...fate, formKey: "lost", ids: ["c"] });
    expect(brokenIn(evidence)).toEqual(["seat: 3 of 2", "lost", "b", "plan lists , not sam"]);
  });

  it("is whole where an item was made by somebody else on the plan, and where gifts have arrived since a count", () => {
    const evidence = anEvidence({
      items: Array.from({ length: 73 }, (_, index) =>
        anItem(index + 1, index === 5 ? { user_id: "sam" } : {}),
      ),
      attempts: [{ ...PLAN, member_ids: '["sam"]' }],
      members: [{ onboarding_id: "plan", user_id: "sam", email: "sam@example.test" }],
    });
    const { ledger, gifts } = evidence.town;
    const gift = { token: "t", planId: "plan", item: "1.0-3m", pieces: 1, cookie: "", formKey: "k", ids: [] };
    gifts.push({ ...gift, isUndone: true, hasArrived: true });
    ledger.acknowledge(ledger.begin("item:plan:1/count 0-3m", "2"), 2);
    expect(brokenIn(evidence)).toEqual([]);
    gifts.pop();
    expect(brokenIn(evidence)).toEqual([
      'item:plan:1/count 0-3m is "3" instead of ["2"]: "2" acknowledged, 00:00:00.000 to 00:00:00.000',
    ]);
  });

  it("is whole where what has no size was counted later at another age", () => {
    const evidence = anEvidence();
    const { ledger } = evidence.town;
    ledger.acknowledge(ledger.begin("item:plan:2/count 0-3m", "9"));
    ledger.acknowledge(ledger.begin("item:plan:2/count 3-6m", "3"));
    const counted = '{"0-3m":{"Default":{"quantity":3}},"3-6m":{"Default":{"quantity":3}}}';
    const items = evidence.stored.items.map((row) =>
      row.dashboard_item_id === 2 ? { ...row, user_added_quantities: counted } : row,
    );
    expect(brokenIn({ ...evidence, stored: { ...evidence.stored, items } })).toEqual([]);
  });

  it.each([
    [
      "a plan that is stuck",
      { attempts: [{ ...PLAN, status: "processing_calcs", lease_until: NOW }] },
      /is processing_calcs/,
    ],
    ["a plan with an item too few", { items: anEvidence().stored.items.slice(1) }, /72 of the catalogue/],
    [
      "an item of somebody else",
      { items: [...anEvidence().stored.items.slice(1), anItem(1, { user_id: "other" })] },
      /1 of others/,
    ],
    ["a counter that is not the count", { attempts: [{ ...PLAN, counts_toward_quota: 0 }] }, /counts 1 of 0/],
    [
      "a deleted plan that is never emptied",
      { attempts: [{ ...PLAN, deleted_at: NOW - 200_000 }] },
      /is not empty/,
    ],
    ["a final dashboard that is not there", { attempts: [], items: [] }, /has chosen plan/],
    ["an item without its plan", { attempts: [] }, /^item 1$/],
    [
      "a garment without an item",
      { clothing: [{ clothing_id: 100_000, owner_id: "user" }] },
      /garment 100000/,
    ],
    [
      "a mail that waits",
      { outbox: [{ idempotency_key: "a", kind: "reset", status: "queued" }] },
      /is queued, 0 have left/,
    ],
    ["an object without a picture", { objects: ["uploads/gone"] }, /uploads\/gone/],
    [
      "a picture without its variants",
      { images: [{ image_id: "a", content_hash: "b", clothing_id: 1, status: "ready" }] },
      /a has 0 variants/,
    ],
    [
      "a trip that waits",
      { trips: [{ id: "t", status: "pending", lease_until: null, deleted_at: null, weather: null }] },
      /trip t is pending/,
    ],
    [
      "something packed for nobody",
      { packed: [{ travel_plan_id: "t", item_name: "Hat", user_id: "user" }] },
      /Hat of t/,
    ],
  ] satisfies [string, Partial<Evidence["stored"]>, RegExp][])("with %s is broken", (_, stored, words) => {
    expect(brokenIn(anEvidence(stored))).toContainEqual(expect.stringMatching(words));
  });

  it("is whole where a mail came again because its provider failed, whatever else the line says", () => {
    const fields = { messageId: "a", queue: "layette-mail", attempts: 1, error: "MailFault: status 429" };
    const log = JSON.stringify({ level: "error", event: "queue_message_failed", ...fields });
    expect(brokenIn({ ...anEvidence(), log })).toEqual([]);
  });

  it("is broken where a form made two, an answer was 500, or the log tells of an error", () => {
    const evidence = anEvidence();
    evidence.town.makings.push({
      what: "copy",
      email: "parent@example.test",
      formKey: "twice",
      ids: ["plan", "other"],
    });
    evidence.town.tally.answer(500, 1, "GET /dashboards");
    const log = '{"level":"info","event":"sweep"}\n{"level":"error","event":"request_failed"}\n';
    expect(brokenIn({ ...evidence, log })).toEqual([
      "copy twice was made 2 times",
      "500 for GET /dashboards",
      '{"level":"error","event":"request_failed"}',
    ]);
  });
});
