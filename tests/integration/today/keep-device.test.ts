// E25, S93: the browsers with notices: five an account, at push services that we know, with keys that can be used, and never taken over.
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, inject, it } from "vitest";
import type { PushTarget } from "~/contracts/today/push-subscription.ts";
import { openDatabase } from "~/data/database.server.ts";
import { pushDevices } from "~/data/schema.ts";
import { deleteSession, insertSession } from "~/data/sessions.server.ts";
import { deleteLeftDevices, selectDevicesOfViewer } from "~/data/today/push-devices.server.ts";
import { unseal } from "~/services/auth/secret-box.server.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import { renewOwnDevice, turnOffDevice, turnOnDevice } from "~/usecases/today/keep-device.ts";
import { aSession as aSessionCookie, aStoredPlan, aUser } from "../../support/factories.ts";
import { loggedLines } from "../../support/logs.ts";
import { aBrowser, type Browser, type PageAnswer } from "../../support/pages.ts";
import { newDevice } from "../../support/push-devices.ts";

const NOW = Date.UTC(2026, 10, 28);
const DAY_MS = 24 * 60 * 60 * 1000;
const db = openDatabase(env.DB);
const deps = { db, tokenSecret: env.TOKEN_SECRET, userAgent: "Firefox/140 (Android)", now: NOW };

let userId: string;

beforeEach(async () => {
  await db.delete(pushDevices);
  userId = (await aUser(db)).id;
});

async function aSession(id = userId, expiresAt = NOW + 30 * DAY_MS) {
  const tokenHash = hashToken(crypto.randomUUID());
  await insertSession(db, { tokenHash, userId: id, userAgent: null, now: NOW, expiresAt });
  return { userId: id, tokenHash };
}

async function aTarget(host?: string): Promise<PushTarget> {
  const { id: _, ...target } = await newDevice(inject("pushUrl"), host);
  return target;
}

const listed = (id = userId) => selectDevicesOfViewer(db, id, NOW);

