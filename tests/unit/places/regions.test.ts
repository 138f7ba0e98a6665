// Each place has the region that it is in: by a table of capitals, and by where the region's other places are.
import { expect, it, test } from "vitest";
import { kmBetween, withoutDoubtful } from "../../../scripts/seed/regions.ts";
import { readWorldPlaces } from "../../../scripts/seed/world-places.ts";

const PLACES = readWorldPlaces();

const CAPITALS = `
  AE Abu Dhabi|Abu Dhabi; AF Kabul|Kabul; AL Tirana|Tirana; AM Yerevan|Yerevan; AO Luanda|Luanda; AT Vienna|Vienna
  AU Canberra|Australian Capital Territory; BD Dhaka|Dhaka Division; BE Brussels|Brussels Capital; BG Sofia|Sofia-Capital
  BO La Paz|La Paz Department; BR Brasília|Federal District; BY Minsk|Minsk City; CA Ottawa|Ontario; CD Kinshasa|Kinshasa
  CH Bern|Bern; CL Santiago|Santiago Metropolitan; CN Beijing|Beijing; CO Bogotá|Bogota D.C.; CR San José|San José
  CU Havana|Havana; CZ Prague|Prague; DE Berlin|State of Berlin; DK Copenhagen|Capital Region; DZ Algiers|Algiers
  EC Quito|Pichincha; EE Tallinn|Harjumaa; EG Cairo|Cairo; ES Madrid|Madrid; ET Addis Ababa|Addis Ababa; FI Helsinki|Uusimaa
  FR Paris|Île-de-France; GB London|England; GE Tbilisi|Tbilisi; GH Accra|Greater Accra; GR Athens|Attica; HR Zagreb|Zagreb
  HU Budapest|Budapest; ID Jakarta|Jakarta; IE Dublin|Leinster; IL Jerusalem|Jerusalem; IN New Delhi|Delhi; IQ Baghdad|Baghdad
  IR Tehran|Tehran; IS Reykjavík|Capital Region; IT Rome|Lazio; JP Tokyo|Tokyo; KE Nairobi|Nairobi County; KG Bishkek|Bishkek
  KH Phnom Penh|Phnom Penh; KR Seoul|Seoul; KZ Astana|Astana; LK Colombo|Western Province; LT Vilnius|Vilnius; LV Riga|Riga
  MA Rabat|Rabat-Salé-Kénitra; MG Antananarivo|Analamanga; MX Mexico City|Mexico City; MY Kuala Lumpur|Kuala Lumpur
  NG Abuja|FCT; NL Amsterdam|North Holland; NO Oslo|Oslo; NP Kathmandu|Bagmati Province; NZ Wellington|Wellington Region
  PE Lima|Lima Province; PH Manila|National Capital Region; PK Islamabad|Islamabad; PL Warsaw|Mazovia; PT Lisbon|Lisbon
  RO Bucharest|Bucharest; RS Belgrade|Central Serbia; RU Moscow|Moscow; SE Stockholm|Stockholm; SN Dakar|Dakar
  TH Bangkok|Bangkok; TR Ankara|Ankara; TZ Dodoma|Dodoma; UA Kyiv|Kyiv City; UG Kampala|Central Region; UZ Tashkent|Tashkent
  VN Hanoi|Hanoi; ZA Pretoria|Gauteng; ZM Lusaka|Lusaka Province; ZW Harare|Harare`
  .split(/[;\n]/)
  .filter((row) => row.trim())
  .map((row) => row.trim().split("|"));

it("has each capital in its own region", () => {
  expect(CAPITALS.length).toBeGreaterThan(60);
  for (const [place = "", region] of CAPITALS) {
    const [country, name] = [place.slice(0, 2), place.slice(3)];
    const [largest] = PLACES.filter((one) => one.country === country && one.name === name);
    expect(largest?.region, place).toBe(region);
  }
});

it.each([
  ["VN", "Ho Chi Minh City", "Ho Chi Minh City (HCMC)"],
  ["VN", "Da Nang", "Da Nang City"],
  ["NO", "Drammen", "Buskerud"],
  ["KZ", "Semey", "Abai Region"],
  ["DE", "Munich", "Bavaria"],
  ["CA", "London", "Ontario"],
  ["ES", "Toledo", "Castille-La Mancha"],
  // Called like the country.
  ["TW", "Taipei", null],
  // Among places of other regions, hundreds of kilometers from their own: Tieganlike is in Xinjiang.
  ["CN", "Tieganlike", null],
  ["ID", "Batam", null],
])("in %s, %s is in %s", (country, name, region) => {
  expect(PLACES.find((one) => one.country === country && one.name === name)?.region).toBe(region);
});

test("a region is near its places: none is far from its own among those of another one", () => {
  const placed = PLACES.filter(({ region }) => region !== null);
  expect(placed.length / PLACES.length).toBeGreaterThan(0.99);
  expect(withoutDoubtful(PLACES)).toEqual(PLACES);
  const regions = new Map<string, typeof placed>();
  for (const place of placed) {
    const key = `${place.country} ${place.region}`;
    regions.set(key, [...(regions.get(key) ?? []), place]);
  }
  for (const [region, own] of regions) {
    if (own.length < 5) continue;
    const lonely = own.filter((place) =>
      own.every((other) => other === place || kmBetween(place, other) > 150),
    );
    // Siberia, the Amazon, and the outback, where the next place of any region is as far.
    expect(lonely.length / own.length, region).toBeLessThan(0.5);
  }
});
