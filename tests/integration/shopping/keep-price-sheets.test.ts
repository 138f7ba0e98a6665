// E32 and S98: price sheets as administrators keep them, in real D1 and through the real route.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { createStaticHandler } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { priceSheets, usersProfile } from "~/data/schema.ts";
import { deleteSheet, saveSheet } from "~/data/shopping/price-sheets.server.ts";
import { requestContext } from "~/http/request-context.server.ts";
import * as managers from "~/routes/managers.tsx";
import * as prices from "~/routes/shopping/price-sheets-page.tsx";
import * as signedIn from "~/routes/signed-in.tsx";
import * as root from "../../../app/root.tsx";
import { aSession, aUser } from "../../support/factories.ts";
import { failingDatabase, interceptDatabase } from "../../support/faulty-bindings.ts";
import { OWN_ORIGIN } from "../../support/live-sockets.ts";
import { expectLogs, loggedLines } from "../../support/logs.ts";
import { sheetFields, storedSheet } from "../../support/price-sheets.ts";
import { serverParts } from "../../support/site-routes.ts";

const NOW = Date.parse("2026-11-28T12:00:00Z");
const PATH = "/admin/prices";
const db = openDatabase(env.DB);
const SITE = createStaticHandler([
  {
    id: "root",
    ...serverParts(root),
    children: [
      {
        id: "signed-in",
        ...serverParts(signedIn),
        children: [
          {
            id: "managers",
            ...serverParts(managers),
            children: [{ id: "prices", path: "admin/prices", ...serverParts(prices) }],
          },
        ],
      },
    ],
  },
]);
const GOOD = sheetFields("DE", { pricedOn: "2026-11-01" });

let admin: { id: string; cookie: string };

async function aManager(role: string): Promise<{ id: string; cookie: string }> {
  const { id } = await aUser(db, { profile: { role } });
  return { id, cookie: (await aSession(db, id, { expiresAt: NOW + 200 * 86_400_000 })).cookie };
}

beforeEach(async () => {
  await db.delete(priceSheets);
  admin = await aManager("admin");
});

interface Wish {
  form?: Readonly<Record<string, string>>;
  cookie?: string;
  DB?: D1Database;
}

