// A hand on a phone that counts what an errand costs: its taps, and the screens it meets.
import type { Locator, Page } from "playwright-core";

export interface Cost {
  taps: number;
  screens: number;
}

export interface CountingHand {
  /** A tap; afterwards the errand goes on where this leads. */
  tap(target: Locator): Promise<void>;
  /** A tap into a field, and what is typed there, which counts no further. */
  type(field: Locator, text: string): Promise<void>;
  /** A link that is tapped outside the browser, such as in a mail. */
  follow(link: string): Promise<void>;
  /** A window that opens over the page is a screen, too. */
  meet(window: Locator): Promise<void>;
  cost(): Cost;
}

/** Starts an errand at an address, whose page is the first screen. */
export async function handAt(page: Page, address: string): Promise<CountingHand> {
  let taps = 0;
  let windows = 0;
  const pages: string[] = [];
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname, searchParams } = new URL(frame.url());
    const shown = `${pathname} ${searchParams.get("step") ?? ""}`;
    if (pages.at(-1) !== shown) pages.push(shown);
  });
  const open = async (to: string) => {
    await page.goto(to);
    await page.waitForLoadState("networkidle");
  };
  await open(address);
  return {
    async tap(target) {
      taps += 1;
      await target.tap();
    },
    async type(field, text) {
      taps += 1;
      await field.tap();
      await field.fill(text);
    },
    async follow(link) {
      taps += 1;
      await open(link);
    },
    async meet(window) {
      windows += 1;
      await window.waitFor();
    },
    cost: () => ({ taps, screens: pages.length + windows }),
  };
}
