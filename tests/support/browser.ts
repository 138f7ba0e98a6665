// The browser of the journeys: one for all files of a test process, each test in a context of its own.
import { type Browser, chromium } from "playwright-core";
import { inject } from "vitest";

/** It runs as root in containers, and must not call anyone on the network. */
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  // Pages of a context share a process, with what it has compiled; contexts never do.
  "--renderer-process-limit=1",
  // No page lives long enough for code to be worth optimizing; checks by axe take a fifth less without.
  "--js-flags=--no-maglev --no-turbofan",
];

let launched: Promise<Browser> | undefined;

/**
 * The browser of this process, which ends with it. The packaged one's own arguments aren't used, because they
 * switch web security off.
 */
export function theBrowser(): Promise<Browser> {
  launched ??= chromium.launch({ executablePath: inject("browserPath"), args: ARGS, headless: true });
  return launched;
}
