// A browser for journeys and measurements: an installed one, one that came with the npm packages, else Debian's.
// Each is tried by starting it, because a binary without its libraries is useless.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import sparticuz from "@sparticuz/chromium";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The path of a browser that starts; throws if there isn't one and none can be installed. Measurements need the browser that
 * people have. The packaged one was made to run without a screen and takes half the processor's time: it is for tests.
 */
export async function ensureBrowser(first: "installed" | "packaged" = "installed"): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named && starts(named)) return named;
  const packaged = await sparticuz.executablePath();
  const candidates = first === "packaged" ? [packaged, ...INSTALLED] : [...INSTALLED, packaged];
  const found = candidates.find(starts);
  if (found) return found;
  console.log("No browser starts here; installing Debian's …");
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"] });
  }
  const installed = candidates.find(starts);
  if (!installed) throw new Error("The tests need a Chromium: install one, or name it in CHROMIUM_PATH.");
  return installed;
}

function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  const { status } = spawnSync(path, ["--headless", "--no-sandbox", "--version"], { timeout: 20_000 });
  return status === 0;
}
