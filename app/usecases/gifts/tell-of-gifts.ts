// Mails parents what has been reserved on their gift list: collected, at most once a day; and tells open pages that a list has
// changed.

import type { GiftsComing } from "~/contracts/mail/letter.ts";
import { saveGiftsTold, selectListsToMail, selectReservedSince } from "~/data/gifts/lists-to-mail.server.ts";
import type { ListOfViewer } from "~/data/gifts/parents-gifts.server.ts";
import { isListOfPlan, type ListsPlan, selectGiftChannel } from "~/data/gifts/select-gift-list.server.ts";
import { dayOfReveal, isGiverHidden } from "~/domain/gifts/gift-list-state.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { oneByOne } from "~/lib/one-by-one.server.ts";
import { announce } from "~/services/live.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { giftsByGiver } from "~/views/gifts/gift-lines-view.ts";
import { inLanguage } from "~/words/speak.server.ts";

/** Keeps a cron run short; the others wait for the next one. */
const LISTS_A_RUN = 25;

type Deps = Needs<"db" | "outbox" | "now">;
type Due = Awaited<ReturnType<typeof selectListsToMail>>[number];

/** One run, at `now` in epoch milliseconds. It may be repeated, or overlap another one. */
export async function tellOfGifts(deps: Deps): Promise<void> {
  const due = await selectListsToMail(deps.db, deps.now, LISTS_A_RUN);
  const facts = ({ onboardingId: planId }: Due) => ({ onboardingId: planId });
  await oneByOne(due, { event: "gift_mail_failed", facts }, (one) =>
    inLanguage(one.language ?? "en", () => tell(deps, one)),
  );
}

async function tell({ db, outbox, now }: Deps, due: Due): Promise<void> {
  const { onboardingId: planId, mailAt, mailedAt, email } = due;
  if (mailAt === null) return;
  const reserved = await selectReservedSince(db, planId, mailedAt ?? 0);
  const isWanted = email !== null && due.mails && reserved.length > 0;
  if (!isWanted) {
    await saveGiftsTold(db, { planId, mailAt, mail: null, now });
    return;
  }
  const today = dayOfReveal(now);
  // What is a surprise is left out beside what isn't; alone, it is told without saying what.
  const shown = reserved.filter((one) => !isGiverHidden(due, one, today));
  const letter: GiftsComing = {
    kind: "gifts-coming",
    count: Math.max(1, shown.length),
    gifts: shown.length === 0 ? null : giftsByGiver(shown),
  };
  const mail = await outbox.prepare({
    letter,
    to: email,
    idempotencyKey: `gifts-coming:${planId}:${mailAt}`,
    path: `/dashboards/${planId}/gifts`,
    isMarketing: true,
  });
  await saveGiftsTold(db, { planId, mailAt, mail, now });
  await outbox.send(mail.id);
}

/** Tells the open pages of everyone on a list's plan that its gifts have changed. Never throws. */
export function tellParents({ live }: Needs<"live">, { planId, ownerId, people }: ListsPlan): Promise<void> {
  return announce(live, { userId: ownerId, others: people }, { type: "gifts", onboardingId: planId });
}

/**
 * Tells both sides that parents have changed their list: givers' pages by the list's channel, the plan's people by their own.
 * Neither learns more than that: each reads again what it may see. Never throws: the change is saved already.
 */
export async function tellOfList(
  { db, givers, live }: Needs<"db" | "givers" | "live">,
  { viewerId, planId }: ListOfViewer,
): Promise<void> {
  try {
    const [list] = await selectGiftChannel(db, isListOfPlan(viewerId, planId, "edit"));
    if (!list) return;
    await Promise.all([givers.tell(list.tokenHash), tellParents({ live }, list)]);
  } catch (error) {
    log.warn("list_not_told", errorFacts(error));
  }
}
