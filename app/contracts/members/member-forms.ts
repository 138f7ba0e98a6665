// What is sent from a plan's page of people, from the pages that ask before one leaves or hands over, and from an
// invitation's page.

import { z } from "zod";
import { MEMBER_ROLES } from "../../domain/members/roles.ts";
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import { LONGEST_EMAIL } from "../accounts/credentials.ts";
import type { FormContract } from "../form.ts";
import { readStored } from "../stored-json.ts";

const id = z.string().min(1).max(64);
const role = z.enum(MEMBER_ROLES);

/** The address is checked by itself, so that it can be shown again with what is wrong with it. */
export const membersForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("invite"), email: z.string().max(LONGEST_EMAIL).default(""), role }),
  z.object({ intent: z.literal("send-again"), invitation: id }),
  z.object({ intent: z.literal("withdraw"), invitation: id }),
  z.object({ intent: z.literal("change-role"), member: id, role }),
  z.object({ intent: z.literal("remove"), member: id, links: z.literal("change").optional() }),
  z.object({ intent: z.literal("change-links") }),
]);

export type MembersWish = z.output<typeof membersForm>;

export const membersRequest = {
  fields: ["intent", "email", "role", "invitation", "member", "links", "yourName"],
  typed: ["email", "yourName"],
  isShownByPage: true,
} as const satisfies FormContract;

/** The member who becomes the owner. */
export const handOverForm = z.object({ member: id });
export const handOverRequest = { fields: ["member"], typed: [] } as const satisfies FormContract;

/** The button of the page that asks before one leaves. */
export const leaveForm = z.object({ intent: z.literal("leave") });
export const leaveRequest = { fields: ["intent"], typed: [] } as const satisfies FormContract;

/** The token of the invitation that the page showed. */
export const invitationRequest = {
  fields: ["token"],
  typed: [],
  secret: ["token"],
} as const satisfies FormContract;

// What an act in `plan_acts` was done to and with.

const facts = z.object({
  /** The cell; acts of one person on one cell follow each other as one. */
  of: z.string().optional().catch(undefined),
  /** An item's row and its name. */
  item: z.number().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  size: z.enum(AGE_RANGES).optional().catch(undefined),
  /** A count, or a note, before and after; null for none. */
  before: z.union([z.string(), z.number()]).nullable().optional().catch(undefined),
  after: z.union([z.string(), z.number()]).nullable().optional().catch(undefined),
  /** A trip's destination. */
  trip: z.string().optional().catch(undefined),
  /** A change of many counts, which can be taken back as one. */
  bag: z.string().optional().catch(undefined),
});

export type ActFacts = z.infer<typeof facts>;

/** The facts of an act; without any if they can't be read. */
export function readActFacts(text: string): ActFacts {
  return readStored("facts", facts, text) ?? {};
}

const listed = z.array(z.string());

/** The ids or names in a JSON list; none if it's missing or holds something else. */
export function readListedPeople(text: string | null): string[] {
  return readStored("member_ids", listed, text) ?? [];
}
