// What the Worker does with what arrives, loaded with the first of it (workers/app.ts).

import * as build from "virtual:react-router/server-build";
import { createRequestHandler, type RequestHandler } from "react-router";
import { tellOfUnreadable } from "~/contracts/stored-json.ts";
import { openDatabase } from "~/data/database.server.ts";
import { formFinder, nearFinder, publicAddresses } from "~/http/built-routes.server.ts";
import { appContext, routesContext } from "~/http/context.ts";
import { isReport, takeReports } from "~/http/csp-reports.server.ts";
import { firstStyles, type PaintAtOnce } from "~/http/first-styles.server.ts";
import { answerMethod, refuseForeign } from "~/http/form-page.server.ts";
import { answerNear } from "~/http/near-reading.server.ts";
import { isOneClick, takeOneClick } from "~/http/one-click.server.ts";
import { type AskedLanguage, askedLanguage, requestContext } from "~/http/request-context.server.ts";
import { named, requestFacts } from "~/http/request-id.server.ts";
import { currentTime } from "~/lib/current-time.ts";
import { log, withFacts } from "~/lib/logger.server.ts";
import { visitCounter } from "~/services/analytics/count-visits.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { secured } from "~/services/content-policy.server.ts";
import { type GiftPages, giftPages } from "~/services/gift-pages.server.ts";
import { openMetrics } from "~/services/metrics/metrics.server.ts";
import { type PublicPages, publicPages } from "~/services/public-pages.server.ts";
import { fileReader } from "~/services/whole-page.server.ts";
import styles from "~/styles.css?url";
import { fileList, type Language } from "~/words/languages.ts";
import { inLanguage, readWordsBy } from "~/words/speak.server.ts";
import { fenceTexts } from "~/words/spoken-texts.server.ts";
import { runCron } from "./cron/run.ts";
import { consume } from "./pipeline/consumer.ts";
import { connectLive, isLiveRequest } from "./realtime/connect.ts";
import { connectGiver, isGiverLine } from "./realtime/connect-giver.ts";

tellOfUnreadable((column) => log.error("stored_text_unreadable", { column }));

interface Handler {
  handle: RequestHandler;
  /** The build of its browser files. */
  browserBuild: string | null;
}

/** By language and prefix; each derives the routes once. */
const handlers = new Map<string, Handler>();

const addresses = publicAddresses(build.routes);
const isNear = nearFinder(build.routes);
const routes = { formAt: formFinder(build.routes), inSitemap: addresses.inSitemap };

let gifts: GiftPages | undefined;
let pages: PublicPages | undefined;
let paintAtOnce: PaintAtOnce | undefined;
let countVisit: ReturnType<typeof visitCounter> | undefined;

export const application = {
  async fetch(request, env, ctx) {
    const facts = requestFacts(request);
    const asked = await askedLanguage(request, readConfig(env));
    const response = await spoken(env, asked.language, () =>
      withFacts(facts, () => answer(request, asked, env, ctx, currentTime(env))),
    );
    // What no route has made, such as the framework's own answers, has no nonce and no headers yet.
    return named(secured(response, readConfig(env), ""), facts.requestId);
  },
  // What is written to someone here says so itself, in their language.
  queue: (batch, env) => spoken(env, "en", () => consume(batch, env)),
  scheduled: (controller, env) => spoken(env, "en", () => runCron(controller.cron, env, currentTime(env))),
  /** The answer to a stranger at a time, with nothing at hand but our own files: for the pages of the build (scripts/render-pages.ts). */
  async renderAt(now: number, request: Request, env: Env): Promise<Response> {
    const asked = await askedLanguage(request, readConfig(env));
    const ctx = { waitUntil: () => {} };
    const response = await spoken(env, asked.language, () => answer(request, asked, env, ctx, now));
    return secured(response, readConfig(env), "");
  },
} satisfies ExportedHandler<Env> & { renderAt: unknown };

/** Runs what has arrived in a language. */
function spoken<Answer>(env: Env, language: Language, work: () => Answer | Promise<Answer>): Promise<Answer> {
  fenceTexts(readConfig(env).isDevelopment);
  readWordsBy(import.meta.env.DEV ? null : fileReader(env.ASSETS));
  return inLanguage(language, work);
}

/** The application in a language, at addresses with its prefix or without. */
async function handlerOf({ language, prefix }: AskedLanguage, env: Env): Promise<Handler> {
  const known = handlers.get(`${language}${prefix}`);
  if (known) return known;
  // In development there is only one set of browser files. A build keeps their lists apart (scripts/vite-left-out.ts).
  const assets: typeof build.assets = import.meta.env.DEV
    ? build.assets
    : JSON.parse(await fileReader(env.ASSETS)(fileList(language)));
  // The build itself: if a function brought it, the framework would derive all routes again for every request.
  const handle = createRequestHandler({ ...build, assets, basename: prefix || "/" }, import.meta.env.MODE);
  const made = { handle, browserBuild: import.meta.env.DEV ? null : assets.version };
  handlers.set(`${language}${prefix}`, made);
  return made;
}

async function answer(
  request: Request,
  language: AskedLanguage,
  env: Env,
  ctx: Pick<ExecutionContext, "waitUntil">,
  now: number,
): Promise<Response> {
  const config = readConfig(env);
  if (isLiveRequest(request)) return connectLive(request, env, now);
  if (isGiverLine(request)) return connectGiver(request, env, now);
  if (isReport(request)) return takeReports(request, { config, limiter: env.WRITE_LIMITER, now });
  if (isOneClick(request, config))
    return takeOneClick(request, { config, db: openDatabase(env.DB), limiter: env.WRITE_LIMITER, now });
  const refused = answerMethod(request, config) ?? refuseForeign(request, config);
  if (refused) return refused;
  const render = async (asked: Request) => {
    const { handle, browserBuild } = await handlerOf(language, env);
    const mayLag = isNear(new URL(asked.url).pathname);
    const near = {
      settings: config,
      binding: env.DB,
      request: asked,
      mayLag,
      clock: () => currentTime(env),
      metrics: openMetrics(env.METRICS),
    };
    return answerNear(near, async (client) => {
      const context = requestContext(asked, env, ctx, now, request, client);
      context.set(routesContext, { ...routes, browserBuild });
      return secured(await handle(asked, context), config, context.get(appContext).nonce);
    });
  };
  gifts ??= giftPages(config);
  const list = await gifts.answer(request, now, render);
  if (list) return list;
  const readFile = fileReader(env.ASSETS);
  pages ??= publicPages(config, build.assets.version, { same: addresses.same, readFile });
  paintAtOnce ??= firstStyles(styles, readFile);
  const kept = pages;
  countVisit ??= visitCounter(config.analytics);
  const answered =
    (await countVisit(request, (asked) => kept.answer(asked, now, render))) ??
    (await paintAtOnce(request, await render(request), config));
  gifts.forget(request, answered.status, now);
  return answered;
}
