// What is sent from a plan's page of people, from the pages that ask before one leaves or hands over, and from an
// invitation's page.

import { z } from "zod";
import { MEMBER_ROLES } from "../../domain/members/roles.ts";
import { LONGEST_EMAIL } from "../accounts/credentials.ts";
import type { FormContract } from "../form.ts";

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
