// Who hears of which act on a plan, and by which live events. tests/integration/live/acts-told.test.ts carries each of them out,
// and tests/unit/live/acts.test.ts writes them down in docs/live.md.
import type { LiveEvent } from "../../app/contracts/live/live-event.ts";

type Heard = readonly LiveEvent["type"][];

export interface Told {
  /** The plan's owner. */
  owner: Heard;
  /** Somebody else on the plan. */
  others: Heard;
  /** The member whom the act is about, or who acts. */
  member: Heard;
  /** Whether givers' open pages of the plan's gift list read it again. */
  givers: boolean;
}

const everyone = (type: LiveEvent["type"], givers = true): Told => ({
  owner: [type],
  others: [type],
  member: [type],
  givers,
});
const LEFT: Told = { owner: ["attempt"], others: ["attempt"], member: ["membership"], givers: true };
const OWNERS: Told = { owner: ["membership"], others: [], member: [], givers: false };

export const ACTS_TOLD = {
  "invite somebody": OWNERS,
  "withdraw an invitation": OWNERS,
  "accept an invitation": everyone("attempt"),
  "change a member's role": { ...everyone("attempt"), member: ["attempt", "membership"] },
  "remove a member": LEFT,
  "leave a plan": LEFT,
  "hand a plan over": {
    ...everyone("attempt"),
    owner: ["attempt", "membership"],
    member: ["attempt", "membership"],
  },
  "delete the account of a member": { ...everyone("attempt"), member: [] },
  "delete the account of the owner": { ...everyone("attempt"), owner: [] },
  "count pieces": everyone("item"),
  "set an item aside": everyone("item"),
  "change a note": everyone("item", false),
  "save a bag": everyone("item"),
  "have enough of a size": everyone("item"),
  "add an item of one's own": everyone("item"),
  "rename a plan": everyone("attempt"),
  "name the babies": everyone("attempt"),
  "name oneself": everyone("attempt"),
  "record the birth": everyone("attempt", false),
  "work the plan out again": everyone("attempt"),
  "delete a plan": everyone("attempt"),
  "restore a plan": everyone("attempt"),
  "reserve a gift": everyone("gifts"),
  "undo a gift": everyone("gifts"),
  "mark a gift as bought": everyone("gifts", false),
  "change the gift list": everyone("gifts"),
} as const satisfies Readonly<Record<string, Told>>;

export type ActTold = keyof typeof ACTS_TOLD;
