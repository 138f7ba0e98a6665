// Accounts and their mails: written into the database where a journey is about something else, otherwise
// created through the normal pages.
import { scryptSync } from "node:crypto";
import type { Page } from "playwright-core";
import { LEGAL_KNOWN } from "../../../app/domain/public/legal-changes.ts";
import { newId } from "../../../app/lib/new-id.ts";
import { SESSION_SECONDS, sessionCookie } from "../../../app/services/auth/session-cookie.server.ts";
import { hashToken, newToken } from "../../../app/services/auth/tokens.server.ts";
import type { HostedServer } from "../../support/hosted-server.ts";
import { until } from "../../support/local-server.ts";
import { send } from "./http.ts";
import type { Site } from "./site.ts";

export const PASSWORD = "wooden rattle 7";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
}

export interface Account {
  email: string;
  /** The session as a Cookie header. */
  cookie: string;
}

/** An unused address. */
export function newAddress(name = "parent"): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@example.test`;
}

/**
 * All mails to an address, newest first, except those with their own timing: the welcome after a
 * confirmation, and the notice of a new device after a sign-in.
 */
export async function mailsTo(site: { url: string }, address: string): Promise<Mail[]> {
  const { text } = await send(`${site.url}/dev/mailbox.json`);
  const mails: Mail[] = JSON.parse(text);
  return mails.filter(({ to, subject }) => to === address && !/^(Welcome to|New sign-in)/.test(subject));
}

/** The link in the newest mail to an address, once there are this many mails. */
export async function mailedLink(site: { url: string }, address: string, count = 1): Promise<string> {
  let mails: Mail[] = [];
  await until(async () => {
    mails = await mailsTo(site, address);
    return mails.length >= count;
  }, `${address} has ${count} mails`);
  const [mail] = mails;
  const [link] = /https?:\/\/\S+/.exec(mail?.text ?? "") ?? [];
  if (!link) throw new Error("The mail carries no link");
  return link;
}

/** The token of a mailed link. */
export function tokenOf(link: string): string {
  return new URL(link).searchParams.get("token") ?? "";
}

/** Submits the sign-up form without a browser. */
export function sendSignUp(site: { url: string }, email: string, password = PASSWORD) {
  return send(`${site.url}/auth`, {
    form: { mode: "signup", from: "/", email, password, confirmPassword: password },
  });
}

/** Submits the sign-in form without a browser. */
export function sendSignIn(site: { url: string }, email: string, password = PASSWORD, from = "/") {
  return send(`${site.url}/auth`, { form: { mode: "signin", from, email, password } });
}

const SALT = "sixteen bytes ab";
const [N, r, p] = [16, 1, 1];

/** PASSWORD as the application stores it, but for its cost: hashing would take longer than the rest of many journeys. */
const PASSWORD_HASH = [
  ...["scrypt", N, r, p, btoa(SALT)],
  btoa(String.fromCharCode(...scryptSync(PASSWORD, SALT, 32, { N, r, p }))),
].join("$");

/** A confirmed, signed-in account with PASSWORD, as a sign-up leaves it; no mail was sent to it. */
export async function newAccount(
  { server }: { server: Pick<HostedServer, "askAll"> },
  name?: string,
): Promise<Account> {
  const [email, id, token, now] = [newAddress(name), newId(), newToken(), Date.now()];
  await server.askAll(
    {
      sql: `insert into users (id, email, password_hash, email_confirmed_at, password_changed_at, created_at)
        values (?1, ?2, ?3, ?4, ?4, ?4)`,
      values: [id, email, PASSWORD_HASH, String(now)],
    },
    {
      sql: `insert into users_profile (user_id, email, legal_known, created_at, updated_at)
        values (?1, ?2, '${LEGAL_KNOWN}', ?3, ?3)`,
      values: [id, email, String(now)],
    },
    {
      sql: `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at, proved_at)
        values (?1, ?2, ?3, ?3, ?4, ?3)`,
      values: [hashToken(token), id, String(now), String(now + SESSION_SECONDS * 1000)],
    },
  );
  const [cookie = ""] = (await sessionCookie({ isHttps: false }, id, token)).split(";");
  return { email, cookie };
}

/** As above, through the pages: signed up, and confirmed by the mailed link. */
export async function signedUpAccount(site: { url: string }, name?: string): Promise<Account> {
  const email = newAddress(name);
  const signedUp = await sendSignUp(site, email);
  const token = tokenOf(await mailedLink(site, email));
  const { cookie } = await send(`${site.url}/auth/confirm`, {
    form: { token },
    cookie: String(signedUp.cookie),
  });
  if (!cookie) throw new Error("The confirmation signed nobody in");
  return { email, cookie };
}

/** Clears the limits as if a minute had passed, so that mails can be requested again. */
export async function forgetTries(site: Pick<Site, "server">): Promise<void> {
  await site.server.ask("delete from rate_counters");
}

/** Puts an account's session cookie into a page's browser. */
export async function actAs(page: Page, site: { url: string }, { cookie }: Account): Promise<void> {
  const cookies = cookie.split("; ").map((one) => {
    const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(one) ?? [];
    return { name, value, url: site.url, httpOnly: true, sameSite: "Lax" as const };
  });
  await page.context().addCookies(cookies);
}

/** Chooses a password on the confirmation page, in a browser that didn't send the sign-up. */
export async function choosePassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByRole("heading", { level: 1, name: "Choose your password" }).waitFor();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(again);
  await page.getByRole("button", { name: "Confirm my email" }).click();
}
