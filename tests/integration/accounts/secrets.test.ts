// A deployment's secret can be replaced without a gap, and what is sealed with it opens only where it
// belongs.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createPageReader } from "~/data/page-reader.server.ts";
import { mailOutbox, pendingSignUps, userOnboardingData } from "~/data/schema.ts";
import { inboxCookie, readInbox } from "~/http/cookies/page-cookies.server.ts";
import { readLiveTicket, sealLiveTicket } from "~/services/auth/live-ticket.server.ts";
import { flowCookie, readFlow, readPending } from "~/services/auth/oauth-cookies.server.ts";
import { seal, unseal } from "~/services/auth/secret-box.server.ts";
import { newToken } from "~/services/auth/tokens.server.ts";
import { readUnsubscribeToken, unsubscribeToken } from "~/services/auth/unsubscribe-token.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { limitTries } from "~/usecases/accounts/limit-tries.ts";
import { deliverMail } from "~/usecases/mail/deliver-mail.ts";
import { claimShare } from "~/usecases/sharing/claim-share.ts";
import { findSharedPlan, showShareLink } from "~/usecases/sharing/share-dashboard.ts";
import {
  confirmLink,
  db,
  mailedToken,
  newestMail,
  ORIGIN,
  PASSWORD,
  sendSignUp,
} from "../../support/accounts.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";
import { heldQueues } from "../../support/held-queues.ts";
import { expectLogs } from "../../support/logs.ts";
import { aQueuedMail } from "../../support/mails.ts";
import { shareDependencies, shared } from "../../support/sharing.ts";

/** The secret that seals everything here at first, and the settings that replace it. */
const OLD = env.TOKEN_SECRET;
const NEW = "the-next-token-secret-of-this-deployment";
const BOTH = `${NEW}, ${OLD}`;
const PLACE = { purpose: "mail", row: "a-mail" };

const anAddress = () => `${newToken().slice(0, 10).toLowerCase()}@layette.test`;
const aPlan = async () => {
  const owner = await aUser(db);
  const { onboardingId: planId } = await aStoredPlan(db, owner.id, { status: "completed" });
  return { owner, onboardingId: planId };
};
const requestWith = (cookie: string) =>
  new Request(ORIGIN, { headers: { Cookie: cookie.split(";")[0] ?? "" } });

describe("a secret that is replaced", () => {
  it("S70 opens what was sealed before while it is in the list, and no longer", async () => {
    const sealed = await seal(OLD, PLACE, "a link");
    expect(await unseal(BOTH, PLACE, sealed)).toBe("a link");
    expect(await unseal(NEW, PLACE, sealed)).toBeNull();
  });

  it("S70 seals nothing new: that is the newest one's", async () => {
    const sealed = await seal(BOTH, PLACE, "a link");
    expect(await unseal(NEW, PLACE, sealed)).toBe("a link");
    expect(await unseal(OLD, PLACE, sealed)).toBeNull();
  });

  it("S70 leaves live tickets, unsubscribe links and cookies as good as they were", async () => {
    const key = { userId: "somebody", tokenHash: "hash" };
    expect(await readLiveTicket(BOTH, key, await sealLiveTicket(OLD, key, 7))).toBe(7);
    expect(await readUnsubscribeToken(BOTH, await unsubscribeToken(OLD, "a@layette.test"))).toBe(
      "a@layette.test",
    );
    const cookie = await inboxCookie(
      { isHttps: true, tokenSecret: OLD },
      { email: "a@layette.test", secret: newToken() },
      0,
    );
    const read = (tokenSecret: string) => readInbox({ isHttps: true, tokenSecret }, requestWith(cookie), 1);
    expect(await read(BOTH)).toMatchObject({ email: "a@layette.test" });
    expect(await read(NEW)).toBeNull();
  });

  it("S70 leaves share links as good as they were: shown, opened and claimed", async () => {
    const { owner, onboardingId: planId } = await aPlan();
    const link = await shared(owner.id, planId);
    const find = (tokenSecret: string) => {
      const deps = { db, reader: createPageReader(db), tokenSecret, now: Date.now() };
      return findSharedPlan(deps, link.replicationToken);
    };
    expect((await find(BOTH))?.row.ownerId).toBe(owner.id);
    expect(await find(NEW)).toBeNull();
    const shown = await showShareLink({ ...shareDependencies(), tokenSecret: BOTH }, owner.id, planId);
    expect(shown).toMatchObject({ kind: "shared", link: { replicationToken: link.replicationToken } });
    const friend = await aUser(db);
    const planQueue = jobQueue(heldQueues().bindings.PLAN_QUEUE, "plan");
    const claim = (tokenSecret: string) =>
      claimShare(
        { db, planQueue, live: livePublisher(env.LIVE_CHANNEL), tokenSecret, now: Date.now() },
        friend.id,
        { token: link.replicationToken, formKey: newToken() },
      );
    expect(await claim(NEW)).toEqual({ kind: "refused", code: "REPLICATION_NOT_FOUND" });
    expect((await claim(BOTH)).kind).toBe("claimed");
  });

  it("S70 delivers the mails that wait", async () => {
    const id = await aQueuedMail();
    const sent: string[] = [];
    const sender = {
      keepsText: false,
      send: async ({ subject }: { subject: string }) => void sent.push(subject),
    };
    await deliverMail({ db, sender, tokenSecret: BOTH, clock: Date.now }, id);
    expect(sent).toEqual(["Hello"]);
  });

  it("S70 counts tries under the newest secret alone, so that taking the old one out forgets none", async () => {
    const account = anAddress();
    const now = Date.now();
    const tryWith = (tokenSecret: string) =>
      limitTries({ db, now, isDevelopment: false, tokenSecret }, "forgot", { account });
    expect((await tryWith(BOTH)).ok).toBe(true);
    expect((await tryWith(NEW)).ok).toBe(false);
  });

  it("S70 is long in every part, or the Worker refuses to serve", () => {
    const config = (TOKEN_SECRET: string) => () => readConfig({ ...env, TOKEN_SECRET });
    expect(config(BOTH)().tokenSecret).toBe(BOTH);
    for (const bad of ["", ",", "short", `${NEW},short`, `short,${NEW}`]) expect(config(bad)).toThrow();
  });
});

