// The first page of the product that a browser sees, with its styles in the document.
import { expect, it } from "vitest";
import { firstStyles } from "../../../app/http/first-styles.server.ts";
import { hasStyles } from "../../../app/lib/styles-cookie.ts";
import { readConfig } from "../../../app/services/config.server.ts";
import { localVars } from "../../../scripts/local-vars.ts";

const SHEET = "/assets/styles-A1.css";
const LINK = `<link rel="stylesheet" href="${SHEET}" data-precedence="page"/>`;
const PAGE = `<html><head>${LINK}</head><body><p class="card">4 to go</p></body></html>`;
const CONFIG = readConfig(localVars(8787));
const PARTS = '[[[],[["card"]],".card{color:pink}"],[[],[["row"]],".row{color:green}"]]';

interface Asked {
  cookie?: string;
  dest?: string;
  method?: string;
  type?: string;
  policy?: string;
  read?: () => Promise<string>;
}

async function answered(asked: Asked = {}): Promise<string> {
  const { cookie = "", dest = "document", method = "GET", type = "text/html; charset=utf-8" } = asked;
  const { policy = "style-src 'self' 'nonce-aB+/0w=='", read = async () => PARTS } = asked;
  const headers = { "Content-Type": type, "Content-Security-Policy": policy };
  const request = new Request("http://localhost:8787/", {
    method,
    headers: { Cookie: cookie, "Sec-Fetch-Dest": dest },
  });
  const answer = await firstStyles(SHEET, read)(request, new Response(PAGE, { headers }), CONFIG);
  expect(answer.headers.get("Content-Security-Policy")).toBe(policy);
  return answer.text();
}

it("has the styles that it needs, and the sheet behind its text", async () => {
  expect(await answered()).toBe(
    `<html><head><style nonce="aB+/0w==">.card{color:pink}</style></head><body><p class="card">4 to go</p>${LINK}</body></html>`,
  );
});

it.each<[string, Asked]>([
  ["the browser has the sheet", { cookie: `a=b; styles=${SHEET}` }],
  ["it is no page", { type: "application/json" }],
  ["a script reads it", { dest: "empty" }],
  ["a form was sent", { method: "POST" }],
  ["its policy has no nonce", { policy: "style-src 'self'" }],
])("stays as it is where %s", async (_, asked) => {
  expect(await answered(asked)).toBe(PAGE);
});

it("stays as it is where the build's files can't be read", async () => {
  expect(await answered({ read: () => Promise.reject(new Error("no")) })).toBe(PAGE);
});

it("stays as it is while developing, whose sheet has no parts", async () => {
  const headers = { "Content-Type": "text/html", "Content-Security-Policy": "style-src 'self' 'nonce-a'" };
  const paint = firstStyles("/app/styles.css", () => Promise.reject(new Error("There are no parts")));
  const answer = await paint(new Request("http://localhost:8787/"), new Response(PAGE, { headers }), CONFIG);
  expect(await answer.text()).toBe(PAGE);
});

it.each([
  [`styles=${SHEET}`, false, true],
  [`a=b; styles=${SHEET}; c=d`, false, true],
  [`__Host-styles=${SHEET}`, true, true],
  [`styles=${SHEET}`, true, false],
  [`styles=${SHEET}x`, false, false],
  [`other-styles=${SHEET}`, false, false],
  ["styles=/assets/styles-old.css", false, false],
  [null, false, false],
])("the cookie %s says it on https (%s): %s", (cookies, isHttps, has) => {
  expect(hasStyles(cookies, isHttps, SHEET)).toBe(has);
});
