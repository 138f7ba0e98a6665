// Clothing images as the built Worker serves them and as a dashboard shows them (decision I4, S34, S57).
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { IMAGE_FORMATS, IMAGE_SIZES, imageUrl } from "../../../app/contracts/wardrobe/image-variant.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { photoBytes, photographCatalogue } from "../support/photos.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ alone: true });
let photos: Map<number, string>;
let owner: Account;
let dashboard: string;

beforeAll(async () => {
  owner = await newAccount(site);
  dashboard = `/dashboards/${await finishedPlan(site, owner)}/0-3m`;
  photos = await photographCatalogue(site.server);
});

function photo(clothingId = 1): string {
  const contentHash = photos.get(clothingId);
  if (!contentHash) throw new Error(`Item ${clothingId} has no photo`);
  return contentHash;
}

test("I4 every variant is sent whole, with its type, to be kept for ever and to run nothing", async () => {
  for (const format of IMAGE_FORMATS) {
    for (const size of IMAGE_SIZES) {
      const path = imageUrl({ contentHash: photo(), size, format });
      const { status, headers } = await send(`${site.url}${path}`);
      expect(status, path).toBe(200);
      expect(headers["content-type"], path).toBe(`image/${format}`);
      expect(headers["cache-control"], path).toBe("public, max-age=31536000, immutable");
      expect(headers["x-content-type-options"], path).toBe("nosniff");
      expect(headers["content-security-policy"], path).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers["set-cookie"], path).toBeUndefined();
      const sent = await fetch(`${site.url}${path}`);
      expect(Buffer.from(await sent.arrayBuffer()).equals(photoBytes(format)), path).toBe(true);
    }
  }
});

test("I4 who has an image is not sent it again, and who only asks about it is not sent it at all", async () => {
  const address = `${site.url}${imageUrl({ contentHash: photo(), size: 96, format: "jpeg" })}`;
  const { headers } = await send(address);
  const etag = String(headers.etag);
  const again = await send(address, { headers: { "If-None-Match": etag } });
  expect([again.status, again.text, again.headers.etag]).toEqual([304, "", etag]);
  expect(again.headers["cache-control"]).toContain("immutable");
  const head = await send(address, { method: "HEAD" });
  expect([head.status, head.text, head.headers["content-type"]]).toEqual([200, "", "image/jpeg"]);
  expect(head.headers["content-length"]).toBe(String(photoBytes("jpeg").length));
  expect(head.headers.etag).toBe(etag);
});

test("S57 nothing has an address but the variants of finished photos", async () => {
  // A hash containing a letter, to write in upper case.
  const contentHash = photo(10);
  const paths = [
    "/images",
    "/images/",
    "/images/../images/",
    "/images/../wrangler.json",
    "/images/%2e%2e/wrangler.json",
    "/images/..%2f..%2fwrangler.json",
    "/images/..%5cwrangler.json",
    "/images/clothing/",
    `/images/clothing/${contentHash}`,
    `/images/clothing/${contentHash}/`,
    `/images/clothing/${contentHash}/96`,
    `/images/clothing/${contentHash}/97.avif`,
    `/images/clothing/${contentHash}/96.png`,
    `/images/clothing/${contentHash}/96.svg`,
    `/images/clothing/${contentHash}/96%2eavif`,
    `/images/clothing/${contentHash}/96.avif/`,
    `/images/clothing/${contentHash}/96.avif%00`,
    `/images/clothing/${contentHash}/96.avif.data`,
    `/images/clothing//${contentHash}/96.avif`,
    `/images/clothing/${contentHash.toUpperCase()}/96.avif`,
    `/images/clothing/${"e".repeat(64)}/96.avif`,
    `/images/clothing/${"e".repeat(5000)}/96.avif`,
    "/images/%",
    "/images/%c0%ae%c0%ae/",
  ];
  for (const path of paths) {
    const { status, headers } = await send(`${site.url}${path}`);
    expect(status, path).toBe(404);
    expect(String(headers["cache-control"]), path).toContain("no-store");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
  }
  for (const [method, expected] of [
    ["POST", 404],
    ["PUT", 405],
    ["DELETE", 405],
  ] as const) {
    const path = imageUrl({ contentHash, size: 96, format: "avif" });
    const { status } = await send(`${site.url}${path}`, { method });
    expect(status, method).toBe(expected);
  }
});

