// Administrators change the catalogue's pictures: by picker, keyboard, and drop, with progress and errors,
// and nobody else can (S45, S53, S54, S57).

import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { hostileFiles } from "../../support/hostile-files.ts";
import { type PictureFormat, pictureFile } from "../../support/picture-files.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { giveRole, newManager } from "../support/managers.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ alone: true });
let admin: Account;

beforeAll(async () => {
  admin = await newManager(site);
});

async function openAs(account: Account, options: Parameters<typeof site.open>[0] = {}): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, account);
  return page;
}

/** The page with one garment searched for, or with all of them folded by category. */
async function openImages(name = "", options: Parameters<typeof site.open>[0] = {}): Promise<Page> {
  const page = await openAs(admin, options);
  await page.goto(`/admin/clothing?${new URLSearchParams({ q: name })}`);
  if (name !== "" && options?.javaScriptEnabled !== false)
    await page
      .locator("label", { hasText: /photo$/ })
      .first()
      .waitFor();
  return page;
}

const card = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const picker = (page: Page, name: string) => page.getByLabel(`Photo of ${name}`, { exact: true });

/** The types of a garment's pictures that are shown. */
async function readyTypes(nameId: string): Promise<unknown[]> {
  const rows = await site.server.ask(
    `select media_type from clothing_images where status = 'ready' and clothing_id = (select clothing_id from clothing_list where clothing_name_id = '${nameId}')`,
  );
  return rows.map((row) => row.media_type);
}

async function file(format: PictureFormat, name = `photo.${format}`) {
  return { name, mimeType: `image/${format}`, buffer: await pictureFile(format, 6) };
}

/**
 * Waits for the new picture and checks its rendered colors: red at the top left, white at the bottom right.
 */
async function expectPicture(page: Page, name: string): Promise<void> {
  await card(page, name).getByText("Photo updated").waitFor();
  const picture = card(page, name).locator("picture img");
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const shown = await sharp(await picture.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start =
      (Math.floor(y * shown.info.height) * shown.info.width + Math.floor(x * shown.info.width)) * 3;
    return [...shown.data.subarray(start, start + 3)].map((byte) => Number(byte > 127)).join("");
  };
  expect([at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)]).toEqual([
    "100",
    "010",
    "001",
    "111",
  ]);
}

test("an administrator finds the page in the account menu, sees every garment, and a search narrows it down", async () => {
  const page = await openAs(admin);
  await page.goto("/dashboards");
  await page.getByRole("button", { name: "Account menu" }).click();
  const managed = page.getByRole("navigation", { name: "Account" }).locator("a[href^='/admin/']");
  expect(await managed.allInnerTexts()).toEqual(["Clothing images", "Shopping links", "Prices"]);
  // Delayed, so that there is progress to see.
  await page.route(/\/admin\/clothing\.data/, async (route) => {
    await page.getByText("Checking permissions...").waitFor();
    await route.continue();
  });
  await page.getByRole("link", { name: "Clothing images" }).click();
  await page.getByRole("heading", { level: 1, name: "Clothing Image Management" }).waitFor();
  const folds = page.locator("main details");
  expect(
    await page.locator("main details[open]").count(),
    "a phone shows the search and the categories",
  ).toBe(0);
  expect((await folds.first().boundingBox())?.y).toBeLessThan(844);
  expect(await page.locator("main li h3").count()).toBe(73);
  for (const fold of await folds.all()) {
    await fold.locator("summary").click();
    const names = await fold.locator("li h3").allTextContents();
    expect(names).toEqual(names.toSorted((left, right) => (left < right ? -1 : 1)));
  }
  const rows = await site.server.ask("select clothing_id, name from clothing_list where owner_id is null");
  for (const { clothing_id, name } of rows) {
    expect(await card(page, String(name)).innerText()).toContain(`#${clothing_id} ·`);
  }
  const guidelines = page.getByRole("complementary", { name: "Upload Guidelines" });
  expect(await guidelines.getByRole("listitem").allTextContents()).toEqual([
    "PNG, JPEG, JPG, and WebP files",
    "Maximum file size: 5MB",
    "At least 200x200 pixels recommended",
    "Images are automatically optimized for web",
  ]);
  expect(await picker(page, "Footed Sleeper").getAttribute("accept")).toMatch(/\.png,\.jpeg,\.jpg,\.webp$/);

  await page.getByLabel("Search items").fill("fleece footed");
  await page.getByText("1 item", { exact: true }).waitFor();
  await page.getByLabel("Search items").fill("no such thing");
  await page.getByText("No clothing items found").waitFor();
  await page.goto("/admin/clothing?q=wetsuit");
  await page.getByText("1 item", { exact: true }).waitFor();
});

