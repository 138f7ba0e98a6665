// POST /csp-reports: where browsers report what a page's policy has blocked. They send reports on their own, some without naming
// their origin, and anyone else can send them too, so reports are only read, reduced, and logged.
import { readCspReports } from "~/contracts/operations/csp-report.ts";
import { readBounded } from "~/lib/read-bounded.ts";
import type { AppConfig } from "~/services/config.server.ts";
import { REPORTS_PATH, setSecurityHeaders } from "~/services/content-policy.server.ts";
import { isSameOriginRequest } from "~/services/origin.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import { clientAddress } from "./request-context.server.ts";

const TYPES = new Set(["application/csp-report", "application/reports+json"]);
const MOST_BYTES = 16 * 1024;
const PERIOD_MS = 60_000;
/** Log lines per machine and period: the first ones are enough to show a fault of ours. */
const MOST_LINES = 20;

type Deps = { config: AppConfig; limiter: RateLimit; now: number };

const lines = { since: 0, count: 0 };

/** Whether a request brings reports. */
export function isReport(request: Request): boolean {
  return new URL(request.url).pathname === REPORTS_PATH;
}

/** Accepts reports; answers without a body. */
export async function takeReports(request: Request, deps: Deps): Promise<Response> {
  const { config } = deps;
  const status = await statusOf(request, deps);
  const headers = new Headers(status === 405 ? { Allow: "POST" } : {});
  if (status === 429) headers.set("Retry-After", String(PERIOD_MS / 1000));
  // Not a page, so there is nothing to put a nonce on.
  setSecurityHeaders(headers, config, "");
  return new Response(null, { status, headers });
}

async function statusOf(request: Request, { config, limiter, now }: Deps): Promise<number> {
  if (request.method !== "POST") return 405;
  if (!isFromOurPages(config, request.headers)) return 403;
  const { success } = await limiter.limit({ key: `reports:${clientAddress(request)}` });
  if (!success) return 429;
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!TYPES.has(type)) return 415;
  const bytes = await readBounded(request.body, MOST_BYTES).catch(() => new Uint8Array());
  if (!bytes) return 413;
  const reports = readCspReports(parsed(bytes), config.origin);
  if (!reports) return 400;
  const [first] = reports;
  if (first && mayLog(now)) securityLog("csp_report", { ...first, count: reports.length });
  return 204;
}

/** Other sites' pages name themselves in headers; a report that a browser sends on its own may have neither. */
function isFromOurPages(config: AppConfig, headers: Headers): boolean {
  const isSilent = !headers.has("Origin") && !headers.has("Sec-Fetch-Site");
  return isSilent || isSameOriginRequest(config, headers);
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

function mayLog(now: number): boolean {
  if (now - lines.since >= PERIOD_MS) Object.assign(lines, { since: now, count: 0 });
  lines.count += 1;
  return lines.count <= MOST_LINES;
}
