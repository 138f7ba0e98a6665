// Which cron does what; the expressions are in wrangler.toml.
import { beat } from "~/data/near-database.server.ts";
import { log, withFacts } from "~/lib/logger.server.ts";
import { oneByOne } from "~/lib/one-by-one.server.ts";
import { createOutbox } from "~/services/mail/outbox.server.ts";
import { tellOfGifts } from "~/usecases/gifts/tell-of-gifts.ts";
import { remindOfSizes } from "~/usecases/mail/remind-of-sizes.ts";
import { resealRows } from "~/usecases/operations/reseal-rows.ts";
import { purgeExpired, sweep } from "~/usecases/operations/sweep.ts";
import { tellOperator } from "~/usecases/operations/tell-operator.ts";
import { tellOfLinks } from "~/usecases/sharing/tell-of-links.ts";
import { takeNotices } from "~/usecases/today/send-notices.ts";
import { sweepTrips } from "~/usecases/travel/sweep-trips.ts";
import { sweepImages } from "~/usecases/wardrobe/clothing-images.ts";
import { purgeRemovedItems } from "~/usecases/wardrobe/remove-custom-item.ts";
import { refreshWeatherCache } from "~/usecases/weather/refresh-weather-cache.ts";
import { backgroundDeps } from "../deps.ts";
import { countSweep, countTripSweep } from "../pipeline/count.ts";

const EVERY_MINUTE = "* * * * *";
const EVERY_NIGHT = "17 4 * * *";

/** Runs the work of one cron expression. */
export function runCron(cron: string, env: Env, now: number): Promise<void> {
  return withFacts({ cron }, () => run(cron, env, now));
}

async function run(cron: string, env: Env, now: number): Promise<void> {
  const deps = { ...backgroundDeps(env), now };
  const withOutbox = { ...deps, outbox: createOutbox(deps) };
  // Marketing mail needs the sender's address: until there is one, whatever is due stays due, and is looked at anew then.
  const isMarketing = deps.postalAddress !== undefined;
  switch (cron) {
    case EVERY_MINUTE: {
      const { metrics } = deps;
      return runEach({
        beat: () => beat(deps.db, now),
        // First, because they are for this minute.
        takeNotices: () => takeNotices(deps),
        sweep: async () => countSweep(metrics, await sweep(deps)),
        sweepTrips: async () => countTripSweep(metrics, await sweepTrips(deps)),
        purgeRemovedItems: () => purgeRemovedItems(deps),
        ...(isMarketing && {
          remindOfSizes: () => remindOfSizes(withOutbox),
          tellOfGifts: () => tellOfGifts(withOutbox),
        }),
        sweepImages: () => sweepImages(deps),
        tellOperator: () => tellOperator(withOutbox),
        // Last, because nobody waits for it.
        resealRows: () => resealRows(deps),
      });
    }
    case EVERY_NIGHT:
      return runEach({
        // Before what has ended is gone.
        tellOfLinks: async () =>
          isMarketing
            ? tellOfLinks(withOutbox)
            : log.warn("marketing_mail_waits", { missing: "MAIL_POSTAL_ADDRESS" }),
        purgeExpired: () => purgeExpired(deps),
        refreshWeatherCache: () => refreshWeatherCache(deps),
      });
    default:
      log.error("cron_unknown");
  }
}

/**
 * Runs jobs that have nothing to do with each other: one that fails doesn't stop the next, unless the database can't take more.
 * Then the turn is over, and the next one asks again.
 */
async function runEach(jobs: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
  const facts = ([job]: [string, unknown]) => ({ job });
  let isOver = false;
  await oneByOne(Object.entries(jobs), { event: "cron_job_failed", facts }, async ([, run]) => {
    if (isOver) return;
    await run().catch((error: unknown) => {
      isOver = isOverload(error);
      throw error;
    });
  });
}

function isOverload(error: unknown): boolean {
  return error instanceof Error && (/\boverloaded\b/.test(error.message) || isOverload(error.cause));
}
