// The context of a request: its way to every binding, its sender's network address as the edge reports it, and its language.

import { RouterContextProvider } from "react-router";
import type { ImageJob, PlanJob } from "~/contracts/jobs.ts";
import type { MailJob } from "~/contracts/mail/letter.ts";
import { type Client, openDatabase } from "~/data/database.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import { currentTime } from "~/lib/current-time.ts";
import type { CookieSettings } from "~/services/auth/session-cookie.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { newNonce } from "~/services/content-policy.server.ts";
import { imageStore } from "~/services/images/store.server.ts";
import { giftLine, livePublisher } from "~/services/live.server.ts";
import { createOutbox } from "~/services/mail/outbox.server.ts";
import { openMetrics } from "~/services/metrics/metrics.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { weatherHours } from "~/services/weather/from-config.server.ts";
import { fileReader } from "~/services/whole-page.server.ts";
import { tellGiversLater } from "~/usecases/gifts/tell-givers.ts";
import { isPublicPath, splitPath } from "~/words/addresses.ts";
import { LANGUAGE_HEADER, type Language, languageOf } from "~/words/languages.ts";
import { appContext } from "./context.ts";
import { readLanguage } from "./cookies/page-cookies.server.ts";

/** Without the edge in front, every request counts as coming from here. */
const NOWHERE = "local";

/**
 * The client's network address; X-Forwarded-For is the visitor's text and never read. For IPv6 only the first half: a household
 * controls the second half and could use a new address for each attempt.
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get("CF-Connecting-IP")?.trim().toLowerCase();
  if (!address) return NOWHERE;
  return address.includes(":") && !address.includes(".") ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => "0");
  const network = [...groups, ...(tail === undefined ? [] : zeros), ...after].slice(0, 4);
  return `${network.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

/**
 * The context of one request, made from the Worker's bindings. A cached public page is rendered from a request of our own; the
 * visitor's request then only decides whose rate limit counts. `client` is the request's way to the database.
 */
export function requestContext(
  request: Request,
  env: Env,
  ctx: Pick<ExecutionContext, "waitUntil">,
  now: number,
  visitor: Request = request,
  client: Client = env.DB,
): RouterContextProvider {
  const db = openDatabase(client);
  const config = readConfig(env);
  const { origin, tokenSecret } = config;
  const metrics = openMetrics(env.METRICS);
  const givers = giftLine(env.GIFT_CHANNEL);
  const later = (work: Promise<unknown>) => ctx.waitUntil(work);
  const context = new RouterContextProvider();
  context.set(appContext, {
    config,
    db,
    primary: openDatabase(env.DB),
    reader: createPageReader(db),
    planQueue: jobQueue<PlanJob>(env.PLAN_QUEUE, "plan"),
    outbox: createOutbox({ origin, tokenSecret, mailQueue: jobQueue<MailJob>(env.MAIL_QUEUE, "mail"), now }),
    live: livePublisher(env.LIVE_CHANNEL, metrics, tellGiversLater(db, givers, later)),
    givers,
    images: imageStore(env.IMAGES_BUCKET),
    readFile: fileReader(env.ASSETS),
    clock: () => currentTime(env),
    limiters: { auth: env.AUTH_LIMITER, write: env.WRITE_LIMITER, plans: env.PLANS_LIMITER },
    client: clientAddress(visitor),
    imageQueue: jobQueue<ImageJob>(env.IMAGE_QUEUE, "images"),
    fetchHours: weatherHours(config, env.WEATHER_CACHE, metrics),
    now,
    timeZone: timeZoneOf(request),
    country: countryOf(request),
    nonce: newNonce(),
    waitUntil: later,
  });
  return context;
}

/** XX is an unknown country, and T1 is Tor. */
function countryOf(request: Request): string | null {
  const country = request.cf?.country;
  return typeof country === "string" && /^[A-Z]{2}$/.test(country) && country !== "XX" ? country : null;
}

function timeZoneOf(request: Request): string {
  const zone = request.cf?.timezone;
  return typeof zone === "string" ? zone : "UTC";
}

export interface AskedLanguage {
  language: Language;
  /** What of the address is the language's: '/es', or nothing. */
  prefix: string;
}

/**
 * The language of a request, and where it says so. A public page speaks the language of its address, never that of a cookie or a
 * header, so that a kept page is the same for everyone. Inside the product it's the user's, which a cookie mirrors; an open page
 * reads and sends in its own language, whatever the cookie has become.
 */
export async function askedLanguage(request: Request, settings: CookieSettings): Promise<AskedLanguage> {
  const { language, path } = splitPath(new URL(request.url).pathname);
  if (language !== "en") return { language, prefix: `/${language}` };
  if (isPublicPath(path)) return { language: "en", prefix: "" };
  const said = languageOf(request.headers.get(LANGUAGE_HEADER));
  return { language: said ?? (await readLanguage(settings, request)), prefix: "" };
}

/** The arguments of a loader, action, or middleware that say who asks for which page. */
export interface RouteArgs {
  request: Request;
  /** The address as users see it, without the framework's additions for data requests. */
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** The same, for a page of a plan. */
export type PlanRouteArgs = RouteArgs & { params: { onboardingId: string } };
