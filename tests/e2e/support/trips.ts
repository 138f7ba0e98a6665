// Trips planned without a browser, and what their pages show.
import type { Page } from "playwright-core";
import { until } from "../../support/local-server.ts";
import type { Account } from "./accounts.ts";
import { send } from "./http.ts";
import type { Site } from "./site.ts";

const DENVER = "zip:80202";

/** The year of most trips here, so that they all lie in the future. */
export const YEAR = new Date().getUTCFullYear() + 1;

export interface TripFields {
  place?: string;
  destination?: string;
  startDate?: string;
  endDate?: string;
  laundryFrequency?: string;
  onboardingId?: string;
  notes?: string;
  [activity: string]: string | undefined;
}

/** Submits the trip form without a browser; returns the trip's id. */
export async function sendTrip(
  site: { url: string },
  account: Account,
  fields: TripFields,
  formKey = crypto.randomUUID().replaceAll("-", ""),
): Promise<string> {
  const form = {
    onboardingId: await defaultPlan(site, account),
    place: DENVER,
    startDate: `${YEAR}-01-10`,
    endDate: `${YEAR}-01-16`,
    formKey,
    ...Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => !!field[1])),
  };
  const { status, headers } = await send(`${site.url}/travel-quiz`, { form, cookie: account.cookie });
  const [, id] = /^\/travel-plans\/([\w-]+)$/.exec(headers.location ?? "") ?? [];
  if (!id) throw new Error(`The form of a trip answered ${status} ${headers.location}`);
  return id;
}

/** The plan that the trip form would pack from. */
async function defaultPlan(site: { url: string }, account: Account): Promise<string> {
  const { text } = await send(`${site.url}/travel-quiz`, { cookie: account.cookie });
  const [, only, chosen] =
    /name="onboardingId" value="(\w+)"|<option value="(\w+)" selected=""/.exec(text) ?? [];
  return only ?? chosen ?? "";
}

/** Waits until a trip is calculated. */
export async function tripReady(site: Pick<Site, "server">, id: string): Promise<void> {
  const isReady = async () => {
    const [row] = await site.server.ask("select status from user_travel_plans where id = ?", id);
    return row?.status === "ready";
  };
  await until(isReady, `the trip ${id} is ready`);
}

/** Plans a trip without a browser and waits until it is calculated; returns its id. */
export async function finishedTrip(
  site: Pick<Site, "server" | "url">,
  account: Account,
  fields: TripFields,
): Promise<string> {
  const id = await sendTrip(site, account, fields);
  await tripReady(site, id);
  return id;
}

/** The form's value for the first place found by name. */
export async function placeNamed(site: { url: string }, account: Account, text: string): Promise<string> {
  const address = `${site.url}/travel-quiz/places.json?${new URLSearchParams({ q: text })}`;
  const { text: body } = await send(address, { cookie: account.cookie });
  const { destinations }: { destinations: { value: string }[] } = JSON.parse(body);
  const [first] = destinations;
  if (!first) throw new Error(`There is no place called ${text}`);
  return first.value;
}

export function packingRow(page: Page, name: string) {
  return page.locator("li.row", { has: page.getByRole("heading", { level: 3, name, exact: true }) });
}

export function tickOf(page: Page, name: string) {
  return page.getByRole("button", { name: `Packed: ${name}`, exact: true });
}

export interface PackedRow {
  name: string;
  pack: number;
  level: string | null;
}

/** Unfolds the recommended and nice-to-have items. */
export async function openExtras(page: Page): Promise<void> {
  const extras = page.locator("details[data-part=extras]");
  if ((await extras.getAttribute("open")) === null) await extras.locator("summary").first().click();
}

/** The packing list's rows, including folded ones. */
export async function packedRows(page: Page): Promise<PackedRow[]> {
  return page
    .locator("li.row:has(.pack-end b)")
    .evaluateAll((rows) =>
      rows.map((row) => ({
        name: row.querySelector("h3")?.textContent ?? "",
        pack: Number(row.querySelector(".pack-end b")?.textContent),
        level: row.getAttribute("data-essentiality"),
      })),
    );
}

/** The essential pieces in a packing list's headline. */
export function essentialPieces(rows: readonly PackedRow[]): number {
  return rows.filter(({ level }) => level === "Essential").reduce((sum, { pack }) => sum + pack, 0);
}