test.each(["png", "jpeg", "webp", "avif"] as const)(
  "S56 a %s is chosen, uploaded and shown upright",
  async (format) => {
    const page = await openImages();
    await page.getByLabel("Search items").fill("Footed Sleeper");
    const chooser = page.waitForEvent("filechooser");
    await card(page, "Footed Sleeper").locator("label").click();
    await (await chooser).setFiles(await file(format));
    await expectPicture(page, "Footed Sleeper");
    // The server never sees an AVIF.
    expect(await readyTypes("sleeper_footed")).toEqual([`image/${format === "avif" ? "webp" : format}`]);
  },
);

/** What a browser sends in a form by script from now on. */
function nextSent(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const send = XMLHttpRequest.prototype.send;
        XMLHttpRequest.prototype.send = function (body) {
          const file = body instanceof FormData ? body.get("file") : null;
          const reader = new FileReader();
          reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
          if (file instanceof Blob) reader.readAsDataURL(file);
          send.call(this, body);
        };
      }),
  );
}

/** An AVIF, 1200 × 800, whose left half is clear, with a camera's name. */
async function halfClear() {
  const right = await sharp({ create: { width: 600, height: 800, channels: 4, background: "#a63d57" } })
    .png()
    .toBuffer();
  const file = await sharp({ create: { width: 1200, height: 800, channels: 4, background: "#00000000" } })
    .composite([{ input: right, left: 600, top: 0 }])
    .withExif({ IFD0: { Make: "Layette Camera" } })
    .avif({ effort: 0 })
    .toBuffer();
  return Buffer.from(file);
}

test("S56 an AVIF of any name is sent as a small WebP with its transparency and nothing of EXIF", async () => {
  const page = await openImages("Snowsuit");
  const buffer = await halfClear();
  expect(buffer.includes("Layette Camera")).toBe(true);
  const sent = nextSent(page);
  await picker(page, "Snowsuit").setInputFiles({ name: "photo.webp", mimeType: "image/webp", buffer });
  const file = Buffer.from(await sent, "base64");
  await card(page, "Snowsuit").getByText("Photo updated").waitFor();
  const { format, width, height, exif, hasAlpha } = await sharp(file).metadata();
  expect([format, width, height, exif, hasAlpha]).toEqual(["webp", 864, 576, undefined, true]);
  expect(file.includes("Layette Camera")).toBe(false);
  const alpha = await sharp(file).extractChannel("alpha").raw().toBuffer();
  expect([alpha[100], alpha[800]]).toEqual([0, 255]);
});

test("an AVIF is sent as PNG by a browser that writes no WebP", async () => {
  const page = await openImages("Soft Sandals");
  await page.evaluate(() => {
    const write = OffscreenCanvas.prototype.convertToBlob;
    OffscreenCanvas.prototype.convertToBlob = function () {
      return write.call(this, { type: "image/a-type-that-it-does-not-know" });
    };
  });
  const sent = nextSent(page);
  await picker(page, "Soft Sandals").setInputFiles(await file("avif"));
  expect((await sharp(Buffer.from(await sent, "base64")).metadata()).format).toBe("png");
  await expectPicture(page, "Soft Sandals");
});

