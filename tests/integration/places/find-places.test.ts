// The search for a city.
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { findPlaces } from "~/usecases/places/find-places.ts";
import { LONDON_GB, MUNICH } from "../../unit/fixtures/cities.ts";

const db = openDatabase(env.DB);

describe("the search for a city", () => {
  const found = async (text: string) =>
    (await findPlaces(db, text, 8)).map(({ name, within }) => `${name}, ${within}`);

  it.each([
    ["zurich", ["Zürich, Zurich, Switzerland"]],
    ["ZÜR", ["Zürich, Zurich, Switzerland"]],
    ["München", ["Munich, Bavaria, Germany"]],
    ["monaco di", ["Munich, Bavaria, Germany"]],
    ["Singapura", ["Singapore, Singapore"]],
    ["london", ["London, England, UK", "London, Ontario, Canada"]],
    ["London, Ontario", ["London, Ontario, Canada"]],
    ["london, uk", ["London, England, UK"]],
    ["London, gb", ["London, England, UK"]],
    ["London, Atlantis", []],
    ["London Ontario", ["London, Ontario, Canada"]],
    ["london kanada", ["London, Ontario, Canada"]],
    ["Chicago IL", ["Chicago, IL 60601, US"]],
    ["m", []],
    ["mun%", ["Munich, Bavaria, Germany"]],
    ["m_nich", []],
    ["%%", []],
    ["\u0000mun", ["Munich, Bavaria, Germany"]],
    ["👶🏽👶🏽", []],
    ["munich".repeat(40), []],
    ["'; drop table places; --", []],
    ["東京", []],
    ["新加坡", ["Singapore, Singapore"]],
    ["新加", ["Singapore, Singapore"]],
    ["新加坡，Singapore", ["Singapore, Singapore"]],
  ])("finds by '%s' %j", async (text, places) => {
    expect(await found(text)).toEqual(places);
  });

  it("finds a place once, however many of its names begin so, the largest first", async () => {
    const ids = (await findPlaces(db, "mun", 8)).map((place) => place.kind === "city" && place.id);
    expect(ids).toEqual([MUNICH.placeId]);
    expect((await findPlaces(db, "london", 1)).map((place) => place.kind === "city" && place.id)).toEqual([
      LONDON_GB.placeId,
    ]);
  });
});
