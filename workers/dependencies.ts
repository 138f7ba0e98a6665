// What a queue message or a cron needs, made from the bindings.

import type { MailJob } from "~/contracts/mail/mail-job.ts";
import type { PlanJob } from "~/contracts/plans/plan-job.ts";
import type { ImageJob } from "~/contracts/wardrobe/image-job.ts";
import { openDatabase } from "~/data/database.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { imageMaker } from "~/services/images/maker.server.ts";
import { imageStore } from "~/services/images/store.server.ts";
import { livePublisher } from "~/services/live.server.ts";
import { mailSender } from "~/services/mail/sender.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { weatherArchive, weatherForecast } from "~/services/weather/from-config.server.ts";

export function backgroundDependencies(env: Env) {
  const config = readConfig(env);
  return {
    db: openDatabase(env.DB),
    archive: weatherArchive(config, env.WEATHER_CACHE),
    forecast: weatherForecast(config, env.WEATHER_CACHE),
    planQueue: jobQueue<PlanJob>(env.PLAN_QUEUE, "plan"),
    mailQueue: jobQueue<MailJob>(env.MAIL_QUEUE, "mail"),
    images: imageStore(env.IMAGES_BUCKET),
    imageMaker: imageMaker(env.IMAGES),
    imageQueue: jobQueue<ImageJob>(env.IMAGE_QUEUE, "images"),
    live: livePublisher(env.LIVE_CHANNEL),
    sender: mailSender(config, env.MAILER),
    origin: config.origin,
    postalAddress: config.postalAddress,
    tokenSecret: config.tokenSecret,
    clock: () => Date.now(),
  };
}
