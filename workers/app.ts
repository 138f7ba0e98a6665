// The one Worker: every way in which work arrives, and nothing but the arrival (decision P3).
import { createRequestHandler } from "react-router";
import { answerMethod } from "~/http/methods.server.ts";
import { requestContext } from "~/http/request-context.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { runCron } from "./cron/run.ts";
import { consume } from "./pipeline/consumer.ts";
import { connectLive, isLiveRequest } from "./realtime/connect.ts";

export { LiveChannel } from "./realtime/live-channel.ts";

const handle = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

export default {
  async fetch(request, env, ctx) {
    if (isLiveRequest(request)) return connectLive(request, env, Date.now());
    const answered = answerMethod(request, readConfig(env));
    if (answered) return answered;
    return handle(request, requestContext(request, env, ctx, Date.now()));
  },
  queue: (batch, env) => consume(batch, env),
  scheduled: (controller, env) => runCron(controller.cron, env, Date.now()),
} satisfies ExportedHandler<Env>;
