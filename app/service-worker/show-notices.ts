// Notices from the push service: shown in their reader's language, opened in Today, and renewed as long as the app is opened.

import { DEVICE_PATH, isRenewed, readPushedNotice } from "~/domain/today/pushed-notice.ts";
import { LANGUAGE } from "~/words/en/language.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";

declare const self: ServiceWorkerGlobalScope;

const ICON = "/icons/icon-192.png";
/** Where a notice leads that says nothing else. */
const TODAY = "/today";

/** Shows a notice in place of an older one of the same plan. Browsers want every message shown, also one that can't be read. */
export function showNotice(data: PushMessageData | null): Promise<void> {
  const notice = readPushedNotice(jsonOf(data));
  const { title, ...options } = notice ?? { title: PRODUCT_NAME, body: "", lang: LANGUAGE.tag, path: TODAY };
  const { body, lang, path } = options;
  return self.registration.showNotification(title, { body, lang, tag: path, icon: ICON, data: path });
}

function jsonOf(data: PushMessageData | null): unknown {
  try {
    return data?.json() ?? null;
  } catch {
    return null;
  }
}

/** Opens what a notice leads to, in a window that shows it already, if there is one. */
export async function openNotice(notice: Notification): Promise<void> {
  notice.close();
  const path = typeof notice.data === "string" && /^\/(?!\/)/.test(notice.data) ? notice.data : TODAY;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((client) => new URL(client.url).pathname === path);
  if (open) await open.focus();
  else await self.clients.openWindow(path);
}

const KEPT = "notices";
const RENEWED = "/renewed";
const RENEW_AFTER_MS = 12 * 60 * 60 * 1000;

/** Tells the server, twice a day at most, that this browser is in use. */
export async function renewNotices(): Promise<void> {
  const subscription = await self.registration.pushManager?.getSubscription();
  if (!subscription) return;
  const kept = await caches.open(KEPT);
  const last = Number(await (await kept.match(RENEWED))?.text());
  if (Date.now() - last < RENEW_AFTER_MS) return;
  const isTold = await renew(subscription, subscription.endpoint);
  if (isTold) await kept.put(RENEWED, new Response(String(Date.now())));
}

/** Goes on with another address, if the browser has changed it. */
export async function moveNotices(before: PushSubscription | null): Promise<void> {
  const { pushManager } = self.registration;
  if (!before) return;
  const { applicationServerKey } = before.options;
  const subscription =
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  await renew(subscription, before.endpoint);
}

/** Whether the server has answered. It ends the subscription of a browser that was turned off elsewhere. */
async function renew(subscription: PushSubscription, before: string): Promise<boolean> {
  const { endpoint = "", keys } = subscription.toJSON();
  const body = new URLSearchParams({ endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "", before });
  const headers = { Accept: "application/json" };
  const answer = await fetch(DEVICE_PATH, { method: "POST", body, headers, redirect: "manual" }).catch(
    () => null,
  );
  if (!answer?.ok) return false;
  const renewed: unknown = await answer.json();
  if (isRenewed(renewed) && !renewed.isKnown) await subscription.unsubscribe();
  return true;
}
