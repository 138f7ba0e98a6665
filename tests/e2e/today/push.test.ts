// E25: notices on a device, in a browser of ours at push services of ours: asked for after a tap only, shown by the service worker in its
// reader's language, renewed as long as the app is opened, and ended where they began.
import type { BrowserContext, CDPSession, Page, Worker } from "playwright-core";
import { afterAll, beforeEach, expect, test } from "vitest";
import { minuteInZone } from "../../../app/domain/calendar.ts";
import { createHostedServer } from "../../support/hosted-server.ts";
import { newDevice, scriptDevice, seenBy } from "../../support/push-devices.ts";
import { startPushService, type TestDevice } from "../../support/push-service.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { keepDrizzle } from "../support/forecasts.ts";
import { send } from "../support/http.ts";
import { workerReady } from "../support/offline.ts";
import { finishedPlan } from "../support/quiz.ts";
import { siteOn } from "../support/site.ts";
import { setTextSize } from "../support/text-size.ts";

const PHONE = { width: 390, height: 844 };
const born = new Date(Date.now() - 140 * 86_400_000).toISOString().slice(0, 10);
const HERE = "Notify me on this device";
const BY_PUSH = /^A notification at 7:00\sAM, every day, only when it changes\. Next: (today|tomorrow)\.$/;

let services: Awaited<ReturnType<typeof startPushService>>;
const site = siteOn(async () => {
  services = await startPushService();
  return createHostedServer({ env: { PUSH_SERVICE_URL: services.url } });
});
afterAll(() => services.close());

let parent: Account;
let plan: string;

beforeEach(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent, { zipcode: "55401", dueDate: born });
});

const noticePath = () => `/dashboards/${plan}/today/notice`;

/** A subscription that a browser keeps, and the permission that its user gives. */
interface FakePush {
  devices: readonly TestDevice[];
  permission?: NotificationPermission;
}

/**
 * The browser of the tests reaches no push service, so that its own way to subscribe stands still. It gets the subscriptions of a
 * stand-in, one after the other; whatever else it does is its own.
 */
async function subscribing(page: Page, { devices, permission = "granted" }: FakePush): Promise<void> {
  await page.addInitScript(
    ([wanted, answer]) => {
      const kept = () => JSON.parse(localStorage.getItem("test-push") ?? "[]");
      const device = () => wanted[kept().length - 1];
      const isOn = () => kept().at(-1) === true;
      const keep = (list: boolean[]) => localStorage.setItem("test-push", JSON.stringify(list));
      const subscription = () => {
        const { endpoint, p256dh, auth } = device() ?? { endpoint: "", p256dh: "", auth: "" };
        return {
          endpoint,
          toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
          unsubscribe: async () => keep([...kept().slice(0, -1), false]),
        };
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (isOn() ? subscription() : null),
        subscribe: async (options: { applicationServerKey: string; userVisibleOnly: boolean }) => {
          localStorage.setItem("test-key", String(options.applicationServerKey));
          if (!isOn()) keep([...kept(), true]);
          return subscription();
        },
      });
      Object.defineProperty(Notification, "permission", {
        get: () => localStorage.getItem("test-permission") ?? "default",
      });
      Notification.requestPermission = async () => {
        localStorage.setItem("test-asked", "yes");
        localStorage.setItem("test-permission", answer);
        return answer;
      };
    },
    [devices, permission] as const,
  );
}

async function openNotice(push: FakePush, account = parent, expected: RegExp[] = []): Promise<Page> {
  // Chromium warns of preloaded files that the service worker serves.
  const page = await site.open({
    ...{ viewport: PHONE, serviceWorkers: "allow" },
    expected: [...expected, /preload/],
  });
  await page.context().grantPermissions(["notifications"]);
  await subscribing(page, push);
  await actAs(page, site, account);
  await page.goto(noticePath());
  await workerReady(page);
  return page;
}

const device = (host?: string) => newDevice(services.url, host);
const taken = async (one: TestDevice) => (await seenBy(services.url, one)).taken;
const devices = () =>
  site.server.ask(
    "select push_devices.id from push_devices join users on users.id = user_id where email = ?",
    parent.email,
  );

/** Makes the notice one of this minute by the clock of the plan's place, and lets the cron run. */
async function letItCome(): Promise<void> {
  await site.server.ask(
    "update morning_notices set minute = ?, weekdays = 127, next_at = 0, last_day = null where onboarding_id = ?",
    ...[`${minuteInZone(new Date(), "America/Chicago")}`, plan],
  );
  await site.server.sweep();
}

