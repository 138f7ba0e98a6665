// A served build for the benchmarks, with a database of its own, and the demo account signed in.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Miniflare } from "miniflare";
import { plusMonths } from "../app/domain/calendar.ts";
import { newId } from "../app/lib/new-id.ts";
import { freePort } from "./free-port.ts";
import { serveBuild } from "./local-worker.ts";
import { DEMO_EMAIL, DEMO_PASSWORD } from "./seed/demo-account.ts";
import { prepareLocalFile } from "./seed/local-file.ts";

/** The dashboard of the demo account. */
export const DEMO_PLAN = "/dashboards/demochicagoplan";
export const DEMO_PAGE = `${DEMO_PLAN}/0-3m`;
/** Today in a situation, so that every visit shows the same. */
export const DEMO_TODAY = `${DEMO_PLAN}/today?for=stroller&when=midday`;

/** The pages that strangers come to; the plan is of the month after the next. */
export const PUBLIC_PATHS = [
  "/",
  `/plan/55401/${plusMonths(new Date().toISOString().slice(0, 10), 2).slice(0, 7)}`,
  "/swaddles-sleep-sacks",
  "/wear/50",
  "/privacy",
  "/terms",
] as const;

export interface Site {
  url: string;
  worker: Miniflare;
  stateDir: string;
  dispose(): Promise<void>;
}

let template: string | undefined;

/** A folder with a migrated and seeded database, made once and then copied. */
export async function newState(): Promise<string> {
  template ??= await seededState();
  const stateDir = mkdtempSync(join(tmpdir(), "layette-bench-"));
  cpSync(template, stateDir, { recursive: true });
  return stateDir;
}

/** Removes the folder that copies were made from. */
export function forgetState(): void {
  if (template) rmSync(template, { recursive: true, force: true, maxRetries: 5 });
}

async function seededState(): Promise<string> {
  const stateDir = mkdtempSync(join(tmpdir(), "layette-bench-"));
  await prepareLocalFile(stateDir, new Date());
  return stateDir;
}

/** Serves a build over a state of its own; `dispose` removes both. */
export async function serveSite(buildDir: string, stateDir: string): Promise<Site> {
  // Someone else may take a port between looking for it and listening, so it's tried once more.
  const { port, worker } = await serveOnFreePort(buildDir, stateDir).catch(() =>
    serveOnFreePort(buildDir, stateDir),
  );
  return {
    url: `http://localhost:${port}`,
    worker,
    stateDir,
    async dispose() {
      await worker.dispose();
      rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function serveOnFreePort(buildDir: string, stateDir: string) {
  const port = await freePort();
  const worker = serveBuild({ port, stateDir, buildDir });
  await worker.ready;
  return { port, worker };
}

/** Signs in the demo account, or another with its password; returns the cookie. */
export async function signIn({ url }: Pick<Site, "url">, email: string = DEMO_EMAIL): Promise<string> {
  const response = await fetch(`${url}/auth`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url },
    body: new URLSearchParams({ intent: "signin", email, password: DEMO_PASSWORD }),
  });
  const [cookie] = (response.headers.getSetCookie()[0] ?? "").split(";");
  if (!cookie) throw new Error(`Signing in answered ${response.status}: ${await response.text()}`);
  return cookie;
}

/** The cookie of a browser that has the stylesheet, as after its first page. */
export async function stylesCookie({ url }: Pick<Site, "url">): Promise<string> {
  const page = await (await fetch(`${url}/auth`)).text();
  const [, sheet] = /<link rel="stylesheet" href="([^"]*)"/.exec(page) ?? [];
  if (!sheet) throw new Error("The page names no stylesheet");
  return `styles=${sheet}`;
}

/** Puts a new account on the demo plan, as an editor with the demo account's password; returns its cookie. */
export async function newMember(site: Site): Promise<string> {
  const db = await site.worker.getD1Database("DB");
  const [id, now] = [newId(), Date.now()];
  const email = `${id}@example.test`;
  const run = (sql: string, ...values: (string | number)[]) =>
    db
      .prepare(sql)
      .bind(...values)
      .run();
  await run(
    `insert into users (id, email, full_name, password_hash, email_confirmed_at, password_changed_at, created_at)
    select ?1, ?2, 'Sam', password_hash, ?3, ?3, ?3 from users where email = ?4`,
    ...[id, email, now, DEMO_EMAIL],
  );
  await run(
    "insert into users_profile (user_id, email, created_at, updated_at) values (?1, ?2, ?3, ?3)",
    ...[id, email, now],
  );
  await run(
    "insert into plan_members (user_id, onboarding_id, role, joined_at) values (?, ?, 'editor', ?)",
    ...[id, DEMO_PLAN.split("/").at(-1) ?? "", now],
  );
  return signIn(site, email);
}
