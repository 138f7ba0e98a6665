// What the benchmarks measure against: the smallest application of the same framework, as its template for
// Workers makes it, built by the same plugins and served by the same simulator with the same bindings.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Inside the project, so that its packages are found. */
const HELLO = resolve(".wrangler/bench/hello");

const FILES: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({ name: "hello", private: true, type: "module" }),
  "tsconfig.json": "{}",
  "react-router.config.ts": "export default { ssr: true };",
  "vite.config.ts": `
    import { cloudflare } from "@cloudflare/vite-plugin";
    import { reactRouter } from "@react-router/dev/vite";
    import { defineConfig } from "vite";
    export default defineConfig({ plugins: [cloudflare({ viteEnvironment: { name: "ssr" } }), reactRouter()] });`,
  "app/routes.ts": `
    import { index } from "@react-router/dev/routes";
    export default [index("home.tsx")];`,
  "app/home.tsx": `
    export function loader() { return { message: "Hello, world" }; }
    export default function Home({ loaderData }) { return <h1>{loaderData.message}</h1>; }`,
  "app/root.tsx": `
    import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
    export function Layout({ children }) {
      return (
        <html lang="en">
          <head><meta charSet="utf-8" /><meta name="viewport" content="width=device-width" /><Meta /><Links /></head>
          <body>{children}<ScrollRestoration /><Scripts /></body>
        </html>
      );
    }
    export default function App() { return <Outlet />; }`,
  "app/entry.server.tsx": `
    import { renderToReadableStream } from "react-dom/server";
    import { ServerRouter } from "react-router";
    export default async function handleRequest(request, status, headers, entryContext) {
      let isShellRendered = false;
      const body = await renderToReadableStream(<ServerRouter context={entryContext} url={request.url} />, {
        onError(error) {
          status = 500;
          if (isShellRendered) console.error(error);
        },
      });
      isShellRendered = true;
      headers.set("Content-Type", "text/html");
      return new Response(body, { headers, status });
    }`,
  "workers/app.ts": `
    import { DurableObject } from "cloudflare:workers";
    import { createRequestHandler } from "react-router";
    export class LiveChannel extends DurableObject {}
    export class GiftChannel extends DurableObject {}
    const handle = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);
    export default { fetch: (request) => handle(request), queue() {}, scheduled() {} };`,
};

/** Builds the hello world; returns the folder of its build. */
export function buildHello(): string {
  rmSync(HELLO, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  // The same bindings, so that the same simulators run beside it.
  write("wrangler.toml", readFileSync("wrangler.toml", "utf8"));
  const program = resolve("node_modules/.bin/react-router");
  const { status, stdout, stderr } = spawnSync(program, ["build"], { cwd: HELLO, encoding: "utf8" });
  if (status !== 0) throw new Error(`The hello world was not built:\n${stdout}${stderr}`);
  return join(HELLO, "build");
}

function write(name: string, text: string): void {
  const path = join(HELLO, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