test("E25 one tap turns notices on, and they come, in their reader's language, until they are turned off", async () => {
  const own = await device();
  const page = await openNotice({ devices: [own] });
  await page.getByText("No notice yet.").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("test-asked"))).toBeNull();
  const tap = page.getByRole("button", { name: HERE });
  await tap.waitFor();
  await expectAccessible(page, "a notice, by email or here");
  await tap.click();
  await page.getByText(BY_PUSH).waitFor();
  await page.getByRole("heading", { name: "Devices with notifications" }).waitFor();
  await page.getByText(/^Chrome on Linux, since [A-Z][a-z]{2} \d+, \d{4}$/).waitFor();
  await page.getByText("Morning notice saved").waitFor();
  expect(await page.getByRole("button", { name: /on this device/ }).count()).toBe(0);
  await expectStillAccessible(page, "notices on a device");
  // The browser got the key that the notices are signed with.
  const key = await page.evaluate(() => localStorage.getItem("test-key"));

  await letItCome();
  await expect.poll(async () => (await taken(own)).length).toBe(1);
  const [push] = await taken(own);
  expect(push?.key).toBe(key);
  expect(push?.message).toMatchObject({
    title: expect.stringMatching(/^Today · /),
    lang: "en-US",
    path: `/dashboards/${plan}/today`,
  });
  expect(push?.message.body.replaceAll("\u00a0", " ")).toMatch(/About −?\d+°F at .+\.$/);

  // Another time, and then another language.
  await page.getByLabel("Time").fill("06:30");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText(/^A notification at 6:30\sAM/).waitFor();
  await send(`${site.url}/profile/language`, { cookie: parent.cookie, form: { language: "de" } });
  await letItCome();
  await expect.poll(async () => (await taken(own)).length).toBe(2);
  expect((await taken(own))[1]?.message).toMatchObject({
    title: expect.stringMatching(/^Heute · /),
    lang: "de-DE",
  });
  await send(`${site.url}/profile/language`, { cookie: parent.cookie, form: { language: "en" } });

  await page.reload();
  await page.getByRole("button", { name: "Turn off: Chrome on Linux" }).click();
  await page.getByText("Notifications are off on that device").waitFor();
  await page.getByText("No device gets notifications now, so we email you instead.").waitFor();
  expect(await devices()).toEqual([]);
  await page.getByRole("button", { name: "Email me instead" }).click();
  await page.getByText(/^An email at /).waitFor();
  await page.getByRole("button", { name: "End the notice" }).click();
  await page.getByText("No notice yet.").waitFor();
});

test("O8 two children whose notices come at the same minute are one notification, each by name, and it opens the family's page", async () => {
  const older = await finishedPlan(site, parent, {
    zipcode: "55401",
    dueDate: new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10),
  });
  const named = "update user_onboarding_data set baby_names = ?, names_outside = 1 where onboarding_id = ?";
  for (const [name, id] of Object.entries({ Mia: plan, Leo: older })) await site.server.ask(named, name, id);
  // A notice waits a minute for a forecast that somebody else has asked for.
  await keepDrizzle(site.server);
  const own = await device();
  const page = await openNotice({ devices: [own] });
  for (const id of [plan, older]) {
    await page.goto(`/dashboards/${id}/today/notice`);
    await page.getByRole("button", { name: /^Notify me on this device$/ }).click();
    await page.getByText(BY_PUSH).waitFor();
  }
  await site.server.ask(
    `update morning_notices set minute = ?, weekdays = 127, next_at = 0, last_day = null where onboarding_id in (?, ?)`,
    ...[`${minuteInZone(new Date(), "America/Chicago")}`, plan, older],
  );
  await site.server.sweep();
  await expect.poll(async () => (await taken(own)).length).toBe(1);
  const message = (await taken(own))[0]?.message;
  expect(message?.title).toMatch(/^Today · (Mia and Leo|Leo and Mia)$/);
  expect(message?.body).toMatch(/(?:^|\n)Mia: /);
  expect(message?.body).toMatch(/(?:^|\n)Leo: /);
  expect(message?.path).toBe("/today");
  await page.goto(message?.path ?? "");
  for (const name of [/^Mia /, /^Leo /]) await page.getByRole("heading", { name }).waitFor();
  await expectAccessible(page, "the page that a notification of two children opens");
});

test("E25 a notice that the push service hands over is shown as it is, replaces the last one, and opens Today", async () => {
  const page = await openNotice({ devices: [] });
  const worker = await workerOf(page.context());
  await noting(worker);
  const cdp = await page.context().newCDPSession(page);
  const path = `/dashboards/${plan}/today`;
  const first = { title: "Heute", body: "Body, Strampler. 3 °C um 7 Uhr.", lang: "de-DE", path };
  await deliver(cdp, JSON.stringify(first));
  await expect.poll(() => shown(worker)).toEqual([first]);
  const second = { ...first, title: "Today", lang: "en-US", body: "Bodysuit. 40°F at 7 AM." };
  await deliver(cdp, JSON.stringify(second));
  await expect.poll(() => shown(worker)).toEqual([second]);
  // What can't be read is shown too: browsers end a site's notices otherwise.
  await deliver(cdp, "{");
  await expect.poll(async () => (await shown(worker)).at(-1)?.path).toBe("/today");
  expect((await shown(worker)).at(-1)?.title).toBe("Layette");

  await page.goto("/dashboards");
  expect(await tapped(worker, path)).toEqual({ opened: path });
  await page.goto(path);
  // A page that shows it already comes to the front.
  expect(await tapped(worker, path)).toEqual({ focused: `${site.url}${path}` });
  // Nothing leads to another site.
  expect(await tapped(worker, "//evil.example/")).toEqual({ opened: "/today" });
});