/** Requests the page, or sends its form like a script. */
async function ask({ form, cookie = admin.cookie, DB = env.DB }: Wish = {}, path = PATH) {
  const request = new Request(`${OWN_ORIGIN}${path}`, {
    headers: { Cookie: cookie, Origin: OWN_ORIGIN, ...(form && { Accept: "application/json" }) },
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
  const answer = await SITE.query(request, {
    requestContext: requestContext(request, { ...env, DB }, { waitUntil: () => {} }, NOW),
    async generateMiddlewareResponse(query) {
      const result = await query(request);
      if (result instanceof Response) return result;
      return Response.json({ data: result.loaderData, errors: result.errors }, { status: result.statusCode });
    },
  });
  if (!(answer instanceof Response)) throw new Error("Nothing was answered");
  return { status: answer.status, text: await answer.text() };
}

const sheets = () => db.select().from(priceSheets);

describe("E32 an administrator", () => {
  it("adds a country's sheet, corrects it, replaces it with another currency, and removes it", async () => {
    const added = await ask({ form: GOOD });
    expect(added.status, added.text).toBe(200);
    const stored = {
      country: "DE",
      currency: "EUR",
      pricedOn: "2026-11-01",
      prices: storedSheet(),
      updatedAt: NOW,
    };
    expect(await sheets()).toEqual([stored]);

    expect(
      (await ask({ form: { ...GOOD, "sheet-budget-swim": "4.50", "sheet-share-swim": "0" } })).status,
    ).toBe(200);
    const corrected = storedSheet({ swim: { budget: 450, premium: 2000, share: 0 } });
    expect(await sheets()).toEqual([{ ...stored, prices: corrected }]);

    const other = sheetFields("DE", { currency: "CHF", pricedOn: "2026-11-28" });
    expect((await ask({ form: other })).status).toBe(200);
    expect(await sheets()).toEqual([{ ...stored, currency: "CHF", pricedOn: "2026-11-28" }]);

    expect((await ask({ form: { intent: "remove", country: "DE" } })).status).toBe(200);
    expect(await sheets()).toEqual([]);
    const events = loggedLines()
      .map((line) => JSON.parse(line) as { event: string; userId: string; country: string; change: string })
      .filter(({ event }) => event === "price_sheet_changed");
    expect(events.map((event) => [event.userId, event.country, event.change])).toEqual(
      ["saved", "saved", "saved", "removed"].map((change) => [admin.id, "DE", change]),
    );
  });

  it("sees all sheets, those that are too old or can't be read too, and opens one", async () => {
    const sheet = { currency: "EUR", prices: storedSheet(), updatedAt: 1 };
    await db.insert(priceSheets).values([
      { ...sheet, country: "AT", pricedOn: "2025-05-28" },
      { ...sheet, country: "DE", pricedOn: "2025-05-27" },
      { ...sheet, country: "FR", pricedOn: "2026-01-01", prices: "{" },
    ]);
    const page = JSON.parse((await ask({}, `${PATH}?country=AT`)).text).data.prices;
    expect(page.sheets).toEqual([
      { country: "AT", name: "Austria", facts: "EUR · May 2025", isTooOld: false },
      { country: "DE", name: "Germany", facts: "EUR · May 2025", isTooOld: true },
      { country: "FR", name: "France", facts: null, isTooOld: false },
    ]);
    expect(page.open).toBe("AT");
    expect(page.values).toMatchObject({ country: "AT", pricedOn: "2025-05-28", "sheet-premium-tops": "20" });
    const damaged = JSON.parse((await ask({}, `${PATH}?country=FR`)).text).data.prices;
    expect(damaged.values).toEqual({ country: "FR" });
    expect(JSON.parse((await ask({}, `${PATH}?country=US`)).text).data.prices.values).toEqual({});
  });

  it.each([
    ["a price below 0", { "sheet-budget-tops": "-1" }],
    ["a price beyond all", { "sheet-premium-tops": "1e308" }],
    ["another currency's sign", { "sheet-premium-tops": "£20.50" }],
    ["a currency that isn't offered", { currency: "XTS" }],
    ["a country that there isn't", { country: "QQ" }],
    ["a day ahead", { pricedOn: "2026-11-29" }],
    ["a group that is missing", { "sheet-share-hats": "" }],
  ])("S98 is refused %s at its field, and nothing is written", async (_, changed) => {
    const refused = await ask({ form: { ...GOOD, ...changed } });
    expect(refused.status).toBe(400);
    expect(Object.keys(JSON.parse(refused.text).errors)).toEqual(Object.keys(changed));
    expect(await sheets()).toEqual([]);
  });

  it("finds nothing to remove where there is no sheet", async () => {
    for (const country of ["DE", "QQ", ""])
      expect((await ask({ form: { intent: "remove", country } })).status).toBe(404);
  });

  it("reads the page in one round trip", async () => {
    let trips = 0;
    const DB = interceptDatabase(env.DB, (_, run) => {
      trips++;
      return run();
    });
    expect((await ask({ DB }, `${PATH}?country=DE`)).status).toBe(200);
    expect(trips).toBe(1);
  });

  it("is told when D1 fails, and nothing is written", async () => {
    expectLogs("price_sheet_not_saved");
    const DB = failingDatabase(env.DB, /insert into "price_sheets"/);
    const failed = await ask({ form: GOOD, DB });
    expect([failed.status, JSON.parse(failed.text)]).toEqual([
      503,
      { message: "Couldn't save the prices. Please try again." },
    ]);
    expect(await sheets()).toEqual([]);
  });
});

describe("S45 anybody else", () => {
  it("gets no page, and changes no sheet", async () => {
    await ask({ form: GOOD });
    const before = await sheets();
    const { cookie } = await aManager("free");
    for (const form of [undefined, { ...GOOD, currency: "USD" }, { intent: "remove", country: "DE" }]) {
      const denied = await ask({ cookie, ...(form && { form }) });
      expect(denied.status).toBe(403);
      expect(denied.text).not.toContain("EUR");
    }
    expect(await sheets()).toEqual(before);
  });

  it("is stopped by the statement itself, when the role went after it was looked at", async () => {
    await ask({ form: GOOD });
    const before = await sheets();
    await db.update(usersProfile).set({ role: "free" }).where(eq(usersProfile.userId, admin.id));
    const sheet = { country: "DE", currency: "USD", pricedOn: "2026-11-02", prices: "{}", updatedAt: 1 };
    expect(await saveSheet(db, admin.id, sheet)).toBe(false);
    expect(await deleteSheet(db, admin.id, "DE")).toBe(false);
    expect(await sheets()).toEqual(before);
  });
});
