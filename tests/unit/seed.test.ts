// A fresh database's shared data: complete, within D1's limits, and unchanged by a second run.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unpackNormals } from "../../app/contracts/weather/climate-normals.ts";
import { openDatabase } from "../../app/data/database.server.ts";
import { foldName, WHOLE_NAME } from "../../app/domain/places/fold-name.ts";
import { CATALOGUE } from "../../app/domain/wardrobe/catalogue.ts";
import { cellsAround, nearestCell, normalsAt } from "../../app/domain/weather/world-climate.ts";
import { verifyPassword } from "../../app/services/auth/password-hash.server.ts";
import { findPlaces } from "../../app/usecases/places/find-places.ts";
import { findDestinations } from "../../app/usecases/travel/plan-trip.ts";
import { namesThere } from "../../app/views/places/local-names.ts";
import { EUROPEAN_PLACES } from "../../app/views/public/landing-example.ts";
import type { Language } from "../../app/words/languages.ts";
import { openLocalDatabase } from "../../scripts/local-worker.ts";
import { migrate, seed } from "../../scripts/seed/apply.ts";
import { DEMO_EMAIL, DEMO_PASSWORD } from "../../scripts/seed/demo-account.ts";
import { prepareLocalFile } from "../../scripts/seed/local-file.ts";
import { seedStatements } from "../../scripts/seed/statements.ts";
import { worldStatements } from "../../scripts/seed/world.ts";
import { readWorldClimate } from "../../scripts/seed/world-climate.ts";
import { readWorldPlaces } from "../../scripts/seed/world-places.ts";

import { ALSO_ABROAD, TYPED_PLACES } from "./fixtures/typed-places.ts";

const TABLES = [
  "subscription_tiers",
  "zipcode_city_map",
  "climate_normals",
  "clothing_list",
  "affiliate_links",
  "places",
  "place_names",
  "world_climate",
  "users",
  "user_onboarding_data",
  "user_clothing_items",
];

// Read before the database opens: it blocks for seconds, and the simulator closes connections that are idle
// for five.
const STATEMENTS = [...seedStatements(), ...worldStatements()].map(({ sql, rows: data }) => ({
  sql,
  data: JSON.stringify(data),
}));
const PLACES = readWorldPlaces();
const CELLS = readWorldClimate();

const folder = mkdtempSync(join(tmpdir(), "layette-seed-"));
let local: Miniflare;
let db: Awaited<ReturnType<Miniflare["getD1Database"]>>;

beforeAll(async () => {
  await prepareLocalFile(folder, new Date("2026-11-20T12:00:00Z"));
  local = openLocalDatabase(folder);
  db = await local.getD1Database("DB");
});

afterAll(async () => {
  await local.dispose();
  rmSync(folder, { recursive: true, force: true });
});

async function rows<Row>(sql: string, ...values: unknown[]): Promise<Row[]> {
  const { results } = await db
    .prepare(sql)
    .bind(...values)
    .all<Row>();
  return results;
}

/** The first place in a search by a folded prefix. */
async function firstBy(prefix: string): Promise<unknown> {
  const [first] = await rows(
    `select name, country from place_names join places using (place_id)
      where folded >= ?1 and folded < ?1 || char(1114111)
      group by place_id order by max(weight * iif(folded = ?1, ${WHOLE_NAME}, 1)) desc limit 1`,
    prefix,
  );
  return first;
}

/** For tables too large to load completely: figures that change with any of their rows. */
const FIGURES: Readonly<Record<string, string>> = {
  places:
    "count(*), total(place_id), total(length(name || coalesce(region, ''))), total(population), total(latitude), total(longitude)",
  place_names: "count(*), total(place_id), total(length(folded)), total(place_id * length(folded))",
  world_climate:
    "count(*), total(cell), total(elevation_m), total(cell * elevation_m), total(length(figures))",
};

/** Each table's content as text. */
async function contents(): Promise<Record<string, string>> {
  const entries: [string, string][] = [];
  for (const table of TABLES) {
    const found = await rows(`select ${FIGURES[table] ?? "*"} from ${table}`);
    entries.push([table, JSON.stringify(found)]);
  }
  return Object.fromEntries(entries);
}

