// POST /unsubscribe?token=…, and /unsubscribe/notice for a morning notice alone, sent by a mail program when its reader
// unsubscribes (RFC 8058): without a cookie or a page. The sealed token says everything, so no session is read, and programs that
// live on a page send that page's origin. What our own pages send goes to the page.

import { END_NOTICE_PATH } from "~/contracts/today/shown-notice.ts";
import type { Database } from "~/data/database.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import { setSecurityHeaders } from "~/services/content-policy.server.ts";
import { isSameOriginRequest } from "~/services/origin.server.ts";
import { addressOfLink, unsubscribe } from "~/usecases/mail/unsubscribe.ts";
import { endNoticeOfLink } from "~/usecases/today/choose-notice.ts";
import { splitPath } from "~/words/addresses.ts";
import { readFormBody } from "./form-body.server.ts";
import { clientAddress } from "./request-context.server.ts";

const PERIOD_SECONDS = 60;
const FAULT_SECONDS = 10;

interface Deps {
  config: AppConfig;
  db: Database;
  limiter: RateLimit;
  now: number;
}

type Ending = (token: string, deps: Deps) => Promise<boolean>;

/** By path, what ends mail; false for a token that isn't ours. */
const ENDINGS: ReadonlyMap<string, Ending> = new Map<string, Ending>([
  [
    "/unsubscribe",
    async (token, { config, db, now }) => {
      const email = await addressOfLink(config.tokenSecret, token);
      if (email !== null) await unsubscribe({ db, now }, email);
      return email !== null;
    },
  ],
  [
    END_NOTICE_PATH,
    (token, { config, db }) => endNoticeOfLink({ db, tokenSecret: config.tokenSecret }, token),
  ],
]);

/** Whether a mail program sends this, from wherever it runs: only our own page's form is something else. */
export function isOneClick({ method, url, headers }: Request, config: AppConfig): boolean {
  const { pathname, searchParams } = new URL(url);
  const isForm = method === "POST" && ENDINGS.has(splitPath(pathname).path);
  return isForm && searchParams.has("token") && !isSameOriginRequest(config, headers);
}

/** Unsubscribes; 200 however often it is sent, and never a redirect. */
export async function takeOneClick(request: Request, deps: Deps): Promise<Response> {
  const status = await statusOf(request, deps).catch((error: unknown) => {
    log.error("one_click_failed", errorFacts(error));
    return 503;
  });
  const headers = new Headers();
  if (status === 429) headers.set("Retry-After", String(PERIOD_SECONDS));
  if (status === 503) headers.set("Retry-After", String(FAULT_SECONDS));
  // Not a page, so there is nothing to put a nonce on.
  setSecurityHeaders(headers, deps.config, "");
  return new Response(null, { status, headers });
}

async function statusOf(request: Request, deps: Deps): Promise<number> {
  const { limiter } = deps;
  const { success } = await limiter.limit({ key: `one-click:${clientAddress(request)}` });
  if (!success) return 429;
  const body = await readFormBody(request);
  if (body.kind === "refused") return body.status;
  const isAsked = body.entries.some(([name, value]) => name === "List-Unsubscribe" && value === "One-Click");
  const { pathname, searchParams } = new URL(request.url);
  const end = isAsked ? ENDINGS.get(splitPath(pathname).path) : undefined;
  return (await end?.(searchParams.get("token") ?? "", deps)) ? 200 : 400;
}
