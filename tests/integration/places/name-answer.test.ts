// A quiz shows the place that it was answered with.
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { nameAnswer } from "~/usecases/places/locate-answer.ts";
import { ZIP_OF_KNOWN_AREA, ZIP_OF_NOWHERE } from "../../support/shared-data.ts";
import { MUNICH } from "../../unit/fixtures/cities.ts";

const db = openDatabase(env.DB);
const named = (zipcode: string, placeId = "") => nameAnswer(db, { zipcode, placeId });

it("by the name of the city, with its state or its country", async () => {
  expect(await named("55401")).toEqual({ name: "Minneapolis, MN", country: "US", problem: null });
  expect(await named("", `${MUNICH.placeId}`)).toEqual({
    name: "Munich, Germany",
    country: "DE",
    problem: null,
  });
});

it("by no name before it is answered, and where only the area is known", async () => {
  expect(await named("5540")).toEqual({ name: null, country: null, problem: null });
  expect(await named(ZIP_OF_KNOWN_AREA)).toEqual({ name: null, country: "US", problem: null });
});

it("with a problem where there can be no plan", async () => {
  for (const answer of [await named(ZIP_OF_NOWHERE), await named("09001"), await named("55401", "1")])
    expect(answer).toEqual({ name: null, country: null, problem: expect.any(String) });
});