describe("E25 a browser with notices", () => {
  it("is listed with its name and day, and its address is sealed", async () => {
    const target = await aTarget();
    expect(await turnOnDevice(deps, await aSession(), target)).toBe("saved");
    expect(await listed()).toMatchObject([{ userAgent: deps.userAgent, createdAt: NOW, isOn: true }]);
    const [row] = await db.select().from(pushDevices);
    const stored = JSON.stringify(row);
    for (const secret of [target.endpoint, target.p256dh, target.auth]) expect(stored).not.toContain(secret);
    const place = { purpose: "push-device", row: row?.endpointHash ?? "" };
    expect(await unseal(env.TOKEN_SECRET, place, row?.sealedTarget ?? "")).toContain(target.endpoint);
  });

  it("is one of five; one that is there already can be turned on again", async () => {
    const session = await aSession();
    const targets = await Promise.all(Array.from({ length: 6 }, () => aTarget()));
    const outcomes: string[] = [];
    for (const target of targets) outcomes.push(await turnOnDevice(deps, session, target));
    expect(outcomes).toEqual([...Array(5).fill("saved"), "full"]);
    expect(await turnOnDevice(deps, session, targets[0] as PushTarget)).toBe("saved");
    expect(await listed()).toHaveLength(5);
  });

  it("is one of five also when all come at once", async () => {
    const session = await aSession();
    const targets = await Promise.all(Array.from({ length: 8 }, () => aTarget()));
    await Promise.all(targets.map((target) => turnOnDevice(deps, session, target)));
    expect(await listed()).toHaveLength(5);
  });

  it("S93 isn't taken over by another account, which is told to try with another address", async () => {
    const target = await aTarget();
    await turnOnDevice(deps, await aSession(), target);
    const thief = await aUser(db);
    const session = await aSession(thief.id);
    expect(await turnOnDevice(deps, session, target)).toBe("taken");
    const moved = { target: await aTarget(), before: target.endpoint };
    expect(await renewOwnDevice(deps, session, moved)).toBe("unknown");
    const [row] = await listed();
    await turnOffDevice({ db }, thief.id, row?.id ?? "");
    expect([(await listed()).length, (await listed(thief.id)).length]).toEqual([1, 0]);
  });

  it("S93 has a key that something can be encrypted for", async () => {
    const target = await aTarget();
    const session = await aSession();
    for (const p256dh of [`B${"A".repeat(86)}`, `B${"_".repeat(86)}`])
      expect(await turnOnDevice(deps, session, { ...target, p256dh })).toBe("wrong");
    expect(await listed()).toEqual([]);
  });

  it("is off while its user is logged out there, and on again once they are back and its app was opened", async () => {
    const target = await aTarget();
    const session = await aSession();
    await turnOnDevice(deps, session, target);
    await deleteSession(db, session);
    expect(await listed()).toMatchObject([{ isOn: false }]);
    const back = await aSession();
    expect(await renewOwnDevice(deps, back, { target, before: target.endpoint })).toBe("renewed");
    expect(await listed()).toMatchObject([{ isOn: true }]);
  });

  it("is off with a session that has run out", async () => {
    await turnOnDevice(deps, await aSession(userId, NOW), await aTarget());
    expect(await listed()).toMatchObject([{ isOn: false }]);
  });

  it("goes on under an address that its browser has changed", async () => {
    const [before, target] = [await aTarget(), await aTarget()];
    const session = await aSession();
    await turnOnDevice(deps, session, before);
    expect(await renewOwnDevice(deps, session, { target, before: before.endpoint })).toBe("renewed");
    expect(await renewOwnDevice(deps, session, { target: before, before: before.endpoint })).toBe("unknown");
    const [row] = await db.select().from(pushDevices);
    expect(row?.endpointHash).toBe(hashToken(target.endpoint));
  });

  it("that was turned off elsewhere isn't known anymore", async () => {
    const target = await aTarget();
    const session = await aSession();
    await turnOnDevice(deps, session, target);
    await turnOffDevice({ db }, userId, (await listed())[0]?.id ?? "");
    expect(await renewOwnDevice(deps, session, { target, before: target.endpoint })).toBe("unknown");
    expect(await listed()).toEqual([]);
  });

  it("is forgotten a while after its user has left it", async () => {
    const session = await aSession();
    await turnOnDevice(deps, session, await aTarget());
    await deleteLeftDevices(db, NOW + DAY_MS);
    expect(await listed()).toHaveLength(1);
    await deleteSession(db, session);
    await deleteLeftDevices(db, NOW);
    expect(await listed()).toHaveLength(1);
    await deleteLeftDevices(db, NOW + 1);
    expect(await listed()).toEqual([]);
  });

  it("S115 doesn't move to the address of another row, of one's own or of another account", async () => {
    const session = await aSession();
    const thief = await aUser(db);
    const [own, second, foreign] = [await aTarget(), await aTarget(), await aTarget()];
    for (const target of [own, second]) await turnOnDevice(deps, session, target);
    await turnOnDevice(deps, await aSession(thief.id), foreign);
    const rows = await db.select().from(pushDevices);
    for (const target of [second, foreign])
      expect(await renewOwnDevice(deps, session, { target, before: own.endpoint })).toBe("taken");
    expect(await db.select().from(pushDevices)).toEqual(rows);
  });

  it("S115 has a key of the curve when it is renewed, too", async () => {
    const session = await aSession();
    const own = await aTarget();
    await turnOnDevice(deps, session, own);
    const rows = await db.select().from(pushDevices);
    const target = { ...own, p256dh: `B${"A".repeat(86)}` };
    expect(await renewOwnDevice(deps, session, { target, before: own.endpoint })).toBe("wrong");
    expect(await db.select().from(pushDevices)).toEqual(rows);
  });

  it("S115 that was stored in another spelling is found, and has the one spelling from then on", async () => {
    const session = await aSession();
    const own = await aTarget();
    const odd = own.endpoint.replace("/wp/", "/%77p/").replace("https://fcm", "https://FCM");
    await turnOnDevice(deps, session, { ...own, endpoint: odd });
    expect(await renewOwnDevice(deps, session, { target: own, before: odd })).toBe("renewed");
    const [row] = await db.select().from(pushDevices);
    expect(row?.endpointHash).toBe(hashToken(own.endpoint));
  });
});