test("E25 a browser that says no, one that has none, and an iPhone are told what to do; email stays", async () => {
  const page = await openNotice({ devices: [await device()], permission: "denied" });
  await page.getByRole("button", { name: HERE }).click();
  await page.getByText("This browser blocks notifications from Layette.").waitFor();
  await page.reload();
  await page.getByText("This browser blocks notifications from Layette.").waitFor();
  await page.getByRole("button", { name: "Email me" }).click();
  await page.getByText(/^An email at /).waitFor();

  const phone = await site.open({
    viewport: PHONE,
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  });
  await phone.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
  await actAs(phone, site, parent);
  await phone.goto(noticePath());
  await phone.getByText("Tap Share, then Add to Home Screen.").waitFor();
  await phone.getByText("Open Layette from there, and come back to this page.").waitFor();
  await expectAccessible(phone, "the steps of an iPhone");
  await setTextSize(phone, 200);
  expect(
    await phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);

  const without = await site.open({ viewport: PHONE, javaScriptEnabled: false });
  await actAs(without, site, parent);
  await without.goto(noticePath());
  expect(await without.getByRole("button", { name: HERE }).count()).toBe(0);
});

test("E25 a browser of another account gets another address, and one that is full of devices says so", async () => {
  const [shared, fresh] = [await device(), await device()];
  const other = await newAccount(site);
  const theirs = await finishedPlan(site, other, { zipcode: "55401", dueDate: born });
  const first = await send(`${site.url}/dashboards/${theirs}/today/notice`, {
    cookie: other.cookie,
    form: { ...{ intent: "push", time: "07:00", "day-1": "on" }, ...fieldsOf(shared) },
  });
  expect(first.status).toBe(303);
  const page = await openNotice({ devices: [shared, fresh] }, parent, [/status of 409/]);
  await page.getByRole("button", { name: HERE }).click();
  await page.getByText("This browser still belonged to another account. Please try once more.").waitFor();
  expect(await devices()).toEqual([]);
  await expectStillAccessible(page, "a browser of another account");
  await page.getByRole("button", { name: HERE }).click();
  await page.getByText(BY_PUSH).waitFor();
  expect(await devices()).toHaveLength(1);

  for (const one of await Promise.all(Array.from({ length: 4 }, () => device()))) {
    const { status } = await send(`${site.url}${noticePath()}`, {
      cookie: parent.cookie,
      form: { ...{ intent: "push", time: "07:00", "day-1": "on" }, ...fieldsOf(one) },
    });
    expect(status).toBe(303);
  }
  const sixth = await openNotice({ devices: [await device()] }, parent, [/status of 409/]);
  await sixth.getByRole("button", { name: "Notify me on this device too" }).click();
  await sixth
    .getByText("Five of your devices have notifications already. Please turn one off first.")
    .waitFor();
});

test("E25 a browser whose service doesn't know it anymore is off, and the page says so", async () => {
  const own = await device();
  const page = await openNotice({ devices: [own] });
  await page.getByRole("button", { name: HERE }).click();
  await page.getByText(BY_PUSH).waitFor();
  await scriptDevice(services.url, own, { kind: "status", status: 410 });
  await letItCome();
  await expect.poll(devices).toEqual([]);
  await page.reload();
  await page.getByText("No device gets notifications now, so we email you instead.").waitFor();
});

test("E25 logging out ends notices on the device, and coming back renews them", async () => {
  const own = await device();
  const stored = await send(`${site.url}${noticePath()}`, {
    cookie: parent.cookie,
    form: { ...{ intent: "push", time: "07:00", "day-1": "on" }, ...fieldsOf(own) },
  });
  expect(stored.status).toBe(303);
  await send(`${site.url}/logout`, { cookie: parent.cookie, form: {} });
  await letItCome();
  await site.server.sweep();
  expect((await seenBy(services.url, own)).requests).toBe(0);
  const { cookie: back } = await send(`${site.url}/auth`, {
    form: { mode: "signin", from: "/", email: parent.email, password: "wooden rattle 7" },
  });
  const renew = (cookie: string | null, form: Record<string, string>) =>
    send(`${site.url}/profile/device`, {
      ...(cookie && { cookie }),
      form,
      headers: { Accept: "application/json" },
    });
  const known = await renew(back, { ...fieldsOf(own), before: own.endpoint });
  expect([known.status, JSON.parse(known.text)]).toEqual([200, { isKnown: true }]);
  await letItCome();
  await expect.poll(async () => (await taken(own)).length).toBe(1);
  // One that was turned off elsewhere is told to end its subscription.
  const unknown = await renew(back, { ...fieldsOf(await device()), before: "https://fcm.googleapis.com/x" });
  expect(JSON.parse(unknown.text)).toEqual({ isKnown: false });
});

