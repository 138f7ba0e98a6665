// The one Worker: every way in which work arrives, and nothing but the arrival.

import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { appContext } from "~/context.ts";
import { openDatabase } from "~/data/database.server.ts";
import { isReport, takeReports } from "~/http/csp-reports.server.ts";
import { refuseForeign } from "~/http/foreign.server.ts";
import { answerMethod } from "~/http/methods.server.ts";
import { isOneClick, takeOneClick } from "~/http/one-click.server.ts";
import { requestContext } from "~/http/request-context.server.ts";
import { named, requestFacts } from "~/http/request-id.server.ts";
import { withFacts } from "~/lib/logger.server.ts";
import { fenceTexts, inEnglish } from "~/lib/spoken-language.server.ts";
import { visitCounter } from "~/services/analytics/count-visits.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { secured } from "~/services/content-policy.server.ts";
import { type GiftPages, giftPages } from "~/services/gift-pages.server.ts";
import { type PublicPages, publicPages } from "~/services/public-pages.server.ts";
import { runCron } from "./cron/run.ts";
import { consume } from "./pipeline/consumer.ts";
import { connectLive, isLiveRequest } from "./realtime/connect.ts";
import { connectGiver, isGiverLine } from "./realtime/connect-giver.ts";

export { GiftChannel } from "./realtime/gift-channel.ts";
export { LiveChannel } from "./realtime/live-channel.ts";

// The build itself: if a function brought it, the framework would derive all routes again for every request.
const handle = createRequestHandler(build, import.meta.env.MODE);

let gifts: GiftPages | undefined;
let pages: PublicPages | undefined;
let countVisit: ReturnType<typeof visitCounter> | undefined;

export default {
  async fetch(request, env, ctx) {
    const facts = requestFacts(request);
    const response = await spoken(env, () => withFacts(facts, () => answer(request, env, ctx)));
    // What no route has made, such as the framework's own answers, has no nonce and no headers yet.
    return named(secured(response, readConfig(env), ""), facts.requestId);
  },
  queue: (batch, env) => spoken(env, () => consume(batch, env)),
  scheduled: (controller, env) => spoken(env, () => runCron(controller.cron, env, Date.now())),
} satisfies ExportedHandler<Env>;

/** Runs what has arrived in English. */
function spoken<Answer>(env: Env, work: () => Answer): Answer {
  fenceTexts(readConfig(env).isDevelopment);
  return inEnglish(work);
}

async function answer(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const now = Date.now();
  const config = readConfig(env);
  if (isLiveRequest(request)) return connectLive(request, env, now);
  if (isGiverLine(request)) return connectGiver(request, env, now);
  if (isReport(request)) return takeReports(request, { config, limiter: env.WRITE_LIMITER, now });
  if (isOneClick(request))
    return takeOneClick(request, { config, db: openDatabase(env.DB), limiter: env.WRITE_LIMITER, now });
  const refused = answerMethod(request, config) ?? refuseForeign(request, config);
  if (refused) return refused;
  const render = async (asked: Request) => {
    const context = requestContext(asked, env, ctx, now, request);
    return secured(await handle(asked, context), config, context.get(appContext).nonce);
  };
  gifts ??= giftPages(config);
  const list = await gifts.answer(request, now, render);
  if (list) return list;
  pages ??= publicPages(config, build.assets.version);
  const kept = pages;
  countVisit ??= visitCounter(config.analytics);
  const answered =
    (await countVisit(request, (asked) => kept.answer(asked, now, render))) ?? (await render(request));
  gifts.forget(request, answered.status);
  return answered;
}
