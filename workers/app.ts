// The one Worker: every way in which work arrives, and nothing but the arrival. A fresh Worker compiles this module, with what it
// imports, before it takes anything; the rest is compiled when it is first needed, because of the flag `new_module_registry`. So the
// channels, which live on their own, don't carry the application, and this module imports little.

export { GiftChannel } from "./realtime/gift-channel.ts";
export { LiveChannel } from "./realtime/live-channel.ts";

/** Loads the application outside any language: a text that a module reads while it loads is then an error, as it has to be. */
const load = async () => (await import("./application.ts")).application;

export default {
  fetch: async (request, env, ctx) => (await load()).fetch(request, env, ctx),
  queue: async (batch, env) => (await load()).queue(batch, env),
  scheduled: async (controller, env) => (await load()).scheduled(controller, env),
} satisfies ExportedHandler<Env>;
