// Trips, planned without a browser, and what their pages show.
import type { Page } from "playwright-core";
import { until } from "../../support/local-server.ts";
import type { Account } from "./accounts.ts";
import { send } from "./http.ts";
import type { Site } from "./site.ts";

const DENVER = "zip:80202";

/** The year in which most trips of the journeys are, so that all of them lie ahead. */
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

/** Sends the form of a trip without a browser; answers the id of the trip. */
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

/** The plan that the form of a trip would pack from. */
async function defaultPlan(site: { url: string }, account: Account): Promise<string> {
  const { text } = await send(`${site.url}/travel-quiz`, { cookie: account.cookie });
  const [, only, chosen] =
    /name="onboardingId" value="(\w+)"|<option value="(\w+)" selected=""/.exec(text) ?? [];
  return only ?? chosen ?? "";
}

/** Waits until a trip is worked out. */
export async function tripReady(site: Pick<Site, "server">, id: string): Promise<void> {
  const isReady = async () => {
    const [row] = await site.server.ask("select status from user_travel_plans where id = ?", id);
    return row?.status === "ready";
  };
  await until(isReady, `the trip ${id} is ready`);
}

/** A trip that is worked out, planned without a browser; answers its id. */
export async function finishedTrip(
  site: Pick<Site, "server" | "url">,
  account: Account,
  fields: TripFields,
): Promise<string> {
  const id = await sendTrip(site, account, fields);
  await tripReady(site, id);
  return id;
}

/** The value that the form sends for the first place of a name. */
export async function placeNamed(site: { url: string }, account: Account, text: string): Promise<string> {
  const address = `${site.url}/travel-quiz/places.json?${new URLSearchParams({ q: text })}`;
  const { text: body } = await send(address, { cookie: account.cookie });
  const { destinations }: { destinations: { value: string }[] } = JSON.parse(body);
  const [first] = destinations;
  if (!first) throw new Error(`There is no place called ${text}`);
  return first.value;
}

/** The row of a garment on a packing list. */
export function packingRow(page: Page, name: string) {
  return page.locator("li.row", {
    has: page.getByRole("heading", { level: 3, name, exact: true }),
  });
}

export function tickOf(page: Page, name: string) {
  return page.getByRole("button", { name: `Packed: ${name}`, exact: true });
}

export interface PackedRow {
  name: string;
  pack: number;
  level: string | null;
}

/** Unfolds what is recommended and nice to have. */
export async function openExtras(page: Page): Promise<void> {
  const extras = page.locator("details[data-part=extras]");
  if ((await extras.getAttribute("open")) === null) await extras.locator("summary").first().click();
}

/** What the packing list shows, row by row, with what is folded. */
export async function packedRows(page: Page): Promise<PackedRow[]> {
  return page.locator("li.row:has(.pack-end b)").evaluateAll((rows) =>
    rows.map((row) => ({
      name: row.querySelector("h3")?.textContent ?? "",
      pack: Number(row.querySelector(".pack-end b")?.textContent),
      level: row.querySelector("[data-level]")?.textContent ?? null,
    })),
  );
}

/** Essential pieces that a packing list leads with. */
export function essentialPieces(rows: readonly PackedRow[]): number {
  return rows.filter(({ level }) => level === "Essential").reduce((sum, { pack }) => sum + pack, 0);
}
