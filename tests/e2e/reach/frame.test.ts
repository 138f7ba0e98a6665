// The header above every page in every language. The place of each page's title and way back is looked at with its state, by
// ../support/frame.ts.
import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, pathIn } from "../../../app/words/languages.ts";
import { actAs } from "../support/accounts.ts";
import { settle } from "../support/axe.ts";
import { speaking } from "../support/languages.ts";
import { headerFindings, sidewaysFindings } from "../support/room.ts";
import { startSite } from "../support/site.ts";
import { ofTier } from "../support/tiers.ts";
import { makePlanWorld, type PlanWorld } from "./plan-world.ts";

/** What is left of screens at 400 %, and phones that are held across. */
const LOW_SCREENS = [
  [320, 256],
  [320, 180],
  [360, 225],
  [568, 320],
  [640, 360],
  [667, 375],
] as const;

const site = startSite({ alone: true });
let world: PlanWorld;

beforeAll(async () => {
  world = await makePlanWorld(site);
});

describe("every page's frame", () => {
  test.each(ofTier(LANGUAGES, () => true))(
    "stands below a header of one line on the narrowest phones, in %s",
    async (language) => {
      const page = await site.open({ viewport: { width: 320, height: 640 } });
      for (const path of ["/", "/auth", "/privacy"]) {
        await page.goto(pathIn(language, path));
        await page.evaluate(() => document.fonts.ready);
        const { height } = (await page.locator("body > header").boundingBox()) ?? { height: 0 };
        expect(height, path).toBe(64);
      }
    },
  );

  // German has the longest words.
  test.each(ofTier(LANGUAGES, (language) => language === "de"))(
    "takes one line of a low screen, such as one that is enlarged four times, and the page scrolls down only, in %s",
    async (language) => {
      const { parent, plan, grown } = world;
      const page = await site.open();
      await actAs(page, site, await speaking(site, parent, language));
      const found: string[] = [];
      for (const path of [
        `/dashboards/${plan}/0-3m`,
        `/dashboards/${grown}/today`,
        "/travel-plans",
        "/dashboards",
        "/profile",
      ]) {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        for (const [width, height] of LOW_SCREENS) {
          await page.setViewportSize({ width, height });
          await settle(page);
          const findings = [...(await headerFindings(page)), ...(await sidewaysFindings(page))];
          const { y = 0 } = (await page.locator("h1").first().boundingBox()) ?? {};
          if (y > Math.max(height / 2, 96)) findings.push(`the answer begins at ${Math.round(y)} px`);
          found.push(...findings.map((finding) => `${path}, ${width} × ${height}: ${finding}`));
        }
      }
      expect(found).toEqual([]);
    },
  );

  test.each(ofTier(LANGUAGES, () => true))("leads back to a giver's list in %s", async (language) => {
    const page = await site.open();
    const { gifts } = world;
    await page.goto(pathIn(language, `${gifts}/reserve?item=2.3-6m`));
    await page.locator(".way-back").click();
    await page.waitForURL((url) => url.pathname === pathIn(language, gifts));
    await page.locator("#gift-count").waitFor();
  });
});
