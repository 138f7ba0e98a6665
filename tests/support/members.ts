// People on a plan, as its owner and they themselves bring them there.
import { env } from "cloudflare:workers";
import { planMembers } from "~/data/schema.ts";
import type { MemberRole } from "~/domain/members/roles.ts";
import { type InviteResult, inviteToPlan, joinPlan } from "~/usecases/members/invite-people.ts";
import { db, newestMail } from "./accounts.ts";
import { accountDependencies } from "./known-users.ts";

interface Wish {
  role?: MemberRole;
  now?: number;
  heldBackMs?: number;
}

/** Invites an address to somebody's plan. */
export function invite(
  ownerId: string,
  planId: string,
  email: string,
  { role = "editor", now = Date.now(), heldBackMs = 0 }: Wish = {},
): Promise<InviteResult> {
  return inviteToPlan(accountDependencies({ now }), ownerId, planId, { email, role, heldBackMs });
}

/** The token in the newest invitation to an address. */
export async function invitedToken(email: string): Promise<string> {
  const { text } = (await newestMail(email)).message;
  const [, token] = /\/invitation\?token=([\w-]{22})/.exec(text) ?? [];
  if (!token) throw new Error("The mail carries no invitation");
  return token;
}

/** Takes an invitation. */
export function join(userId: string, token: string, now = Date.now()) {
  return joinPlan({ ...accountDependencies({ now }), tokenSecret: env.TOKEN_SECRET }, userId, token);
}

/** Puts somebody on a plan without an invitation. */
export async function aMember(
  planId: string,
  userId: string,
  role: MemberRole = "editor",
  joinedAt = Date.now(),
): Promise<void> {
  await db.insert(planMembers).values({ onboardingId: planId, userId, role, joinedAt });
}
