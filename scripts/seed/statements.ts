// What a fresh database holds of the product and the US, as statements that can be run any number of times.
// The rest of the world is in world.ts.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { packWeatherRules } from "../../app/contracts/wardrobe/clothing-rules.ts";
import { isOutsideCoverage } from "../../app/domain/places/zip.ts";
import { CATALOGUE, clothingRules } from "../../app/domain/wardrobe/catalogue.ts";
import { itemName, itemNotes } from "../../app/words/en/wardrobe/item-copy.ts";
import { affiliateLinkRows } from "./affiliate-links.ts";
import { readClimateExceptions } from "./climate-exceptions.ts";
import { inChunks, insertMissing, type SeedStatement, upsert } from "./rows.ts";

interface ClimateArea {
  zip3: string;
  latitude: number;
  longitude: number;
  months: number[][];
}

const CLIMATE_FILE = new URL("../../migrations/seed/climate-normals.jsonl", import.meta.url);

/** All statements of the shared data, in an order that foreign keys allow. */
export function seedStatements(): SeedStatement[] {
  const areas = climateAreas();
  const { climates, ranges } = readClimateExceptions();
  return [
    upsert("subscription_tiers", ["subscription_id", "name", "max_quiz_attempts"], "subscription_id", [
      [1, "free", 3],
      [2, "premium", 10],
    ]),
    upsert(
      "zipcode_city_map",
      ["zipcode", "city", "state_abbreviation", "latitude", "longitude"],
      "zipcode",
      zipRows(areas),
    ),
    upsert(
      "climate_normals",
      ["zip3", "latitude", "longitude", "months"],
      "zip3",
      areas.map((area) => [area.zip3, area.latitude, area.longitude, JSON.stringify(area.months)]),
    ),
    upsert(
      "shared_climates",
      ["climate_id", "months"],
      "climate_id",
      climates.map((months, id) => [id, JSON.stringify(months)]),
    ),
    upsert(
      "climate_exceptions",
      ["from_zip", "to_zip", "climate_id", "shift_f"],
      "from_zip",
      ranges.map(({ fromZip, toZip, climateId, shiftF }) => [fromZip, toZip, climateId, shiftF]),
    ),
    upsert("clothing_list", CLOTHING_COLUMNS, "clothing_id", catalogueRows()),
    // Administrators change them, so existing rows stay.
    insertMissing("affiliate_links", LINK_COLUMNS, "id", affiliateLinkRows()),
  ].flatMap(inChunks);
}

/** Changes when any of the data does. */
export function seedFingerprint(statements: readonly SeedStatement[]): string {
  return createHash("sha256").update(JSON.stringify(statements)).digest("hex").slice(0, 16);
}

const CLOTHING_COLUMNS = [
  "clothing_id",
  "clothing_name_id",
  "name",
  "category",
  "notes",
  "size_up",
  "essentiality",
  "weather_adjustments",
  "base_quantities",
  "valid_age_ranges",
];

/** Positions in the table are the ids: a new item goes to the end, or plans would change their clothes. */
function catalogueRows(): unknown[] {
  return CATALOGUE.map((item, index) => {
    const rules = clothingRules(item);
    const { weatherAdjustments, essentiality } = packWeatherRules(rules);
    return [
      index + 1,
      item.key,
      itemName(item.key),
      item.category,
      itemNotes(item.key),
      Number(item.sizeUp),
      essentiality,
      weatherAdjustments,
      JSON.stringify(rules.base_quantities),
      JSON.stringify(rules.valid_age_ranges),
    ];
  });
}

const LINK_COLUMNS = [
  "id",
  "clothing_id",
  "category",
  "display_order",
  "gender",
  "age_range",
  "product_title",
  "descriptor",
  "affiliate_url",
  "country",
];

interface ZipRecord {
  zip: string;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
  country: string;
}

/** Every civil ZIP code; one without coordinates of its own takes those of its three-digit area. */
function zipRows(areas: readonly ClimateArea[]): unknown[] {
  const byZip3 = new Map(areas.map((area) => [area.zip3, area]));
  // The package is CommonJS without types; the filter below checks its records.
  const { codes }: { codes: Record<string, ZipRecord> } = createRequire(import.meta.url)("zipcodes");
  return Object.values(codes)
    .filter(({ zip, country }) => country === "US" && /^\d{5}$/.test(zip) && !isOutsideCoverage(zip))
    .flatMap(({ zip, city, state, latitude, longitude }) => {
      const where = latitude > 0 && longitude < 0 ? { latitude, longitude } : byZip3.get(zip.slice(0, 3));
      return where ? [[zip, city, state, where.latitude, where.longitude]] : [];
    })
    .sort(([left], [right]) => String(left).localeCompare(String(right)));
}

function climateAreas(): ClimateArea[] {
  return readFileSync(CLIMATE_FILE, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [zip3, latitude, longitude, months]: [string, number, number, number[][]] = JSON.parse(line);
      return { zip3, latitude, longitude, months };
    });
}
