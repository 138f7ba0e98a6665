// The longest word that a person can type, in every field where words are free, on the narrowest phones and in every
// language: nothing is wider than the screen, over something else, or out of its frame.
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../../app/words/languages.ts";
import { speaking } from "../support/languages.ts";
import { roomFindings } from "../support/room.ts";
import { startSite } from "../support/site.ts";
import { ofTier, TIER } from "../support/tiers.ts";
import { makePlanWorld, type PlanWorld } from "./plan-world.ts";
import { PLAN_STATES, type State, unfold } from "./states.ts";

/** Sixty letters without a place to part, as German makes them. */
const COMPOUND = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt";
/** As long as a name may be. */
const NAME = COMPOUND.slice(0, 40);
const WIDTHS = [320, 390];

const site = startSite({ alone: true });
let world: PlanWorld;

beforeAll(async () => {
  world = await makePlanWorld(site);
  await typeEverywhere(world);
});

/** Puts the compound where parents, members, and givers can type. */
async function typeEverywhere({ plan, over, grown, abroad, editor, reader }: PlanWorld): Promise<void> {
  const { ask } = site.server;
  const note = JSON.stringify({ "0-3m": `${COMPOUND} ${COMPOUND}`, "6-9m": COMPOUND });
  for (const id of [plan, over, grown, abroad])
    await ask("update user_onboarding_data set card_title = ? where onboarding_id = ?", COMPOUND, id);
  await ask("update user_onboarding_data set baby_names = ? where babies = 1", NAME);
  await ask("update users set given_name = ?", NAME);
  await ask("update boxes set label = ?, place = ?", COMPOUND, COMPOUND);
  await ask("update clothing_list set name = ?, notes = ? where owner_id is not null", COMPOUND, COMPOUND);
  await ask(
    "update user_clothing_items set item_name = ? where clothing_id in (select clothing_id from clothing_list where owner_id is not null)",
    COMPOUND,
  );
  await ask("update user_clothing_items set personal_notes = ? where onboarding_id = ?", note, plan);
  await ask("update user_travel_plans set notes = ?", COMPOUND);
  await ask("update gift_lists set title = ?, greeting = ?", COMPOUND, `${COMPOUND} ${COMPOUND}`);
  await ask(
    `insert into gift_wishes (id, onboarding_id, name, link, pieces, price_hint, created_at)
      values ('wish-of-one-word', ?, ?, 'https://shop.test/', 2, ?, 0)`,
    ...[plan, COMPOUND, COMPOUND.slice(0, 30)],
  );
  await ask("update gift_reservations set giver_name = ?, message = ?", COMPOUND, COMPOUND);
  for (const { email } of [editor, reader])
    await ask("update users set full_name = ? where email = ?", COMPOUND, email);
  await ask("update plan_invitations set email = ?", `${COMPOUND}@${COMPOUND}.test`);
  await ask("update bags set left_text = ?", COMPOUND);
}

/** The states without a press that goes by English words. */
const statesIn = (language: Language) =>
  PLAN_STATES.filter(({ act }) => !act || act === unfold || language === "en");

/**
 * What this tier opens. The sample is German, which has the longest words of its own, and of each kind of page the state that comes
 * last in the list, which shows most.
 */
function statesOf(language: Language): readonly State<PlanWorld>[] {
  const kindOf = ({ path }: State<PlanWorld>) =>
    path(world)
      .replace(/\?.*/, "")
      .replaceAll(/[^/]{20,}|\d+-\d+m/g, ":");
  const last = new Map(statesIn("de").map((state) => [kindOf(state), state]));
  const sample = [...last.values()];
  return ofTier(statesIn(language), (state) => language === "de" && sample.includes(state));
}

describe.each(TIER === "first" ? (["de"] as const) : LANGUAGES)("in %s", (language) => {
  test("every page has room for the longest word", { timeout: 400_000 }, async () => {
    const found: string[] = [];
    const page = await site.open({ expected: [/status of 4\d\d/] });
    for (const { name, who, path, act } of statesOf(language)) {
      const account = who(world);
      await page.goto("about:blank");
      await page.context().clearCookies();
      const spoken = await speaking(site, account ?? { email: "", cookie: "" }, language);
      await bringCookies(page, site, spoken.cookie);
      await page.goto(path(world));
      await page.waitForLoadState("networkidle");
      await act?.(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        found.push(...(await roomFindings(page)).map((finding) => `${name}, ${width} px: ${finding}`));
      }
    }
    expect(found).toEqual([]);
  });
});

/** Puts the cookies of a header into a page's browser. */
async function bringCookies(page: Page, { url }: { url: string }, header: string): Promise<void> {
  const pairs = header.split("; ").filter(Boolean);
  await page.context().addCookies(
    pairs.map((pair) => {
      const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
      return { name, value, url, httpOnly: true, sameSite: "Lax" as const };
    }),
  );
}