/** A dashboard, and the image addresses it has requested so far. */
async function openDashboard(options: Parameters<typeof site.open>[0] = {}) {
  const page = await site.open(options);
  await actAs(page, site, owner);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/images/")) asked.push(pathname);
  });
  return { page, asked };
}

/** The rows with a photo, in page order, and whether each photo is visible. */
function rowsOf(page: Page) {
  return page.locator("li[id^=item-]").evaluateAll((rows) =>
    rows
      .filter((row) => row.getClientRects().length > 0)
      .map((row) => {
        const photo = row.querySelector<HTMLImageElement>("picture img");
        return {
          top: row.getBoundingClientRect().top,
          hasPhoto: photo?.complete === true && photo.naturalWidth > 0,
          hasDrawing: row.querySelector("svg use[href*='garments']") !== null,
        };
      }),
  );
}

test("the first five photos are asked for with the page, the others when they come near", async () => {
  const { page, asked } = await openDashboard({ deviceScaleFactor: 3 });
  const answer = await page.goto(dashboard);
  const html = (await answer?.text()) ?? "";
  const preloads = [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link);
  expect(preloads).toHaveLength(5);
  expect(html.indexOf(preloads.at(-1) ?? "?")).toBeLessThan(html.indexOf("</head>"));
  for (const link of preloads) {
    expect(link).toContain('type="image/avif"');
    expect(link).toContain('fetchPriority="high"');
    expect(link).toMatch(/imageSrcSet="\S+\/96\.avif 96w, \S+\/192\.avif 192w, \S+\/288\.avif 288w"/);
  }
  expect(html.match(/<picture>/g)).toHaveLength(5);

  const near = async () => (await rowsOf(page)).filter(({ top }) => top < 844 - 100);
  await expect
    .poll(async () => (await near()).every(({ hasPhoto, hasDrawing }) => hasPhoto && !hasDrawing))
    .toBe(true);
  const rows = await rowsOf(page);
  expect(rows.length).toBeGreaterThan(15);
  const far = rows.filter(({ top }, index) => index >= 5 && top > 844 + 100);
  expect(far.length).toBeGreaterThan(10);
  expect(far.every(({ hasPhoto, hasDrawing }) => !hasPhoto && hasDrawing)).toBe(true);
  // On a 3x screen, in the first format that this browser supports, once each.
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.every((path) => path.endsWith("/192.avif"))).toBe(true);
  const before = asked.length;

  await page.locator("li[id^=item-]:visible").last().scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  await expect.poll(async () => (await rowsOf(page)).at(-1)?.hasPhoto).toBe(true);
  await expectStillAccessible(page, "dashboard with photos");
});

test("photos move nothing when they come", async () => {
  const { page } = await openDashboard();
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      sources: { node: Node | null }[];
    }
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement);
      // The headline's face comes when it comes, and may move all below it.
      const shifts = list
        .getEntries()
        .map((entry) => (entry as Shift).sources)
        .filter((sources) => !sources.some(({ node }) => elementOf(node)?.closest(".answer")));
      for (const { node } of shifts.flat()) {
        const element = elementOf(node);
        if (element?.closest("li[id^=item-]")) moved.push(element.outerHTML.slice(0, 200));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(dashboard);
  await expect.poll(async () => (await rowsOf(page))[0]?.hasPhoto).toBe(true);
  await page.mouse.wheel(0, 3000);
  await expect
    .poll(async () => (await rowsOf(page)).filter(({ hasPhoto }) => hasPhoto).length)
    .toBeGreaterThan(6);
  expect(await page.evaluate(() => Reflect.get(window, "moved"))).toEqual([]);
});

test("an item whose photo does not come keeps its drawing", async () => {
  const { page } = await openDashboard({ expected: [/status of 404/] });
  await page.route("**/images/**", (route) => route.fulfill({ status: 404 }));
  await page.goto(dashboard);
  await page.locator("li[id^=item-] picture").first().waitFor({ state: "detached" });
  await expect.poll(async () => (await rowsOf(page)).every(({ hasDrawing }) => hasDrawing)).toBe(true);
});

test("without JavaScript every photo is there in time", async () => {
  const { page } = await openDashboard({ javaScriptEnabled: false });
  await page.goto(dashboard);
  const photos = page.locator("li[id^=item-]:visible img");
  expect(await photos.count()).toBeGreaterThan(15);
  const last = photos.last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((photo: HTMLImageElement) => photo.naturalWidth)).toBeGreaterThan(0);
});
