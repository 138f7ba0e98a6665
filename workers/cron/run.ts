// Which cron does what; the expressions are in wrangler.toml.
import { log, withFacts } from "~/lib/logger.server.ts";
import { createOutbox } from "~/services/mail/outbox.server.ts";
import { tellOfGifts } from "~/usecases/gifts/tell-of-gifts.ts";
import { remindOfSizes } from "~/usecases/mail/remind-of-sizes.ts";
import { purgeExpired } from "~/usecases/operations/purge-expired.ts";
import { sweep } from "~/usecases/operations/sweep.ts";
import { sweepTrips } from "~/usecases/travel/sweep-trips.ts";
import { purgeRemovedItems } from "~/usecases/wardrobe/purge-removed-items.ts";
import { sweepImages } from "~/usecases/wardrobe/sweep-images.ts";
import { refreshWeatherCache } from "~/usecases/weather/refresh-weather-cache.ts";
import { backgroundDependencies } from "../dependencies.ts";
import { countSweep } from "../pipeline/count.ts";

const EVERY_MINUTE = "* * * * *";
const EVERY_NIGHT = "17 4 * * *";

/** Runs the work of one cron expression. */
export function runCron(cron: string, env: Env, now: number): Promise<void> {
  return withFacts({ cron }, () => run(cron, env, now));
}

async function run(cron: string, env: Env, now: number): Promise<void> {
  const dependencies = { ...backgroundDependencies(env), now };
  switch (cron) {
    case EVERY_MINUTE:
      countSweep(dependencies.metrics, await sweep(dependencies), await sweepTrips(dependencies));
      await purgeRemovedItems(dependencies);
      await remindOfSizes({ ...dependencies, outbox: createOutbox(dependencies) });
      await tellOfGifts({ ...dependencies, outbox: createOutbox(dependencies) });
      await sweepImages(dependencies);
      return;
    case EVERY_NIGHT:
      await purgeExpired(dependencies);
      await refreshWeatherCache(dependencies);
      return;
    default:
      log.error("cron_unknown");
  }
}
