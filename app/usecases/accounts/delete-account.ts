// Deletes accounts, and ends sessions: this one, another device's, or all of them. The row goes first, then its open sockets.

import type { z } from "zod";
import type { deleteAccountForm } from "~/contracts/accounts/account-forms.ts";
import { readListedPeople } from "~/contracts/members/stored-acts.ts";
import { deleteAccount as removeAccount } from "~/data/accounts/delete-account-rows.server.ts";
import { findCredentials } from "~/data/accounts/password-rows.server.ts";
import { insertMailStatement } from "~/data/mail/mail-outbox.server.ts";
import { selectEditorsOfOwn, selectOthersShared, selectOwnShared } from "~/data/members/people.server.ts";
import { selectOwnGiftChannels } from "~/data/plans/gift-channel.server.ts";
import type { PlanRow } from "~/data/plans/plans.server.ts";
import {
  deleteSession,
  deleteSessionOfUser,
  deleteSessionsOfUser,
  sessionTag,
} from "~/data/sessions.server.ts";
import { heirsOf } from "~/domain/members/plan-acts.ts";
import { isProofFresh } from "~/domain/session-life.ts";
import { newId } from "~/lib/new-id.ts";
import { verifyPassword } from "~/services/auth/password-hash.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announcePlan } from "~/usecases/plans/under-lease.ts";
import { prepareDeletionNotice } from "./account-notices.ts";

/** `choice-needed`: a plan has an editor, and it wasn't said, or can't be done, what becomes of it. */
type DeleteAccountResult = "deleted" | "password-wrong" | "proof-needed" | "choice-needed";

/**
 * Permanently removes the account and everything the user owns, closes its open pages, and sends the owner a
 * last mail. Requires the password; an account without one must have been proved recently (`provedAt`, epoch
 * milliseconds). Plans with editors are handed over, or go too, as `plans` says.
 */
export async function deleteAccount(
  { db, live, outbox, now }: Needs<"db" | "outbox" | "live" | "now">,
  { id, provedAt }: { id: string; provedAt: number },
  { password = "", plans }: z.output<typeof deleteAccountForm>,
): Promise<DeleteAccountResult> {
  const user = await findCredentials(db, id);
  if (!user) return "deleted";
  if (user.passwordHash === null && !isProofFresh(provedAt, now)) return "proof-needed";
  if (user.passwordHash !== null && !(await verifyPassword(password, user.passwordHash))) {
    securityLog("account_deletion_refused", { userId: id });
    return "password-wrong";
  }
  const [editors, shared, others, lists] = await db.batch([
    selectEditorsOfOwn(db, id),
    selectOwnShared(db, id),
    selectOthersShared(db, id),
    selectOwnGiftChannels(db, id),
  ]);
  if (editors.length > 0 && plans === undefined) return "choice-needed";
  const heirs = plans === "hand-over" ? heirsOf(editors) : [];
  const handOvers = heirs.map(({ onboardingId: planId, userId: toId }) => ({
    planId,
    ownerId: id,
    toId,
    id: newId(),
    // A plan isn't lost to a limit.
    most: null,
    mostTrips: null,
    now,
  }));
  const mail = await prepareDeletionNotice({ outbox, to: user.email, now }, id);
  try {
    await removeAccount(db, user, insertMailStatement(db, mail), handOvers);
  } catch (error) {
    const known = await selectEditorsOfOwn(db, id);
    // An editor has left meanwhile: the account is whole, and its owner is asked again.
    if (JSON.stringify(known) !== JSON.stringify(editors)) return "choice-needed";
    throw error;
  }
  securityLog("account_deleted", { userId: id });
  await live.closeAll(id);
  await tellOthers({ live, now }, shared, heirs);
  for (const plan of others) await announcePlan(live, withoutMember(plan, id));
  await Promise.all(lists.map((list) => live.tellGivers(list)));
  await outbox.send(mail.id);
  return "deleted";
}

/** Whoever has gone isn't told. */
function withoutMember(plan: PlanRow, id: string): PlanRow {
  const members = readListedPeople(plan.memberIds).filter((one) => one !== id);
  return { ...plan, memberIds: JSON.stringify(members) };
}

type Shared = Awaited<ReturnType<typeof selectOwnShared>>;
type Heirs = readonly { onboardingId: string; userId: string }[];

/** Tells the other people on these plans who owns each now, or that it is gone. */
async function tellOthers({ live, now }: Needs<"live" | "now">, shared: Shared, heirs: Heirs): Promise<void> {
  for (const plan of shared) {
    const heir = heirs.find(({ onboardingId: planId }) => planId === plan.onboardingId);
    const changed = heir ? { userId: heir.userId } : { deletedAt: now };
    await announcePlan(live, { ...plan, version: plan.version + 1, ...changed });
  }
}

type Deps = Needs<"db" | "live">;

/**
 * Signs out a cookie's session, because its user asks or another session replaces it. Its token is invalid
 * from now on; if it already was, nothing is logged or closed.
 */
export async function signOut(
  { db, live }: Deps,
  key: { userId: string; tokenHash: string },
  reason: "signed-out" | "replaced" = "signed-out",
): Promise<void> {
  if (!(await deleteSession(db, key))) return;
  securityLog("session_ended", { userId: key.userId, reason });
  await live.closeSession(key.userId, sessionTag(key.tokenHash));
}

/** Signs out one of the user's devices. */
export async function endSession({ db, live }: Deps, userId: string, tag: string): Promise<void> {
  if (!(await deleteSessionOfUser(db, userId, tag))) return;
  securityLog("session_ended", { userId, reason: "other-device" });
  await live.closeSession(userId, tag);
}

/** Signs the user out on all devices. */
export async function endAllSessions({ db, live }: Deps, userId: string): Promise<void> {
  await deleteSessionsOfUser(db, userId);
  securityLog("session_ended", { userId, reason: "everywhere" });
  await live.closeAll(userId);
}