describe("S115 a subscription sent to the site", () => {
  async function aReader(): Promise<{ browser: Browser; plan: string }> {
    const { id } = await aUser(db);
    const { onboardingId: plan } = await aStoredPlan(db, id, { status: "completed" });
    const now = Date.now();
    const { cookie } = await aSessionCookie(db, id, { expiresAt: now + DAY_MS });
    const [name = "", value = ""] = cookie.split("=");
    return { browser: aBrowser({ now, cookies: [[name, value]] }), plan };
  }

  type Door = (
    from: Awaited<ReturnType<typeof aReader>>,
    target: PushTarget,
    own?: PushTarget,
  ) => Promise<PageAnswer>;

  const toNotice: Door = ({ browser, plan }, target) =>
    browser.post(`/dashboards/${plan}/today/notice`, {
      ...{ intent: "push", situation: "stroller", time: "07:00", "day-1": "on" },
      ...target,
    });
  /** `own` is the address that the browser had before. */
  const toRenewal: Door = ({ browser }, target, own = target) =>
    browser.post("/profile/device", { ...target, before: own.endpoint }, { Accept: "application/json" });

  /** Every door that takes one. */
  const doors = [
    ["the page of the notice", toNotice],
    ["the renewal of a service worker", toRenewal],
  ] as const;

  it.each(doors)(
    "is refused by %s in every spelling that a browser doesn't send, and changes nothing",
    async (_, send) => {
      const reader = await aReader();
      const own = await aTarget();
      await toNotice(reader, own);
      const rows = await db.select().from(pushDevices);
      expect(rows).toHaveLength(1);
      const { endpoint, p256dh, auth } = own;
      const wrong: Partial<PushTarget>[] = [
        ...[`${endpoint}\n`, `${endpoint}\r\nHost: x`, ` ${endpoint}`, `${endpoint}\u0000`].map((text) => ({
          endpoint: text,
        })),
        ...[`${endpoint}#x`, endpoint.replace(".com", ".com:8443"), endpoint.replace("https", "http")].map(
          (text) => ({ endpoint: text }),
        ),
        ...["", "https://xn--fcm-googleapis-.example/a", `${endpoint}${"a".repeat(2000)}`].map((text) => ({
          endpoint: text,
        })),
        ...[`B${"A".repeat(86)}`, `B${"_".repeat(86)}`, `${p256dh}\n`, p256dh.slice(1), ""].map((text) => ({
          p256dh: text,
        })),
        ...[`${auth}\n`, auth.slice(1), "é".repeat(22), ""].map((text) => ({ auth: text })),
      ];
      for (const part of wrong) {
        const { status } = await send(reader, { ...own, ...part }, own);
        expect([JSON.stringify(part).slice(0, 80), status >= 400 && status < 500]).toEqual([
          expect.any(String),
          true,
        ]);
      }
      expect(await db.select().from(pushDevices)).toEqual(rows);
    },
  );

  it.each(doors)(
    "that is there already is one to %s, and another's in other letters stays theirs",
    async (_, send) => {
      const [reader, other] = [await aReader(), await aReader()];
      const [own, theirs] = [await aTarget(), await aTarget()];
      await toNotice(reader, own);
      await toNotice(other, theirs);
      const rows = await db.select().from(pushDevices);
      const spelled = (endpoint: string) =>
        endpoint.replace("https://fcm.googleapis", "HTTPS://FCM.GoogleAPIs");
      for (const endpoint of [own.endpoint, spelled(own.endpoint)])
        expect((await send(reader, { ...own, endpoint }, own)).status).toBeLessThan(400);
      for (const endpoint of [theirs.endpoint, spelled(theirs.endpoint)])
        expect((await send(reader, { ...theirs, endpoint }, own)).status).toBe(409);
      const after = await db.select().from(pushDevices);
      const kept = ({ id, userId: of, endpointHash }: (typeof rows)[number]) => [id, of, endpointHash];
      expect(after.map(kept)).toEqual(rows.map(kept));
      expect(loggedLines().filter((line) => line.includes('"level":"error"'))).toEqual([]);
    },
  );
});
