// The built Worker called in this process, where its CPU time can be read. Its database repeats answers.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { localVars } from "../scripts/local-vars.ts";

const RUNTIME = "export class DurableObject {} export const env = {};";

interface BuiltWorker {
  default: { fetch(request: Request, env: unknown, ctx: unknown): Promise<Response> };
}

/** Answers requests with one of our builds and this database. */
export async function workerInNode(build: string, port: number, DB: unknown) {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === "cloudflare:workers"
        ? { url: `data:text/javascript,${encodeURIComponent(RUNTIME)}`, shortCircuit: true }
        : next(specifier, context),
  });
  const url = pathToFileURL(resolve(build, "server/index.js")).href;
  const worker: BuiltWorker = await import(url);
  const files = (asked: URL) => new Response(readFileSync(resolve(build, "client", `.${asked.pathname}`)));
  const env = { ...localVars(port), DB, ASSETS: { fetch: async (asked: URL) => files(asked) } };
  const ctx = { waitUntil: (work: Promise<unknown>) => void work.catch(() => {}) };
  return (path: string, cookie: string) =>
    worker.default.fetch(
      new Request(`http://localhost:${port}${path}`, { headers: { Cookie: cookie } }),
      env,
      ctx,
    );
}
