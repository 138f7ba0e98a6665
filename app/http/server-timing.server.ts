// How long requests take, by route: one line in the log for one request in a hundred, written by the framework's own
// instrumentation. A path holds ids and tokens, a route's pattern holds none.
import type { ServerInstrumentation } from "react-router";
import { appContext } from "~/context.ts";
import { log } from "~/lib/logger.server.ts";

const SAMPLED = 0.01;

interface Timing {
  loaders: number;
  /** Of the slowest loader; they run at the same time. */
  loaderMs: number;
}

/** The instrumentation of a deployment; `chance` decides which requests are watched. In development none is logged. */
export function serverTiming(chance: () => number = Math.random): ServerInstrumentation {
  const watched = new WeakMap<object, Timing>();
  return {
    handler(handler) {
      handler.instrument({
        async request(handle, { request, context }) {
          if (!context || context.get(appContext).config.isDevelopment || chance() >= SAMPLED) {
            await handle();
            return;
          }
          const timing: Timing = { loaders: 0, loaderMs: 0 };
          watched.set(context, timing);
          const started = performance.now();
          const { statusCode, meta } = await handle();
          log.info("request", {
            method: request.method,
            route: meta?.pattern ?? null,
            status: statusCode,
            ms: rounded(performance.now() - started),
            loaders: timing.loaders,
            loaderMs: rounded(timing.loaderMs),
            trips: context.get(appContext).reader.trips(),
          });
        },
      });
    },
    route(route) {
      route.instrument({
        async loader(load, { context }) {
          const timing = watched.get(context);
          if (!timing) {
            await load();
            return;
          }
          const started = performance.now();
          await load();
          timing.loaders += 1;
          timing.loaderMs = Math.max(timing.loaderMs, performance.now() - started);
        },
      });
    },
  };
}

/** The header that tells a browser's developer tools the same; of a request so far. */
export function timingHeader(startedAt: number, trips: number): string {
  return `total;dur=${rounded(performance.now() - startedAt)}, db;desc="${trips}"`;
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}
