import { chromium } from "playwright-core";
import { ensureBrowser } from "./scripts/ensure-browser.ts";
const base = "http://localhost:" + (process.env.PORT ?? 8797);
const rate = Number(process.env.RATE ?? 4);
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox","--disable-gpu","--disable-dev-shm-usage"], headless: true });
const context = await browser.newContext({ baseURL: base, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
const page = await context.newPage();
await page.goto("/auth");
await page.getByLabel("Email").fill("demo@layette.test");
await page.locator("input[type=password]").first().fill("demo-wardrobe");
await page.getByRole("button", { name: /sign in/i }).last().click();
await page.waitForURL(/dashboards/);
const href = await page.evaluate(() => [...document.querySelectorAll("a")].map((a) => a.getAttribute("href")).find((h) => /dashboards\/\w+\/\d/.test(h ?? "")));
const plan = href.split("?")[0];
const cdp = await context.newCDPSession(page);
const all = []; const scripts = [];
for (let i = 0; i < Number(process.env.RUNS ?? 5); i++) {
  await page.goto(plan);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    window.seen = [];
    new PerformanceObserver((list) => { for (const e of list.getEntries()) window.seen.push([e.name, e.duration, e.processingEnd - e.processingStart, e.processingStart - e.startTime]); }).observe({ type: "event", durationThreshold: 16, buffered: false });
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate });
  const button = page.locator(".plan-bar a.round-button");
  await button.tap();
  await page.getByRole("dialog").getByLabel(/name/i).waitFor();
  await page.waitForTimeout(800);
  const seen = await page.evaluate(() => window.seen);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const click = seen.filter(([n]) => n === "click");
  const longest = click.sort((a, b) => b[1] - a[1])[0] ?? seen.sort((a,b)=>b[1]-a[1])[0];
  all.push(longest);
}
console.log("duration, processing, delay (ms):");
for (const x of all) console.log(x?.map((v) => typeof v === "number" ? Math.round(v) : v).join(" "));
const med = all.map((x) => x[1]).sort((a, b) => a - b)[Math.floor(all.length / 2)];
console.log("median", med);
await browser.close();
