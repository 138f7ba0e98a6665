// The browser of the journeys: the one that is named or installed, else the one that came with the npm packages.
import { type Browser, chromium } from "playwright-core";
import { ensureBrowser } from "../../scripts/ensure-browser.ts";

/** It runs as root in containers, and asks nobody on the network for anything. */
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

/** Starts the browser. The packaged one's own arguments stay out: they switch web security off. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureBrowser(), args: ARGS, headless: true });
}
