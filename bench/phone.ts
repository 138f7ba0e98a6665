// B15: the dashboard and Today on a midrange phone, with a processor four times slower and a network of 1.6 Mbit/s and
// 150 ms: when the first number can be read, when the first tap is answered, and how long any tap takes.
import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { DEMO_PAGE, DEMO_TODAY, type Site, signIn } from "../scripts/demo-site.ts";
import { ensureBrowser } from "../scripts/ensure-browser.ts";
import { measureRatio, median } from "./ratio.ts";
import { type Row, times } from "./table.ts";

const SLOWER = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const MOST_RATIO = { number: 2.5, tap: 4 };
const MOST_TAP_MS = 100;
const MOST_BLOCKED_MS = 100;
/** A long task blocks for as long as it exceeds this. */
const SHORT_TASK_MS = 50;

/**
 * A visit by someone who taps as soon as there is something to tap; before the scripts are there, a + is a
 * form.
 */
interface HastyVisit {
  firstPaint: number;
  /** Navigation → the first + is acknowledged. */
  firstTap: number;
}

interface CalmVisit {
  firstPaint: number;
  blocked: number;
  /** The slowest tap, from touch to the next frame. */
  slowestTap: number;
}

/** Three rows: the first number, the first +, and taps with the time during which nothing can be tapped. */
export async function benchPhone(site: Site, hello: Site): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  try {
    const [, token = ""] = (await signIn(site)).split("=");
    const hasty: HastyVisit[] = [];
    const calm: CalmVisit[] = [];
    const ours = async () => {
      const visit = await tapAtOnce(browser, site, token);
      hasty.push(visit);
      calm.push(await tapWhenLoaded(browser, site, token));
      return visit.firstPaint;
    };
    const today: CalmVisit[] = [];
    const oursToday = async () => {
      const visit = await tapToday(browser, site, token);
      today.push(visit);
      return visit.firstPaint;
    };
    const theirs = () => firstPaintOf(browser, `${hello.url}/`);
    await theirs();
    const paint = await measureRatio(ours, theirs);
    const todayPaint = await measureRatio(oursToday, theirs);
    const first = median(hasty.map(({ firstTap }) => firstTap));
    const slowestTap = median(calm.map((visit) => visit.slowestTap));
    const blocked = median(calm.map((visit) => visit.blocked));
    const todayTap = median(today.map((visit) => visit.slowestTap));
    const todayBlocked = median(today.map((visit) => visit.blocked));
    return [
      {
        id: "B15",
        what: `Dashboard on a mid phone: first number visible (${paint.ours.toFixed(0)} ms)`,
        against: `the hello world's first paint (${paint.theirs.toFixed(0)} ms)`,
        target: `≤ ${MOST_RATIO.number}×`,
        measured: times(paint),
        isMet: paint.median <= MOST_RATIO.number,
        why: "the document, with 10 KB of styles in it, shares the line with 160 KB of scripts and a font, as HTTP/1.1 has no order; then 130 ms go into drawing 600 elements",
      },
      {
        id: "B15",
        what: `Dashboard on a mid phone: first + acknowledged (${first.toFixed(0)} ms after the address)`,
        against: `the hello world's first paint (${paint.theirs.toFixed(0)} ms)`,
        target: `≤ ${MOST_RATIO.tap}×`,
        measured: `${(first / paint.theirs).toFixed(2)}×`,
        isMet: first / paint.theirs <= MOST_RATIO.tap,
        why: "the first paint was late: a tap is shown in the next frame",
      },
      {
        id: "B15",
        what: "Dashboard on a mid phone: the slowest of its taps; time blocked while it loads",
        against: "–",
        target: `≤ ${MOST_TAP_MS} ms; ≤ ${MOST_BLOCKED_MS} ms`,
        measured: `${slowestTap.toFixed(0)} ms; ${blocked.toFixed(0)} ms`,
        isMet: slowestTap <= MOST_TAP_MS && blocked <= MOST_BLOCKED_MS,
        why: "the machine was busy",
      },
      {
        id: "B15",
        what: `Today on a mid phone: its sentence visible (${todayPaint.ours.toFixed(0)} ms)`,
        against: `the hello world's first paint (${todayPaint.theirs.toFixed(0)} ms)`,
        target: `≤ ${MOST_RATIO.number}×`,
        measured: times(todayPaint),
        isMet: todayPaint.median <= MOST_RATIO.number,
        why: "the page's data of all situations share the line with the scripts",
      },
      {
        id: "B15",
        what: "Today on a mid phone: the slowest switch of a situation; time blocked while it loads",
        against: "–",
        target: `≤ ${MOST_TAP_MS} ms; ≤ ${MOST_BLOCKED_MS} ms`,
        measured: `${todayTap.toFixed(0)} ms; ${todayBlocked.toFixed(0)} ms`,
        isMet: todayTap <= MOST_TAP_MS && todayBlocked <= MOST_BLOCKED_MS,
        why: "the machine was busy",
      },
    ];
  } finally {
    await browser.close();
  }
}