describe("a sealed value in another place", () => {
  it("S70 of the outbox opens in no other row: the mail is given up and nobody gets it", async () => {
    expectLogs("mail_unreadable");
    const [from, to] = [await aQueuedMail(), await aQueuedMail()];
    const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, from));
    await db
      .update(mailOutbox)
      .set({ sealedMessage: row?.sealedMessage ?? null })
      .where(eq(mailOutbox.id, to));
    const sent: unknown[] = [];
    const sender = { keepsText: false, send: async (mail: unknown) => void sent.push(mail) };
    await deliverMail({ db, sender, tokenSecret: OLD, clock: Date.now }, to);
    expect(sent).toEqual([]);
  });

  it("S70 of a share link shows no link in another plan's dialog", async () => {
    const [from, to] = [await aPlan(), await aPlan()];
    await shared(from.owner.id, from.onboardingId);
    await shared(to.owner.id, to.onboardingId);
    const [row] = await db
      .select({ replicationToken: userOnboardingData.replicationToken })
      .from(userOnboardingData)
      .where(eq(userOnboardingData.onboardingId, from.onboardingId));
    await db
      .update(userOnboardingData)
      .set({ replicationToken: row?.replicationToken ?? null })
      .where(eq(userOnboardingData.onboardingId, to.onboardingId));
    expect(await showShareLink(shareDependencies(), to.owner.id, to.onboardingId)).toEqual({
      kind: "not-shared",
      firstName: null,
      babyNames: null,
    });
  });

  it("S70 of a way back leads somebody else to the start", async () => {
    const [from, to] = [anAddress(), anAddress()];
    await sendSignUp({ email: from }, { returnTo: "/replicate?token=abcdefghij_-0123456789" });
    await sendSignUp({ email: to }, { returnTo: "/profile" });
    const [row] = await db.select().from(pendingSignUps).where(eq(pendingSignUps.email, from));
    await db
      .update(pendingSignUps)
      .set({ returnPath: row?.returnPath ?? "" })
      .where(eq(pendingSignUps.email, to));
    expect((await confirmLink(await mailedToken(to), { password: PASSWORD }))?.returnTo).toBe("/");
    expect((await newestMail(to)).toAddress).toBe(to);
  });

  it("S70 of a cookie opens under no other name", async () => {
    const settings = { isHttps: true, tokenSecret: OLD };
    const expiresAt = Date.now() + 60_000;
    const flow = {
      provider: "google",
      state: "s",
      verifier: "v",
      nonce: "n",
      from: "/",
      proves: null,
      language: "en",
      expiresAt,
    } as const;
    const [cookie = ""] = (await flowCookie(settings, flow)).split(";");
    expect(await readFlow(settings, cookie, Date.now())).toEqual(flow);
    expect(await readPending(settings, cookie.replace("oauth-flow", "oauth-pending"), Date.now())).toBeNull();
    const inbox = cookie.replace("oauth-flow", "sign-up-inbox");
    expect(await readInbox(settings, requestWith(inbox), Date.now())).toBeNull();
  });

  it("S70 of a live ticket counts for no other session", async () => {
    const ticket = await sealLiveTicket(OLD, { userId: "a", tokenHash: "one" }, 7);
    expect(await readLiveTicket(OLD, { userId: "a", tokenHash: "two" }, ticket)).toBeNull();
    expect(await readLiveTicket(OLD, { userId: "b", tokenHash: "one" }, ticket)).toBeNull();
  });
});