test("an AVIF that the browser can't read or that is too large is not sent, and the garment keeps its picture", async () => {
  const page = await openImages("Rain Suit");
  const alert = card(page, "Rain Suit").getByRole("alert");
  let uploads = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/admin/clothing/upload")) uploads++;
  });
  await picker(page, "Rain Suit").setInputFiles({
    name: "photo.avif",
    mimeType: "image/avif",
    buffer: Buffer.from(hostileFiles()["an AVIF's first bytes"] ?? []),
  });
  await alert
    .getByText("This AVIF image can't be read in this browser. Please use JPEG, PNG, or WebP.")
    .waitFor();
  await expectStillAccessible(page, "images with an AVIF that can't be read");
  const huge = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: "#a63d57" } })
    .avif({ effort: 0 })
    .toBuffer();
  await picker(page, "Rain Suit").setInputFiles({ name: "photo.avif", mimeType: "image/avif", buffer: huge });
  await alert.getByText("Image too large. Maximum is 40 megapixels.").waitFor();
  expect(uploads).toBe(0);
  expect(await card(page, "Rain Suit").getByText("Default drawing").count()).toBe(1);
  await picker(page, "Rain Suit").setInputFiles(await file("avif"));
  await expectPicture(page, "Rain Suit");
});

test("a picture can be chosen with the keyboard alone", async () => {
  const page = await openImages();
  // Well before the key press: Playwright must intercept the file chooser first.
  const chooser = page.waitForEvent("filechooser");
  await page.getByLabel("Search items").focus();
  await page.keyboard.type("dungarees");
  await page.getByText("1 item", { exact: true }).waitFor();
  // Skips the search's own button and its filter.
  for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press("Tab");
  expect(
    await picker(page, "Overalls or Dungarees").evaluate((input) => input === document.activeElement),
  ).toBe(true);
  const outline = card(page, "Overalls or Dungarees").locator("label");
  expect(await outline.evaluate((label) => getComputedStyle(label).outlineStyle)).toBe("solid");
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(await file("webp"));
  await expectPicture(page, "Overalls or Dungarees");
});

test("a picture that was chosen before the scripts were there is sent when they are", async () => {
  const page = await openAs(admin);
  let letGo = () => {};
  const isChosen = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isChosen;
    await route.continue();
  });
  await page.goto("/admin/clothing?q=Cardigan", { waitUntil: "commit" });
  await picker(page, "Cardigan").setInputFiles(await file("png"));
  letGo();
  await expectPicture(page, "Cardigan");
});

test("a picture can be dropped on its garment", async () => {
  const page = await openImages("Warm Mittens");
  const { buffer } = await file("avif");
  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], "photo.avif", { type: "image/avif" }));
    return data;
  }, buffer.toString("base64"));
  const target = card(page, "Warm Mittens (pairs)");
  await target.dispatchEvent("dragover", { dataTransfer: dropped });
  await target.dispatchEvent("drop", { dataTransfer: dropped });
  await expectPicture(page, "Warm Mittens (pairs)");
});

test("the progress is the upload's own, and the picture is followed until it is there", async () => {
  const page = await openImages("Sun Hat");
  // Incompressible noise, in the place of the preview that a camera appends.
  const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000)));
  const preview = [Buffer.from([0xff, 0xd8]), ...Array.from({ length: 40 }, () => noise)];
  const large = Buffer.concat([await pictureFile("jpeg"), ...preview]);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 800_000,
  });
  await picker(page, "Sun Hat").setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: large });
  const bar = card(page, "Sun Hat").getByRole("progressbar", { name: "Upload of Sun Hat" });
  const seen = new Set<number>();
  await expect
    .poll(
      async () => {
        const now = await bar.getAttribute("aria-valuenow", { timeout: 100 }).catch(() => null);
        if (now !== null) seen.add(Number(now));
        return [...seen].filter((percent) => percent > 0 && percent < 100).length;
      },
      { interval: 20 },
    )
    .toBeGreaterThan(1);
  expect(await bar.getAttribute("aria-valuetext")).toMatch(/^Uploading\.\.\. \d+%$/);
  await expectStillAccessible(page, "images while one is uploaded");
  await card(page, "Sun Hat").getByText("Photo updated").waitFor();
  expect(await bar.count()).toBe(0);
});

