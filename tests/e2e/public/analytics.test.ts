// Who is told about a visit: a single service, for public pages only, through a script allowed by their
// policy; nobody for pages that are personal or carry a token.
import { beforeAll, expect, test } from "vitest";
import { createHostedServer } from "../../support/hosted-server.ts";
import { type Account, mailedLink, newAccount, newAddress, sendSignUp } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { siteOn } from "../support/site.ts";

const SCRIPT = "https://stats.layette.test/js/script.js";
const COLLECTOR = "https://collect.layette.test";
const site = siteOn((options) =>
  createHostedServer({
    ...options,
    env: {
      ANALYTICS_SCRIPT_URL: SCRIPT,
      ANALYTICS_ATTRIBUTE: "data-domain=layette.test",
      ANALYTICS_COLLECTOR: COLLECTOR,
    },
  }),
);

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

test("a visit of the landing page is told to the service, inside the page's policy and without a cookie", async () => {
  const page = await site.open();
  const told: { body: string | null; cookie: string | undefined }[] = [];
  const script = `navigator.sendBeacon("${COLLECTOR}/event", document.currentScript.dataset.domain + " " + location.href)`;
  await page
    .context()
    .route(SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body: script }));
  await page.context().route(`${COLLECTOR}/**`, (route) => {
    told.push({ body: route.request().postData(), cookie: route.request().headers().cookie });
    return route.fulfill({ status: 202 });
  });
  await page.goto("/");
  await expect.poll(() => told).toEqual([{ body: `layette.test ${site.url}/`, cookie: undefined }]);
  expect(await page.context().cookies()).toEqual([]);
});

test("S17: no page that is somebody's, or has a token or more in its address, names the service", async () => {
  const email = newAddress();
  await sendSignUp(site, email);
  const link = new URL(await mailedLink(site, email));
  const strangers = [
    `${link.pathname}${link.search}`,
    "/reset-password?token=junk",
    "/replicate?token=junk",
    "/auth/check-inbox",
    "/auth",
    "/offline",
    "/?token=junk",
    "/no/such/page",
  ];
  const own = [
    "/dashboards",
    `/dashboards/${plan}/0-3m`,
    `/dashboards/${plan}/shopping-list`,
    "/profile",
    "/subscription",
  ];
  const asked = [
    ...strangers.map((path) => ({ path, cookie: undefined })),
    ...own.map((path) => ({ path, cookie: parent.cookie })),
  ];
  for (const { path, cookie } of asked) {
    const answer = await send(`${site.url}${path}`, { cookie });
    const all = `${answer.text} ${JSON.stringify(answer.headers)}`;
    expect(all.includes("layette.test/js") || all.includes("collect.layette.test"), path).toBe(false);
  }
  // The same check does find the script where it belongs.
  const landing = await send(`${site.url}/`);
  expect(landing.text).toContain(SCRIPT);
  expect(landing.headers["content-security-policy"]).toMatch(/script-src 'sha256-[\w+/]+=' [^; ]*;/);
  expect(landing.headers["content-security-policy"]).toContain(`${SCRIPT};`);
});

test("who asks to be left alone gets no script but ours", async () => {
  for (const headers of [{ "Sec-GPC": "1" }, { DNT: "1" }]) {
    const answer = await send(`${site.url}/`, { headers });
    expect(answer.text).not.toContain(SCRIPT);
    expect(answer.headers["content-security-policy"]).not.toContain(SCRIPT);
  }
});