test.each([
  ["plain", { endpoint: "http://fcm.googleapis.com/a" }],
  ["of this machine", { endpoint: "https://localhost/a" }],
  ["of a private network", { endpoint: "https://10.0.0.1/a" }],
  ["of a cloud's metadata", { endpoint: "https://169.254.169.254/latest" }],
  ["of another host", { endpoint: "https://evil.example/fcm.googleapis.com" }],
  ["of a host that ends alike", { endpoint: "https://evilfcm.googleapis.com.evil.example/a" }],
  ["with a name before the host", { endpoint: "https://fcm.googleapis.com@evil.example/a" }],
  ["with a port", { endpoint: "https://fcm.googleapis.com:444/a" }],
  ["too long", { endpoint: `https://fcm.googleapis.com/${"a".repeat(1000)}` }],
  ["with keys of ten kilobytes", { p256dh: "A".repeat(10_000) }],
  ["with a secret that is too short", { auth: "A".repeat(21) }],
  ["with keys of no curve", { p256dh: `B${"A".repeat(86)}` }],
])("S93 a subscription %s is refused, and nothing is stored or asked", async (_, odd) => {
  const own = await device();
  const { status, text } = await send(`${site.url}${noticePath()}`, {
    cookie: parent.cookie,
    form: { ...{ intent: "push", time: "07:00", "day-1": "on" }, ...fieldsOf(own), ...odd },
    headers: { Accept: "application/json" },
  });
  expect([status, await devices()]).toEqual([400, []]);
  for (const value of Object.values(odd)) expect(text).not.toContain(value.slice(0, 60));
  expect(await site.server.ask("select 1 from morning_notices where onboarding_id = ?", plan)).toEqual([]);
});

const fieldsOf = ({ endpoint, p256dh, auth }: TestDevice) => ({ endpoint, p256dh, auth });

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? context.waitForEvent("serviceworker");
}

/** Has the browser hand a message to the service worker, as if a push service had. */
async function deliver(cdp: CDPSession, data: string): Promise<void> {
  const registered = new Promise<string>((done) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${site.url}/`);
      if (own) done(own.registrationId);
    });
  });
  await cdp.send("ServiceWorker.disable");
  await cdp.send("ServiceWorker.enable");
  const registrationId = await registered;
  await cdp.send("ServiceWorker.deliverPushMessage", { origin: site.url, registrationId, data });
}

/**
 * Notes what the worker has the browser show and open. The browser of the tests shows no notices, and opens windows only for a finger
 * that it has felt.
 */
function noting(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const shown = new Map<string, object>();
    const registration = Reflect.get(self, "registration") as ServiceWorkerRegistration;
    const open = Reflect.get(self, "clients") as object;
    const Client = Reflect.get(self, "WindowClient") as { prototype: object };
    const note = (name: string, value: unknown) => Reflect.set(self, name, value);
    note("shown", shown);
    Object.assign(registration, {
      showNotification: async (title: string, options: NotificationOptions) => {
        const { tag = "", body, lang, data } = options;
        shown.delete(tag);
        shown.set(tag, { title, body, lang, path: data });
      },
    });
    Object.assign(open, { openWindow: async (path: string) => note("moved", { opened: path }) });
    Object.assign(Client.prototype, {
      async focus(this: { url: string }) {
        note("moved", { focused: this.url });
      },
    });
  });
}

/** The notices that are shown, oldest first. */
function shown(worker: Worker): Promise<{ title: string; path: string }[]> {
  return worker.evaluate(() => [...Reflect.get(self, "shown").values()]);
}

/** Taps a notice that leads somewhere; returns what came of it. */
async function tapped(worker: Worker, path: string): Promise<object> {
  await worker.evaluate((data) => {
    Reflect.set(self, "moved", null);
    const Click = Reflect.get(self, "ExtendableEvent") as typeof Event;
    const notification = { data, close: () => {} };
    self.dispatchEvent(Object.assign(new Click("notificationclick"), { notification }));
  }, path);
  const moved = () => worker.evaluate((): object | null => Reflect.get(self, "moved"));
  await expect.poll(moved).not.toBeNull();
  return (await moved()) ?? {};
}
