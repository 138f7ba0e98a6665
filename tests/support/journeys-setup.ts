// Before all journeys: the process that hosts their servers, and the browser found on this machine.
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { TestProject } from "vitest/node";
import { ensureBrowser } from "../../scripts/ensure-browser.ts";
import { scriptProcess } from "./local-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the host takes its commands. */
    serverHost: string;
    browserPath: string;
    /** "first" for `npm test`, "second" for `npm run test:looks`. */
    tier: "first" | "second";
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide("browserPath", await ensureBrowser("packaged"));
  const { command, args, env } = scriptProcess("tests/support/server-host.ts");
  const host = spawn(command, args, { stdio: ["ignore", "inherit", "inherit", "ipc"], env });
  const exited = once(host, "exit");
  const address = await Promise.race([
    once(host, "message").then(([message]) => String(message)),
    exited.then(([code]) => Promise.reject(new Error(`The host of the servers ended with ${code}`))),
  ]);
  project.provide("serverHost", address);
  return async () => {
    host.kill("SIGTERM");
    await exited;
  };
}
