// The time zone of every ZIP code that a plan can have, and of places next to the lines that divide a state.
import { expect, it } from "vitest";
import { type PlaceOnMap, timeZoneOf } from "../../../app/domain/places/time-zone.ts";

const at = (state: string, latitude: number, longitude: number): PlaceOnMap => ({
  state,
  latitude,
  longitude,
});

it.each([
  ["New York, NY", at("NY", 40.75, -73.99), "America/New_York"],
  ["Chicago, IL", at("IL", 41.88, -87.63), "America/Chicago"],
  ["Denver, CO", at("CO", 39.74, -104.99), "America/Denver"],
  ["Phoenix, AZ", at("AZ", 33.45, -112.07), "America/Phoenix"],
  ["Los Angeles, CA", at("CA", 34.05, -118.24), "America/Los_Angeles"],
  ["Fairbanks, AK", at("AK", 64.84, -147.72), "America/Anchorage"],
  ["Adak, AK", at("AK", 51.88, -176.66), "America/Adak"],
  ["Honolulu, HI", at("HI", 21.31, -157.86), "Pacific/Honolulu"],
  ["Miami, FL", at("FL", 25.77, -80.19), "America/New_York"],
  ["Tallahassee, FL", at("FL", 30.44, -84.28), "America/New_York"],
  ["Pensacola, FL", at("FL", 30.42, -87.22), "America/Chicago"],
  ["Boise, ID", at("ID", 43.62, -116.2), "America/Denver"],
  ["Coeur d'Alene, ID", at("ID", 47.68, -116.78), "America/Los_Angeles"],
  ["Indianapolis, IN", at("IN", 39.77, -86.16), "America/New_York"],
  ["Terre Haute, IN", at("IN", 39.47, -87.41), "America/New_York"],
  ["Gary, IN", at("IN", 41.6, -87.35), "America/Chicago"],
  ["Evansville, IN", at("IN", 37.97, -87.57), "America/Chicago"],
  ["Wichita, KS", at("KS", 37.69, -97.34), "America/Chicago"],
  ["Goodland, KS", at("KS", 39.35, -101.71), "America/Denver"],
  ["Louisville, KY", at("KY", 38.25, -85.76), "America/New_York"],
  ["Bowling Green, KY", at("KY", 36.99, -86.44), "America/Chicago"],
  ["Marquette, MI", at("MI", 46.54, -87.4), "America/New_York"],
  ["Ironwood, MI", at("MI", 46.45, -90.17), "America/Chicago"],
  ["Bismarck, ND", at("ND", 46.81, -100.78), "America/Chicago"],
  ["Dickinson, ND", at("ND", 46.88, -102.79), "America/Denver"],
  ["North Platte, NE", at("NE", 41.12, -100.77), "America/Chicago"],
  ["Scottsbluff, NE", at("NE", 41.87, -103.66), "America/Denver"],
  ["Portland, OR", at("OR", 45.52, -122.68), "America/Los_Angeles"],
  ["Ontario, OR", at("OR", 44.03, -116.97), "America/Denver"],
  ["Pierre, SD", at("SD", 44.37, -100.35), "America/Chicago"],
  ["Rapid City, SD", at("SD", 44.08, -103.23), "America/Denver"],
  ["Nashville, TN", at("TN", 36.16, -86.78), "America/Chicago"],
  ["Knoxville, TN", at("TN", 35.96, -83.92), "America/New_York"],
  ["Chattanooga, TN", at("TN", 35.05, -85.31), "America/New_York"],
  ["Houston, TX", at("TX", 29.76, -95.37), "America/Chicago"],
  ["El Paso, TX", at("TX", 31.76, -106.49), "America/Denver"],
  ["San Juan, PR", at("PR", 18.47, -66.11), "America/Puerto_Rico"],
  ["Hagåtña, GU", at("GU", 13.47, 144.75), "Pacific/Guam"],
  ["Pago Pago, AS", at("AS", -14.28, -170.7), "Pacific/Pago_Pago"],
])("%s", (_, place, zone) => {
  expect(timeZoneOf(place)).toBe(zone);
});

it("is in the middle of the country for a place that nobody knows", () => {
  expect(timeZoneOf(null)).toBe("America/Chicago");
  expect(timeZoneOf(at("XX", 0, 0))).toBe("America/Chicago");
});

it("has a zone of its own for every state, and one that clocks know", () => {
  const states =
    "AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VI VT WA WI WV WY";
  const central = "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI".split(" ");
  for (const state of states.split(" ")) {
    const zone = timeZoneOf(at(state, 40, -90));
    expect(() => new Intl.DateTimeFormat("en", { timeZone: zone })).not.toThrow();
    if (!central.includes(state) && !["FL", "IN", "KY", "MI"].includes(state)) {
      expect(zone, state).not.toBe("America/Chicago");
    }
  }
});
