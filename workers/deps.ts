// What a queue message or a cron needs, made from the bindings.

import type { ImageJob, PlanJob } from "~/contracts/jobs.ts";
import type { MailJob } from "~/contracts/mail/letter.ts";
import { openDatabase } from "~/data/database.server.ts";
import { currentTime } from "~/lib/current-time.ts";
import { readConfig } from "~/services/config.server.ts";
import { imageMaker } from "~/services/images/maker.server.ts";
import { imageStore } from "~/services/images/store.server.ts";
import { giftLine, livePublisher } from "~/services/live.server.ts";
import { mailSender } from "~/services/mail/sender.server.ts";
import { openMetrics } from "~/services/metrics/metrics.server.ts";
import { pushSender } from "~/services/push/push-sender.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { weatherArchive, weatherForecast, weatherHours } from "~/services/weather/from-config.server.ts";
import { tellGiversOver } from "~/usecases/gifts/tell-givers.ts";

export function backgroundDeps(env: Env) {
  const config = readConfig(env);
  const metrics = openMetrics(env.METRICS);
  const db = openDatabase(env.DB);
  return {
    metrics,
    db,
    archive: weatherArchive(config, env.WEATHER_CACHE, metrics),
    forecast: weatherForecast(config, env.WEATHER_CACHE),
    fetchHours: weatherHours(config, env.WEATHER_CACHE, metrics),
    planQueue: jobQueue<PlanJob>(env.PLAN_QUEUE, "plan"),
    mailQueue: jobQueue<MailJob>(env.MAIL_QUEUE, "mail"),
    images: imageStore(env.IMAGES_BUCKET),
    imageMaker: imageMaker(env.IMAGES),
    imageQueue: jobQueue<ImageJob>(env.IMAGE_QUEUE, "images"),
    live: livePublisher(env.LIVE_CHANNEL, metrics, tellGiversOver(db, giftLine(env.GIFT_CHANNEL))),
    sender: mailSender(config, env.MAILER, metrics),
    sendPush: pushSender(config.push),
    origin: config.origin,
    postalAddress: config.postalAddress,
    operatorEmail: config.operatorEmail,
    schema: config.schema,
    tokenSecret: config.tokenSecret,
    clock: () => currentTime(env),
  };
}