test("S53 and S54 what is refused says why in a box that can be put away, and the old picture stays", async () => {
  const page = await openImages("Bloomers", { expected: [/status of 4(00|13)/, /ERR_FAILED/] });
  await picker(page, "Bloomers or Diaper Covers").setInputFiles({
    name: "photo.png",
    mimeType: "image/png",
    buffer: Buffer.from(hostileFiles()["an SVG"] ?? []),
  });
  const alert = card(page, "Bloomers or Diaper Covers").getByRole("alert");
  await alert
    .getByText("Invalid file type. Only PNG, JPEG, JPG, WebP, and AVIF files are allowed.")
    .waitFor();
  await expectStillAccessible(page, "images with an error");
  await alert.getByRole("button", { name: "Dismiss: Bloomers or Diaper Covers" }).click();
  expect(await alert.count()).toBe(0);
  // Refused before it is sent.
  await picker(page, "Bloomers or Diaper Covers").setInputFiles({
    name: "photo.gif",
    mimeType: "image/gif",
    buffer: Buffer.from("GIF89a"),
  });
  await alert.getByText("Invalid file type.").waitFor();
  await picker(page, "Bloomers or Diaper Covers").setInputFiles({
    name: "photo.png",
    mimeType: "image/png",
    buffer: Buffer.alloc(5_242_881),
  });
  await alert.getByText("File too large. Maximum size is 5MB.").waitFor();
  expect(await card(page, "Bloomers or Diaper Covers").getByText("Default drawing").count()).toBe(1);

  await page.route("**/admin/clothing/upload", (route) => route.abort());
  await picker(page, "Bloomers or Diaper Covers").setInputFiles(await file("png"));
  await alert.getByText("Upload failed").waitFor();
  await page.unroute("**/admin/clothing/upload");
  await page.route("**/admin/clothing/upload", (route) => route.fulfill({ status: 200, body: "no JSON" }));
  await picker(page, "Bloomers or Diaper Covers").setInputFiles(await file("png"));
  await alert.getByText("Unknown error occurred").waitFor();
});

test("a picture of less than 200 pixels is taken, and its size is said", async () => {
  const page = await openImages("Swim Diaper");
  const small = await sharp({ create: { width: 150, height: 120, channels: 3, background: "#a63d57" } })
    .png()
    .toBuffer();
  const name = (await page.locator("main li h3").first().textContent()) ?? "";
  await picker(page, name).setInputFiles({ name: "a.png", mimeType: "image/png", buffer: small });
  const words = "Only 150 × 120 pixels, so it may look blurry. We recommend at least 200 × 200.";
  await card(page, name).getByText(words).waitFor();
  await card(page, name).getByText("Photo updated").waitFor();
  await page.reload();
  await card(page, name).getByText(words).waitFor();
  await expectStillAccessible(page, "a small picture");
  await page.getByLabel("Only items without a photo").check();
  await page.getByText("No clothing items found").waitFor();
});

