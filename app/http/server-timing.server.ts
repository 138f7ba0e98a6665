// How long requests take, by route: one log line for one request in a hundred, written by the framework's own
// instrumentation. Paths contain ids and tokens; a route's pattern doesn't.
import type { ServerInstrumentation } from "react-router";
import { log } from "~/lib/logger.server.ts";
import { appContext } from "./context.ts";

const SAMPLED = 0.01;

interface Timing {
  loaders: number;
  /** The slowest loader; they run in parallel. */
  loaderMs: number;
}

/** A deployment's instrumentation; `chance` decides which requests are logged, none in development. */
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

/** The header that shows the same in a browser's developer tools, for a request so far. */
export function timingHeader(startedAt: number, trips: number): string {
  return `total;dur=${rounded(performance.now() - startedAt)}, db;desc="${trips}"`;
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}
