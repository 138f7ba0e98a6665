import { RouterContextProvider } from "react-router";
import { appContext } from "~/context.ts";
import type { MailJob } from "~/contracts/mail/mail-job.ts";
import type { PlanJob } from "~/contracts/plans/plan-job.ts";
import type { ImageJob } from "~/contracts/wardrobe/image-job.ts";
import { openDatabase } from "~/data/database.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { newNonce } from "~/services/content-policy.server.ts";
import { giftLine } from "~/services/gift-line.server.ts";
import { imageStore } from "~/services/images/store.server.ts";
import { livePublisher } from "~/services/live.server.ts";
import { createOutbox } from "~/services/mail/outbox.server.ts";
import { openMetrics } from "~/services/metrics/metrics.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { tellGiversOver } from "~/usecases/gifts/tell-givers.ts";
import { clientAddress } from "./client-address.server.ts";

/**
 * The context of one request, made from the Worker's bindings. A cached public page is rendered from a
 * request of our own; the visitor's request then only decides whose rate limit counts.
 */
export function requestContext(
  request: Request,
  env: Env,
  ctx: Pick<ExecutionContext, "waitUntil">,
  now: number,
  visitor: Request = request,
): RouterContextProvider {
  const db = openDatabase(env.DB);
  const config = readConfig(env);
  const { origin, tokenSecret } = config;
  const givers = giftLine(env.GIFT_CHANNEL);
  const context = new RouterContextProvider();
  context.set(appContext, {
    config,
    db,
    reader: createPageReader(db),
    planQueue: jobQueue<PlanJob>(env.PLAN_QUEUE, "plan"),
    outbox: createOutbox({ origin, tokenSecret, mailQueue: jobQueue<MailJob>(env.MAIL_QUEUE, "mail"), now }),
    live: livePublisher(env.LIVE_CHANNEL, openMetrics(env.METRICS), tellGiversOver(db, givers)),
    givers,
    images: imageStore(env.IMAGES_BUCKET),
    limiters: { auth: env.AUTH_LIMITER, write: env.WRITE_LIMITER, plans: env.PLANS_LIMITER },
    client: clientAddress(visitor),
    imageQueue: jobQueue<ImageJob>(env.IMAGE_QUEUE, "images"),
    now,
    timeZone: timeZoneOf(request),
    country: countryOf(request),
    nonce: newNonce(),
    waitUntil: (work) => ctx.waitUntil(work),
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