describe("the seed data", () => {
  it("is the same after a second run of every statement", async () => {
    const before = await contents();
    for (const { sql, data } of STATEMENTS) await db.prepare(sql).bind(data).run();
    expect(await contents()).toEqual(before);
    // A quarter of a million rows take a long time on a busy processor.
  }, 180_000);

  it("leaves links as administrators have changed them", async () => {
    await db
      .prepare(
        "update affiliate_links set affiliate_url = 'https://shop.example/', display_order = 9 where id = 700",
      )
      .run();
    for (const statement of seedStatements()) {
      await db.prepare(statement.sql).bind(JSON.stringify(statement.rows)).run();
    }
    expect(await rows("select affiliate_url, display_order from affiliate_links where id = 700")).toEqual([
      { affiliate_url: "https://shop.example/", display_order: 9 },
    ]);
  }, 30_000);

  it("is not written again while it has not changed, and leaves the demo account as its user left it", async () => {
    await db.prepare("update user_onboarding_data set card_title = 'Mine'").run();
    expect(await seed(db, new Date("2027-01-01T12:00:00Z"))).toBe(false);
    expect(await rows("select card_title from user_onboarding_data")).toEqual([{ card_title: "Mine" }]);
    expect(await migrate(db)).toBe(0);
  });

  it("comes in statements that D1 takes", () => {
    for (const { sql, data } of STATEMENTS) {
      expect(new TextEncoder().encode(sql + data).length).toBeLessThan(100_000);
    }
  });

  it("has the two tiers with three and ten attempts", async () => {
    expect(await rows("select * from subscription_tiers order by subscription_id")).toEqual([
      { subscription_id: 1, name: "free", max_quiz_attempts: 3 },
      { subscription_id: 2, name: "premium", max_quiz_attempts: 10 },
    ]);
  });

  it("has the 73 items in the catalogue's order", async () => {
    const items = await rows<{ clothing_id: number; clothing_name_id: string }>(
      "select clothing_id, clothing_name_id from clothing_list order by clothing_id",
    );
    expect(items).toHaveLength(73);
    expect(items.map(({ clothing_name_id }) => clothing_name_id)).toEqual(CATALOGUE.map(({ key }) => key));
  });

  it("has a budget and a premium link for each item, all https", async () => {
    const links = await rows<{
      clothing_id: number;
      category: string;
      affiliate_url: string;
      product_title: string;
    }>("select clothing_id, category, affiliate_url, product_title from affiliate_links where is_active = 1");
    for (const category of ["budget", "premium"]) {
      const covered = new Set(
        links.filter((link) => link.category === category).map((link) => link.clothing_id),
      );
      expect(covered.size).toBe(73);
    }
    for (const { affiliate_url, product_title } of links) {
      expect(new URL(affiliate_url).protocol).toBe("https:");
      expect(product_title.trim()).not.toBe("");
    }
  });

  it("knows more than 41,000 ZIP codes, each with a city, a state and a place, and none of the military", async () => {
    const [count] = await rows<{ all: number }>(`select count(*) as "all",
      sum(length(zipcode) <> 5 or city = '' or length(state_abbreviation) <> 2) as nameless,
      sum(latitude = 0 or longitude = 0) as nowhere,
      sum(zipcode like '09%' or zipcode like '962%' or zipcode = '96799') as outside from zipcode_city_map`);
    expect(count?.all).toBeGreaterThan(41_000);
    expect(count).toMatchObject({ nameless: 0, nowhere: 0, outside: 0 });
  });

  it("places every ZIP code where its area is, none on the other side of the globe", async () => {
    const lost = await rows(
      "select zipcode, longitude from zipcode_city_map where latitude not between 13 and 72 or longitude not between -180 and -64",
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ["55401", "Minneapolis", "MN"],
    ["33139", "Miami Beach", "FL"],
    ["85001", "Phoenix", "AZ"],
    ["98101", "Seattle", "WA"],
    ["99701", "Fairbanks", "AK"],
    ["00901", "San Juan", "PR"],
  ])("knows %s as %s, %s, with the climate of its area", async (zipcode, city, state) => {
    expect(
      await rows("select city, state_abbreviation as state from zipcode_city_map where zipcode = ?", zipcode),
    ).toEqual([{ city, state }]);
    const [area] = await rows<{ months: string }>(
      "select months from climate_normals where zip3 = ?",
      zipcode.slice(0, 3),
    );
    expect(unpackNormals(area?.months ?? "")).toHaveLength(12);
  });

  it("knows the climates of mountains and deserts, and which ZIP codes have them", async () => {
    const climates = await rows<{ months: string }>("select months from shared_climates");
    expect(climates).toHaveLength(399);
    for (const { months } of climates) expect(unpackNormals(months)).toHaveLength(12);
    expect(await rows("select count(*) as ranges from climate_exceptions")).toEqual([{ ranges: 5890 }]);
    expect(
      await rows(
        "select count(*) as lost from climate_exceptions where climate_id not in (select climate_id from shared_climates)",
      ),
    ).toEqual([{ lost: 0 }]);
  });

  it("has twelve readable normals for every area, and an area for nearly every ZIP code", async () => {
    const areas = await rows<{ months: string }>("select months from climate_normals");
    for (const { months } of areas) {
      expect(unpackNormals(months).every(({ tmax_f, tmin_f }) => tmax_f > tmin_f)).toBe(true);
    }
    const [lost] = await rows<{ zips: number }>(
      "select count(*) as zips from zipcode_city_map where substr(zipcode, 1, 3) not in (select zip3 from climate_normals)",
    );
    expect(lost?.zips).toBeLessThan(100);
  });

  it("knows more than 45,000 places outside the US, each with a zone that there is, a height and names to find it by", async () => {
    const [count] = await rows<{ all: number }>(`select count(*) as "all", sum(population < 5000) as small,
      sum(country in ('US', 'PR', 'VI') or length(country) <> 2) as home, sum(name = '') as nameless,
      sum(elevation_m not between -430 and 5300) as "off",
      count(*) - (select count(distinct place_id) from place_names) as lost from places`);
    expect(count?.all).toBeGreaterThan(45_000);
    expect(count).toMatchObject({ small: 0, home: 0, nameless: 0, off: 0, lost: 0 });
    const zones = await rows<{ zone: string }>("select distinct time_zone as zone from places");
    for (const { zone } of zones)
      expect(() => new Intl.DateTimeFormat("en", { timeZone: zone })).not.toThrow();
  });

  it.each([
    ["munchen", "Munich", "DE"],
    ["koln", "Köln", "DE"],
    ["wien", "Vienna", "AT"],
    ["firenze", "Florence", "IT"],
    ["sao paulo", "São Paulo", "BR"],
    ["zurich", "Zürich", "CH"],
    ["peking", "Beijing", "CN"],
    ["bombay", "Mumbai", "IN"],
    ["moskva", "Moscow", "RU"],
    ["kobenhavn", "Copenhagen", "DK"],
    ["lodz", "Łódź", "PL"],
    ["tromso", "Tromsø", "NO"],
    ["bern", "Bern", "CH"],
    ["san", "Santiago", "CL"],
    ["pari", "Paris", "FR"],
  ])("finds by '%s' first of all %s in %s", async (prefix, name, country) => {
    expect(await firstBy(prefix)).toEqual({ name, country });
  });

  it.each([
    ["Ulaanbaatar", "Ulaanbaatar", "MN"],
    ["Ulan Bator", "Ulaanbaatar", "MN"],
    ["Kyiv", "Kyiv", "UA"],
    ["Kiev", "Kyiv", "UA"],
    ["Mumbai", "Mumbai", "IN"],
    ["Bombay", "Mumbai", "IN"],
    ["Ho Chi Minh City", "Ho Chi Minh City", "VN"],
    ["Saigon", "Ho Chi Minh City", "VN"],
    ["Sài Gòn", "Ho Chi Minh City", "VN"],
    ["Beijing", "Beijing", "CN"],
    ["Peking", "Beijing", "CN"],
    ["Yangon", "Yangon", "MM"],
    ["Rangoon", "Yangon", "MM"],
    ["Kolkata", "Kolkata", "IN"],
    ["Calcutta", "Kolkata", "IN"],
    ["Chennai", "Chennai", "IN"],
    ["Madras", "Chennai", "IN"],
    ["Bengaluru", "Bengaluru", "IN"],
    ["Bangalore", "Bengaluru", "IN"],
    ["Gurugram", "Gurgaon", "IN"],
    ["Istanbul", "Istanbul", "TR"],
    ["İstanbul", "Istanbul", "TR"],
    ["Constantinople", "Istanbul", "TR"],
    ["Guangzhou", "Guangzhou", "CN"],
    ["Canton", "Guangzhou", "CN"],
    ["Odesa", "Odesa", "UA"],
    ["Odessa", "Odesa", "UA"],
    ["Lviv", "Lviv", "UA"],
    ["Lvov", "Lviv", "UA"],
    ["Astana", "Astana", "KZ"],
    ["Nur-Sultan", "Astana", "KZ"],
    ["Mecca", "Mecca", "SA"],
    ["Makkah", "Mecca", "SA"],
    ["Al-Quds", "Jerusalem", "IL"],
    ["Yerushalayim", "Jerusalem", "IL"],
    ["Venezia", "Venice", "IT"],
    ["Beograd", "Belgrade", "RS"],
    ["東京", "Tokyo", "JP"],
    ["大阪", "Osaka", "JP"],
    ["北京", "Beijing", "CN"],
    ["广州", "Guangzhou", "CN"],
    ["廣州", "Guangzhou", "CN"],
    ["台北", "Taipei", "TW"],
    ["서울", "Seoul", "KR"],
    ["Москва", "Moscow", "RU"],
    ["Київ", "Kyiv", "UA"],
    ["Киев", "Kyiv", "UA"],
    ["Улаанбаатар", "Ulaanbaatar", "MN"],
    ["Αθήνα", "Athens", "GR"],
    ["ΑΘΗΝΑ", "Athens", "GR"],
    ["ירושלים", "Jerusalem", "IL"],
    ["תל אביב", "Tel Aviv", "IL"],
    ["القاهرة", "Cairo", "EG"],
    ["القاهره", "Cairo", "EG"],
    ["تهران", "Tehran", "IR"],
    ["کراچی", "Karachi", "PK"],
    ["กรุงเทพ", "Bangkok", "TH"],
    ["ភ្នំពេញ", "Phnom Penh", "KH"],
    ["ရန်ကုန်", "Yangon", "MM"],
    ["თბილისი", "Tbilisi", "GE"],
    ["Երևան", "Yerevan", "AM"],
    ["दिल्ली", "Delhi", "IN"],
    ["मुंबई", "Mumbai", "IN"],
    ["ঢাকা", "Dhaka", "BD"],
    ["சென்னை", "Chennai", "IN"],
    ["කොළඹ", "Colombo", "LK"],
  ])("finds by the name %s first of all %s in %s", async (name, called, country) => {
    expect(await firstBy(foldName(name))).toEqual({ name: called, country });
  });

  it("has names in the scripts of their own countries only: a city of Germany is not found in Greek", async () => {
    expect(await firstBy(foldName("Μόναχο"))).toBeUndefined();
    expect(await firstBy(foldName("Мюнхен"))).toBeUndefined();
  });

  it("has the demo account with its password and one completed dashboard of 73 items", async () => {
    const [user] = await rows<{ id: string; password_hash: string; email_confirmed_at: number | null }>(
      "select * from users where email = ?",
      DEMO_EMAIL,
    );
    expect(user?.email_confirmed_at).not.toBeNull();
    expect(await verifyPassword(DEMO_PASSWORD, user?.password_hash ?? null)).toBe(true);
    const plans = await rows(
      `select status, (select count(*) from user_clothing_items as item where item.onboarding_id = plan.onboarding_id)
        as items from user_onboarding_data as plan where user_id = ?`,
      user?.id,
    );
    expect(plans).toEqual([{ status: "completed", items: 73 }]);
  });

  it("has the cities of the landing page's example, in the climate that it is of", () => {
    const cells = new Map(CELLS.map((cell) => [cell.cell, cell]));
    const found = EUROPEAN_PLACES.map(({ place, placeId }) => {
      const city = PLACES.find(({ id }) => id === placeId);
      const around = city ? cellsAround(city).flatMap((cell) => cells.get(cell) ?? []) : [];
      const climate = city && nearestCell(city, around);
      return { place, placeId, latitude: city?.latitude, elevationM: city?.elevationM, climate };
    });
    expect(found).toEqual(EUROPEAN_PLACES);
  });

  // Must be last: it computes for so long that an idle connection closes unnoticed.
  it("has a climate near every one of them, with twelve months that can be days", async () => {
    const cells = new Map(CELLS.map((cell) => [cell.cell, cell]));
    expect(cells.size).toBe(22_404);
    const wrong = PLACES.filter((place) => {
      const around = cellsAround(place).flatMap((cell) => cells.get(cell) ?? []);
      const cell = nearestCell(place, around);
      const normals = cell ? normalsAt(cell, place.elevationM) : [];
      const isRight = normals.every(
        ({ tmax_f, tmin_f, wet_days, snow_days, rh_pct, sd_f }) =>
          tmax_f > tmin_f && wet_days <= 31.5 && snow_days <= wet_days && rh_pct <= 100 && sd_f > 0,
      );
      return normals.length !== 12 || !isRight;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  }, 60_000);
});

describe("the places of a country that speaks the reader's language", () => {
  const regionsIn = (language: Language, country: string) => [
    ...new Set(
      PLACES.filter((place) => place.country === country).flatMap(
        ({ name, region }) => namesThere({ name: `${name} `, region }, country, language).region ?? [],
      ),
    ),
  ];

  it.each<[Language, string, string]>([
    [
      "de",
      "DE",
      "Baden-Württemberg, Bayern, Berlin, Brandenburg, Bremen, Hamburg, Hessen, Mecklenburg-Vorpommern, Niedersachsen, Nordrhein-Westfalen, Rheinland-Pfalz, Saarland, Sachsen, Sachsen-Anhalt, Schleswig-Holstein, Thüringen",
    ],
    [
      "de",
      "AT",
      "Burgenland, Kärnten, Niederösterreich, Oberösterreich, Salzburg, Steiermark, Tirol, Vorarlberg, Wien",
    ],
    [
      "fr",
      "FR",
      "Auvergne-Rhône-Alpes, Bourgogne-Franche-Comté, Bretagne, Centre-Val de Loire, Corse, Grand Est, Hauts-de-France, Île-de-France, Normandie, Nouvelle-Aquitaine, Occitanie, Pays de la Loire, Provence-Alpes-Côte d'Azur",
    ],
    ["fr", "BE", "Bruxelles-Capitale, Flandre, Wallonie"],
    [
      "es",
      "ES",
      "Andalucía, Aragón, Asturias, Canarias, Cantabria, Castilla y León, Castilla-La Mancha, Cataluña, Comunidad Valenciana, Extremadura, Galicia, Islas Baleares, La Rioja, Madrid, Murcia, Navarra, País Vasco",
    ],
  ])("have no English regions: in %s, %s", (language, country, regions) => {
    const { compare } = new Intl.Collator(language);
    expect(regionsIn(language, country).toSorted(compare).join(", ")).toBe(regions);
  });

  it.each<[Language, RegExp]>([
    ["de", /\b(?:Upper|Lower|State|of|City)\b/],
    ["es", /\b(?:Department|Province|Region|District|Islands?|Coast|City|North|South|of)\b/],
    ["fr", /\b(?:Department|(?<!, )Province|Governorate|District|Islands?|City|North|South|West|East|of)\b/],
  ])("are called by no English word: in %s", (language, english) => {
    const left = PLACES.flatMap(({ country, ...place }) => {
      const there = namesThere(place, country, language);
      const isSpoken = namesThere({ name: "", region: "A Province" }, country, language).region === "A";
      return isSpoken && english.test(`${there.name}, ${there.region ?? ""}`)
        ? [`${country} ${there.name}, ${there.region}`]
        : [];
    });
    // Canada's towns in English are called so by everyone.
    expect(left.filter((place) => !place.startsWith("CA "))).toEqual([]);
  });
});

// workerd closes a connection that has been idle; on a machine that does other work Node may use it once more, and hears "other side closed".
describe("a place as people type it", { retry: 1 }, () => {
  const named = ({ name, within }: { name: string; within: string }) => `${name}, ${within}`;

  it.each(TYPED_PLACES)(
    "%s is %s, for trips and, with its ZIP code, where a city abroad is asked for",
    async (typed, place) => {
      const d1 = openDatabase(db);
      const [anywhere] = await findDestinations(d1, typed, 8);
      expect(anywhere && named(anywhere)).toBe(place);
      const [found] = await findPlaces(d1, typed, 8);
      if (ALSO_ABROAD.includes(typed)) return;
      const isInUs = /, [A-Z]{2}(?: \d{5})?$/.test(place) && !place.endsWith(", UK");
      expect(found?.kind).toBe(isInUs ? "zip" : "city");
      if (found && isInUs)
        expect(named(found)).toMatch(new RegExp(`^${place.slice(0, place.indexOf(", ") + 4)} \\d{5}, US$`));
      else expect(found && named(found)).toBe(place);
    },
  );

  it("is not found where it isn't", async () => {
    const d1 = openDatabase(db);
    for (const typed of ["Denver Spain", "Toledo, Atlantis", "qqqq zz", "x", "Springfield, Illinois, Spain"])
      expect(await findDestinations(d1, typed, 8), typed).toEqual([]);
  });
});