test("without JavaScript a picture is uploaded, and what was wrong is said at its garment", async () => {
  const page = await openImages("", { javaScriptEnabled: false });
  await page.getByLabel("Search items").fill("Booties");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL(/\?q=Booties$/);
  const [name = ""] = await page.locator("main li h3").allTextContents();
  await picker(page, name).setInputFiles({
    name: "a.png",
    mimeType: "image/png",
    buffer: Buffer.from("GIF89a"),
  });
  await card(page, name).getByRole("button", { name: "Upload" }).click();
  await page.waitForURL(/q=Booties&item=\d+&problem=IMAGE_TYPE_INVALID#item-\d+$/);
  await card(page, name).getByRole("alert").getByText("Invalid file type.").waitFor();
  await picker(page, name).setInputFiles(await file("avif"));
  await card(page, name).getByRole("button", { name: "Upload" }).click();
  await page.waitForURL(/q=Booties&item=\d+&problem=IMAGE_TYPE_INVALID#item-\d+$/);
  await card(page, name)
    .getByRole("alert")
    .getByText("Invalid file type. Only PNG, JPEG, JPG, WebP, and AVIF files are allowed.")
    .waitFor();
  await picker(page, name).setInputFiles(await file("jpeg"));
  await card(page, name).getByRole("button", { name: "Upload" }).click();
  await page.waitForURL(/q=Booties&item=\d+#item-\d+$/);
  await expect
    .poll(async () => {
      await page.reload();
      return card(page, name).locator("picture img").count();
    })
    .toBe(1);
});

test("the photo stands on the dashboards of parents", async () => {
  const page = await openImages("Footed Sleeper");
  await picker(page, "Footed Sleeper").setInputFiles(await file("jpeg"));
  await card(page, "Footed Sleeper")
    .getByText(/^Photo/)
    .waitFor();
  const parent = await newAccount(site);
  const plan = await finishedPlan(site, parent);
  const dashboard = await openAs(parent);
  await dashboard.goto(`/dashboards/${plan}/0-3m`);
  const picture = dashboard.locator("li[id^=item-]", { hasText: "Footed Sleeper" }).locator("picture");
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.locator("img").evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/images\/clothing\/[0-9a-f]{64}\/\d+\.avif$/);
});

test("S45 nobody else sees the page, its data or the upload", async () => {
  const parent = await newAccount(site);
  const paths = [
    "/admin/clothing",
    "/admin/clothing.data",
    "/admin/links",
    "/admin/links.data",
    "/admin/links/1",
  ];
  for (const path of paths) {
    const denied = await send(`${site.url}${path}`, { cookie: parent.cookie });
    expect(denied.status, path).toBe(403);
    expect(denied.text, path).not.toMatch(/sleeper_footed|Footed Sleeper|target\.com/);
    const signedOut = await send(`${site.url}${path}`);
    expect([202, 302], path).toContain(signedOut.status);
    expect(signedOut.text, path).not.toMatch(/sleeper_footed|Footed Sleeper|target\.com/);
  }
  const page = await openAs(parent, { expected: [/status of 403/] });
  await page.goto("/admin/clothing");
  await page.getByRole("heading", { level: 1, name: "Access Denied" }).waitFor();
  await page.getByText("Admin or Owner role is required to manage clothing images.").waitFor();
  await expectAccessible(page, "access denied");
  await page.getByRole("button", { name: "Account menu" }).click();
  expect(await page.getByRole("link", { name: "Clothing images" }).count()).toBe(0);

  // The role applies from the next request on.
  await giveRole(site, parent, "owner");
  await page.goto("/admin/clothing");
  await page.getByRole("heading", { level: 1, name: "Clothing Image Management" }).waitFor();
  await giveRole(site, parent, "free");
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Access Denied" }).waitFor();

  const stranger = await site.open();
  await stranger.goto("/admin/clothing");
  await stranger.waitForURL("**/auth?from=%2Fadmin%2Fclothing");
});

test("S38 an upload from another site is not taken", async () => {
  const before = await site.server.ask("select count(*) as all_ from clothing_images");
  for (const headers of [{ Origin: "https://evil.example" }, { Origin: "null" }, { Origin: "" }]) {
    const form = new FormData();
    form.set("clothingId", "1");
    form.set("file", new Blob([new Uint8Array(await pictureFile("png"))]), "a.png");
    const sent = new Response(form);
    const { status } = await send(`${site.url}/admin/clothing/upload`, {
      headers: {
        "Content-Type": sent.headers.get("Content-Type") ?? "",
        Accept: "application/json",
        ...headers,
      },
      body: new Uint8Array(await sent.arrayBuffer()),
      cookie: admin.cookie,
    });
    expect(status, JSON.stringify(headers)).toBe(403);
  }
  expect(await site.server.ask("select count(*) as all_ from clothing_images")).toEqual(before);
});

test("S54 200 MB are cut off, and the server goes on", async () => {
  const chunk = Buffer.alloc(256 * 1024);
  const head = `--line\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
  let sent = 0;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(head)),
    pull(controller) {
      sent += chunk.length;
      if (sent > 200_000_000) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const headers = {
    "Content-Type": "multipart/form-data; boundary=line",
    Accept: "application/json",
    Origin: site.url,
    Cookie: admin.cookie,
  };
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
  const answer = await fetch(`${site.url}/admin/clothing/upload`, init);
  // Only what the connection's buffers hold, far less than the whole.
  expect(sent).toBeLessThan(40_000_000);
  expect([answer.status, await answer.json()]).toEqual([
    413,
    expect.objectContaining({ success: false, error: "File too large. Maximum size is 5MB." }),
  ]);
  expect((await send(`${site.url}/healthz`)).status).toBe(200);
});
