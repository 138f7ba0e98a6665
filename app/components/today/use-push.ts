// Notifications in this browser, as the browser lets us have them.
import { useEffect, useState } from "react";
import { readPushEndpoint } from "~/domain/today/push-device.ts";

/**
 * `none`: not known yet, or it has none. `install`: an iPhone or iPad shows them in the installed app only. `blocked`: the person has
 * forbidden them. `on`: it gets them.
 */
export type PushState = "none" | "install" | "blocked" | "ready" | "on";

/**
 * The state of this browser; `none` until the page is there. It is `on` if its subscription is one of `marks`, the hashes of those that get
 * notices.
 */
export function usePushState(marks: readonly string[]): PushState {
  const [state, setState] = useState<PushState>("none");
  const occasion = marks.join();
  useEffect(() => {
    let isOver = false;
    setState(stateNow());
    void markOfThis().then((mark) => {
      if (mark !== null && occasion.split(",").includes(mark) && !isOver) setState("on");
    });
    return () => {
      isOver = true;
    };
  }, [occasion]);
  return state;
}

/** SHA-256 of this browser's address for notices, in hexadecimal; null without a subscription. */
async function markOfThis(): Promise<string | null> {
  const found = await ownSubscription();
  if (!found) return null;
  const spelled = new TextEncoder().encode(readPushEndpoint(found.endpoint) ?? found.endpoint);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", spelled));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

const OF_APPLE = /\b(?:iPhone|iPad|iPod)\b/;

function stateNow(): PushState {
  if ("PushManager" in window && "Notification" in window && "serviceWorker" in navigator)
    return Notification.permission === "denied" ? "blocked" : "ready";
  // An iPad may call itself a Mac; no Mac takes touches.
  const isApple =
    OF_APPLE.test(navigator.userAgent) ||
    (/\bMacintosh\b/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isApple ? "install" : "none";
}

/** A subscription as the form sends it. */
export type SentSubscription = Readonly<Record<"endpoint" | "p256dh" | "auth", string>>;

/**
 * Asks for permission, and subscribes this browser. Call it after a tap: browsers ask for nothing otherwise. `failed`: its push service
 * couldn't be asked, or no service worker runs.
 */
export async function subscribe(publicKey: string): Promise<SentSubscription | "blocked" | "failed"> {
  try {
    const permission = await Notification.requestPermission();
    if (permission === "denied") return "blocked";
    const registration = await navigator.serviceWorker.getRegistration();
    if (permission !== "granted" || !registration) return "failed";
    const { endpoint, keys } = (await subscribeTo(registration.pushManager, publicKey)).toJSON();
    return endpoint && keys?.p256dh && keys.auth
      ? { endpoint, p256dh: keys.p256dh, auth: keys.auth }
      : "failed";
  } catch {
    return "failed";
  }
}

async function subscribeTo(pushManager: PushManager, publicKey: string): Promise<PushSubscription> {
  const ask = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const known = await pushManager.getSubscription();
  // One for an older key of ours is in the way.
  return ask().catch(async (error: unknown) => {
    if (!known) throw error;
    await known.unsubscribe();
    return ask();
  });
}

/** Ends this browser's subscription, so that the next one has another address. */
export async function unsubscribe(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}
