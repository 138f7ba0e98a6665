// The one Worker: every way in which work arrives, and nothing but the arrival. A fresh Worker compiles this module, with what it
// imports, before it takes anything; the rest is compiled when it is first needed, because of the flag `new_module_registry`. So the
// channels, which live on their own, don't carry the application, and neither does a stranger's page of the build.
import { named, requestFacts } from "~/http/request-id.server.ts";
import { currentTime } from "~/lib/current-time.ts";
import { type BuiltPages, builtPages } from "~/services/built-pages.server.ts";

export { GiftChannel } from "./realtime/gift-channel.ts";
export { LiveChannel } from "./realtime/live-channel.ts";

/** Loads the application outside any language: a text that a module reads while it loads is then an error, as it has to be. */
const load = async () => (await import("./application.ts")).application;

let pages: BuiltPages | undefined;

/** The answer of a page that the build has rendered; development has no such pages. */
async function builtAnswer(request: Request, env: Env): Promise<Response | null> {
  if (import.meta.env.DEV) return null;
  pages ??= builtPages(env, env.ASSETS);
  const answer = await pages.answer(request, currentTime(env));
  return answer && named(answer, requestFacts(request).requestId);
}

export default {
  fetch: async (request, env, ctx) =>
    (await builtAnswer(request, env)) ?? (await load()).fetch(request, env, ctx),
  queue: async (batch, env) => (await load()).queue(batch, env),
  scheduled: async (controller, env) => (await load()).scheduled(controller, env),
} satisfies ExportedHandler<Env>;