async function firstPaintOf(browser: Browser, url: string): Promise<number> {
  const { page, close } = await phonePage(browser);
  await page.goto(url, { waitUntil: "load" });
  const paint = await paintOf(page);
  await close();
  return paint;
}

/** First contentful paint: the answer is in what the server has written, so the first paint shows it. */
function paintOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list, observer) => {
          const paint = list.getEntries().find(({ name }) => name === "first-contentful-paint");
          if (!paint) return;
          observer.disconnect();
          done(paint.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );
}

async function tapAtOnce(browser: Browser, site: Site, token: string): Promise<HastyVisit> {
  const { page, close } = await signedInPage(browser, site, token);
  await page.goto(`${site.url}${DEMO_PAGE}`, { waitUntil: "commit" });
  const started = await page.evaluate(() => performance.timeOrigin);
  const firstPaint = await paintOf(page);
  const stepper = page.locator(".stepper").first();
  const before = await stepper.innerText();
  await stepper.getByRole("button").last().tap();
  // Until the scripts have come, the new count stands before the old one.
  await page.waitForFunction((text) => {
    const count = document.querySelector<HTMLElement>(".stepper .count");
    return count?.dataset.early !== undefined || count?.parentElement?.innerText !== text;
  }, before);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const firstTap = (await page.evaluate(() => performance.timeOrigin + performance.now())) - started;
  await close();
  return { firstPaint, firstTap };
}

/** On the dashboard: +, a line, and a chip. */
function tapWhenLoaded(browser: Browser, site: Site, token: string): Promise<CalmVisit> {
  return calmVisit(browser, { site, token }, DEMO_PAGE, (page) => [
    page.locator(".stepper").first().getByRole("button").last(),
    page.locator(".row button").first(),
    page.locator(".chip").first(),
  ]);
}

/** On Today: other situations, which ask for nothing. */
function tapToday(browser: Browser, site: Site, token: string): Promise<CalmVisit> {
  return calmVisit(browser, { site, token }, DEMO_TODAY, (page) =>
    ["Carrier", "Car", "Stroller"].map((name) => page.getByRole("link", { name, exact: true })),
  );
}

async function calmVisit(
  browser: Browser,
  { site, token }: { site: Site; token: string },
  path: string,
  targetsOn: (page: Page) => Locator[],
): Promise<CalmVisit> {
  const { page, close } = await signedInPage(browser, site, token);
  await page.addInitScript((shortTask) => {
    const seen = { blocked: 0, taps: [] as number[] };
    Reflect.set(window, "seen", seen);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - shortTask);
    }).observe({ type: "longtask", buffered: true });
    const options = { type: "event", buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.taps.push(duration);
    }).observe(options);
  }, SHORT_TASK_MS);
  const seenBy = () => page.evaluate((): { blocked: number; taps: number[] } => Reflect.get(window, "seen"));
  await page.goto(`${site.url}${path}`, { waitUntil: "networkidle" });
  const firstPaint = await paintOf(page);
  // Pointer events that come from drawing the page aren't taps.
  const { blocked } = await seenBy();
  await page.evaluate(() => Reflect.get(window, "seen").taps.splice(0));
  for (const target of targetsOn(page)) await target.tap();
  await page.waitForTimeout(500);
  const { taps } = await seenBy();
  await close();
  return { firstPaint, blocked, slowestTap: Math.max(0, ...taps) };
}

/** A page on the phone, with the session of this token. */
export async function signedInPage(
  browser: Browser,
  site: Site,
  token: string,
): ReturnType<typeof phonePage> {
  const phone = await phonePage(browser);
  await phone.page.context().addCookies([{ name: "session", value: token, url: site.url }]);
  return phone;
}

async function phonePage(browser: Browser): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return { page, close: () => context.close() };
}
