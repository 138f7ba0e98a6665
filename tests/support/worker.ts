// The Worker of the integration tests: all of workers/application.ts but the pages, whose build doesn't exist here.
// Before any module takes a function of app/data into a table of its own.
import "./query-plans.ts";

import { runCron } from "../../workers/cron/run.ts";
import { consume } from "../../workers/pipeline/consumer.ts";
import { connectLive, isLiveRequest } from "../../workers/realtime/connect.ts";

export { GiftChannel } from "../../workers/realtime/gift-channel.ts";
export { LiveChannel } from "../../workers/realtime/live-channel.ts";

export default {
  async fetch(request, env) {
    if (isLiveRequest(request)) return connectLive(request, env, Date.now());
    return new Response("Not found", { status: 404 });
  },
  queue: (batch, env) => consume(batch, env),
  scheduled: (controller, env) => runCron(controller.cron, env, Date.now()),
} satisfies ExportedHandler<Env>;
