// B14: what Lighthouse says about the pages that strangers come to, and about the dashboard, on a midrange
// phone. The tool is fetched for the measurement (its packages weigh as much as all of ours), so this row
// needs the npm registry.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { z } from "zod";
import { DEMO_PAGE, DEMO_TODAY, PUBLIC_PATHS, type Site, signIn } from "../scripts/demo-site.ts";
import { ensureBrowser } from "../scripts/ensure-browser.ts";
import type { Row } from "./table.ts";

const VERSION = "13.5.0";
const FOLDER = resolve(".wrangler/bench/lighthouse");
const PORT = 9333;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const report = z.object({
  lhr: z.object({
    categories: z.object({
      performance: z.object({ score: z.number() }),
      accessibility: z.object({ score: z.number() }),
      "best-practices": z.object({ score: z.number() }),
      seo: z.object({ score: z.number() }),
    }),
    audits: z.object({
      "largest-contentful-paint": z.object({ numericValue: z.number() }),
      "cumulative-layout-shift": z.object({ numericValue: z.number() }),
      "total-blocking-time": z.object({ numericValue: z.number() }),
    }),
  }),
});

type Audit = (url: string, flags: object) => Promise<unknown>;

/** One row per page; none, with the reason, if the tool can't be fetched. */
export async function benchLighthouse(site: Site): Promise<Row[]> {
  const audit = await fetchedAudit();
  if (!audit) {
    console.log("B14 is left out: Lighthouse could not be fetched.");
    return [];
  }
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ["--no-sandbox", "--disable-dev-shm-usage", `--remote-debugging-port=${PORT}`],
  });
  try {
    const rows: Row[] = [];
    for (const path of PUBLIC_PATHS) rows.push(await rowOf(audit, site, path, {}, 100));
    const cookie = { Cookie: await signIn(site) };
    rows.push(await rowOf(audit, site, DEMO_PAGE, cookie, 95));
    rows.push(await rowOf(audit, site, DEMO_TODAY, cookie, 95));
    return rows;
  } finally {
    await browser.close();
  }
}

async function rowOf(
  audit: Audit,
  site: Site,
  path: string,
  extraHeaders: Record<string, string>,
  target: number,
): Promise<Row> {
  const lhr = await medianOf(() =>
    audit(`${site.url}${path}`, { port: PORT, output: "json", logLevel: "error", extraHeaders }),
  );
  const scores = CATEGORIES.map((name) => Math.round(lhr.categories[name].score * 100));
  const [performance = 0] = scores;
  const lcp = lhr.audits["largest-contentful-paint"].numericValue;
  const cls = lhr.audits["cumulative-layout-shift"].numericValue;
  const tbt = lhr.audits["total-blocking-time"].numericValue;
  const isPublic = target === 100;
  return {
    id: "B14",
    what: `Lighthouse, mobile: ${isPublic ? path : path === DEMO_TODAY ? "Today" : "the dashboard"}`,
    against: "100 in each of four",
    target: isPublic ? "all 100; LCP ≤ 1.0 s, CLS 0, TBT 0" : "performance ≥ 95",
    measured: `${scores.join(", ")}; LCP ${(lcp / 1000).toFixed(1)} s, CLS ${cls.toFixed(2)}, TBT ${tbt.toFixed(0)} ms`,
    isMet: isPublic
      ? scores.every((score) => score === 100) && lcp <= 1050 && cls === 0 && tbt === 0
      : performance >= target,
  };
}

/**
 * The middle one of three reports by performance: on a busy machine other work blocks a page just as its
 * script would.
 */
async function medianOf(measure: () => Promise<unknown>): Promise<z.output<typeof report>["lhr"]> {
  const reports: z.output<typeof report>["lhr"][] = [];
  for (let round = 0; round < 3; round++) reports.push(report.parse(await measure()).lhr);
  reports.sort((one, other) => one.categories.performance.score - other.categories.performance.score);
  const [, middle] = reports;
  if (!middle) throw new Error("No report");
  return middle;
}

async function fetchedAudit(): Promise<Audit | null> {
  mkdirSync(FOLDER, { recursive: true });
  const entry = join(FOLDER, "node_modules/lighthouse/core/index.js");
  if (!existsSync(entry)) {
    writeFileSync(join(FOLDER, "package.json"), JSON.stringify({ private: true, type: "module" }));
    spawnSync("npm", ["install", "--no-audit", "--no-fund", "--save-exact", `lighthouse@${VERSION}`], {
      cwd: FOLDER,
      stdio: "inherit",
    });
  }
  if (!existsSync(entry)) return null;
  const tool: { default: Audit } = await import(pathToFileURL(entry).href);
  return tool.default;
}
