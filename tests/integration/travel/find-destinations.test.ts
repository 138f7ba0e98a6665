// The search for a destination: US cities from the ZIP code map, cities elsewhere, and ZIP codes.
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "~/data/database.server.ts";
import { findDestinations, nameDestination } from "~/usecases/travel/plan-trip.ts";
import { aTripWorld } from "../../support/trips.ts";

let db: Database;

beforeAll(async () => {
  ({ db } = await aTripWorld());
});

const found = async (text: string) =>
  (await findDestinations(db, text, 8)).map(({ value, name, within }) => `${value} ${name}, ${within}`);

describe("the search for a destination", () => {
  it.each([
    ["Denver", ["zip:80201 Denver, CO", "zip:17517 Denver, PA", "zip:79323 Denver City, TX"]],
    ["denver, co", ["zip:80201 Denver, CO"]],
    ["Denver, Colorado", ["zip:80201 Denver, CO"]],
    ["DENVER, pa", ["zip:17517 Denver, PA"]],
    ["denver, usa", ["zip:80201 Denver, CO", "zip:17517 Denver, PA", "zip:79323 Denver City, TX"]],
    ["St. Louis", ["zip:63101 Saint Louis, MO"]],
    ["saint lou", ["zip:63101 Saint Louis, MO"]],
    ["münchen", ["place:2867714 Munich, Bavaria, Germany"]],
    ["munich, germany", ["place:2867714 Munich, Bavaria, Germany"]],
    ["munich, usa", []],
    ["80202", ["zip:80202 Denver, CO 80202"]],
    ["  80202 ", ["zip:80202 Denver, CO 80202"]],
    ["55499", ["zip:55499 55499, US"]],
    ["96910", []],
    ["00100", []],
    ["d", []],
    ["", []],
    ["%", []],
    ["den_er", []],
  ])("finds %j", async (text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it("answers no more than it is asked for, and survives any text", async () => {
    expect(await findDestinations(db, "de", 1)).toHaveLength(1);
    for (const text of ["'; drop table places;--", "x".repeat(5000), "\u0000\u0000", "🏖🏖", "a,b,c,,,"])
      expect(Array.isArray(await findDestinations(db, text, 8))).toBe(true);
  });

  it("names what was chosen", async () => {
    expect(await nameDestination(db, "zip:80202")).toEqual({ name: "Denver, CO", problem: null });
    expect(await nameDestination(db, "place:2867714")).toEqual({ name: "Munich, Germany", problem: null });
    expect((await nameDestination(db, "zip:00100")).problem).not.toBeNull();
    expect((await nameDestination(db, "place:9")).problem).not.toBeNull();
    expect(await nameDestination(db, "moon")).toEqual({ name: null, problem: null });
  });
});
