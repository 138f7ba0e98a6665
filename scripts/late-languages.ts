// Serves languages that are still being built. The simulator lists the browser files once, when it starts; those that come
// later are read from the build here. Whoever needs a language's list of files, which is every page in that language, waits
// for its build.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Response } from "miniflare";
import { fileList, OTHER_LANGUAGES } from "../app/words/languages.ts";
import { serviceWorkerPath } from "./asked-build.ts";
import type { LateLanguages } from "./build.ts";

const MODULE = "late-languages.js";
const BINDING = "LATE_FILES";

/**
 * The entry of a Worker around ours. It asks for files that the assets lack, and says of a page whose language couldn't be
 * built that this is so.
 */
const ENTRY = `import layette from "./index.js";
export * from "./index.js";

class Unbuilt extends Error {}

let known;

function withLateFiles(env) {
  return known ??= { ...env, ASSETS: { fetch: async (asked) => await lateFile(env, asked) ?? env.ASSETS.fetch(asked) } };
}

async function lateFile(env, asked) {
  const { pathname } = new URL(asked instanceof Request ? asked.url : asked);
  if (!/^\\/(?:assets\\/|sw-)/.test(pathname)) return null;
  const found = await env.${BINDING}.fetch("http://late" + pathname);
  if (found.ok) return found;
  const words = await found.text();
  if (found.status === 503) throw new Unbuilt(words);
  return null;
}

export default {
  ...layette,
  async fetch(request, env, ctx) {
    try {
      const file = request.method === "GET" || request.method === "HEAD" ? await lateFile(env, request) : null;
      return file ?? (await layette.fetch(request, withLateFiles(env), ctx));
    } catch (error) {
      if (!(error instanceof Unbuilt)) throw error;
      return new Response(error.message, { status: 503, headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" } });
    }
  },
};
`;

/** What the simulator needs to serve a build, in `buildDir`, some of whose languages are late. */
export function lateLanguages(buildDir: string, late: LateLanguages) {
  const clientDir = join(buildDir, "client");
  return {
    /** The first of the Worker's modules. */
    module: { type: "ESModule" as const, path: join(buildDir, "server", MODULE), contents: ENTRY },
    serviceBindings: {
      [BINDING]: async ({ url }: { url: string }) => {
        const { pathname } = new URL(url);
        try {
          await untilBuilt(pathname, late);
        } catch (error) {
          return new Response(error instanceof Error ? error.message : String(error), { status: 503 });
        }
        return fileAt(clientDir, pathname);
      },
    },
  };
}

/** Waits if a path is of one language only. */
async function untilBuilt(pathname: string, late: LateLanguages): Promise<void> {
  const language = OTHER_LANGUAGES.find((one) => [fileList(one), serviceWorkerPath(one)].includes(pathname));
  if (language) await late.until(language);
}

async function fileAt(clientDir: string, pathname: string): Promise<Response> {
  // Names of files, and nothing that leads elsewhere.
  const isName = /^\/(?:assets\/)?[\w-]+(?:\.[\w-]+)*$/.test(pathname);
  const body = isName ? await readFile(join(clientDir, pathname)).catch(() => null) : null;
  if (!body) return new Response(null, { status: 404 });
  const type = pathname.endsWith(".js") ? "text/javascript; charset=utf-8" : "application/json";
  const headers = headersOf(await readFile(join(clientDir, "_headers"), "utf8"), pathname);
  const unsaid = { "Content-Type": type, "Cache-Control": "public, max-age=0, must-revalidate" };
  return new Response(body, { headers: { ...unsaid, ...headers } });
}

/** What the file `_headers` says of a path: lines of headers below the pattern of a path. */
function headersOf(file: string, pathname: string): Record<string, string> {
  let isMeant = false;
  const headers: Record<string, string> = {};
  for (const line of file.split("\n")) {
    if (line.startsWith("/"))
      isMeant = line.endsWith("*") ? pathname.startsWith(line.slice(0, -1)) : line === pathname;
    const colon = line.indexOf(":");
    if (isMeant && colon > 0) headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  return headers;
}
