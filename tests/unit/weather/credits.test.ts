// Every credit of weather, climate, and places links its source and its license, and says that the data was adapted (CC BY 4.0,
// section 3), in every language, on pages and in both parts of a mail.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { WEATHER_SOURCES } from "../../../app/domain/vocabulary.ts";
import { creditParts } from "../../../app/domain/weather/credits.ts";
import { letterCopy } from "../../../app/services/mail/letter-copy.server.ts";
import { renderMail } from "../../../app/services/mail/outbox.server.ts";
import * as deLayout from "../../../app/words/de/layout.ts";
import * as deNotice from "../../../app/words/de/today/notice-copy.ts";
import * as deCredits from "../../../app/words/de/weather/credits-copy.ts";
import * as layout from "../../../app/words/en/layout.ts";
import * as notice from "../../../app/words/en/today/notice-copy.ts";
import * as credits from "../../../app/words/en/weather/credits-copy.ts";
import * as esLayout from "../../../app/words/es/layout.ts";
import * as esNotice from "../../../app/words/es/today/notice-copy.ts";
import * as esCredits from "../../../app/words/es/weather/credits-copy.ts";
import * as frLayout from "../../../app/words/fr/layout.ts";
import * as frNotice from "../../../app/words/fr/today/notice-copy.ts";
import * as frCredits from "../../../app/words/fr/weather/credits-copy.ts";

const BY = "https://creativecommons.org/licenses/by/4.0/";
const LANGUAGES = [
  ["en", layout, notice, credits, /adapted|processed/],
  ["es", esLayout, esNotice, esCredits, /adaptado|procesados/],
  ["fr", frLayout, frNotice, frCredits, /adapté|traitées/],
  ["de", deLayout, deNotice, deCredits, /bearbeitet/],
] as const;

/** What each credit leads to. */
const LINKS: Readonly<Record<(typeof WEATHER_SOURCES)[number], readonly string[]>> = {
  "open-meteo": ["https://open-meteo.com/", BY],
  "visual-crossing": ["https://www.visualcrossing.com/"],
  "typical-climate": [
    "https://www.ncei.noaa.gov/products/land-based-station/us-climate-normals",
    "https://www.noaa.gov/information-technology/open-data-dissemination",
  ],
  "world-climate": [
    "https://chelsa-climate.org/",
    BY,
    "https://www.dwd.de/",
    "https://www.gesetze-im-internet.de/geonutzv/",
  ],
  season: [],
};

const linksOf = (credit: string) => creditParts(credit).flatMap(({ address }) => address ?? []);

describe.each(LANGUAGES)("in %s", (_, { FOOTER_COPY }, { NOTICE_COPY }, { WEATHER_CREDITS }, adapted) => {
  it.each(WEATHER_SOURCES)("the credit of %s links its source and its license", (source) => {
    const credit = WEATHER_CREDITS[source];
    expect(linksOf(credit)).toEqual(LINKS[source]);
    expect(
      creditParts(credit)
        .map(({ words }) => words)
        .join(""),
    ).toBe(credit);
    if (source !== "season") expect(credit).toMatch(adapted);
  });

  it("so do those of places and of a morning notice", () => {
    expect(linksOf(FOOTER_COPY.placesCredit)).toEqual(["https://www.geonames.org/", BY]);
    expect(linksOf(NOTICE_COPY.credit)).toEqual(LINKS["open-meteo"]);
    for (const credit of [FOOTER_COPY.placesCredit, NOTICE_COPY.credit]) expect(credit).toMatch(adapted);
  });
});

it("a morning notice by mail has the links in its HTML part and the addresses in its text part", () => {
  const { credit } = notice.NOTICE_COPY;
  const said = { subject: "s", stay: null, sentence: "h", onlyChanges: true, changePath: "/c" };
  const mailOf = (paragraphs: string[]) =>
    renderMail(letterCopy({ kind: "morning-notice", ...said, paragraphs }), "https://layette.example/");
  const mail = mailOf(["About GeoNames", credit]);
  for (const address of LINKS["open-meteo"]) {
    expect(mail.html).toContain(`href="${address}"`);
    expect(mail.text).toContain(`:\n${address}`);
  }
  // Only a credit is linked.
  expect(mail.html + mail.text).not.toContain("geonames.org");
  expect(mailOf(["Usual weather"]).text).not.toContain("creativecommons.org");
});

it("every component that shows a credit shows its links", () => {
  const shown = globSync("app/{components,routes}/**/*.tsx").flatMap((path) =>
    (
      readFileSync(path, "utf8").match(/.*\{.*(?:WEATHER_CREDITS\[|placesCredit|forecast\.credit).*/g) ?? []
    ).map((line) => [path, line.trim()] as const),
  );
  expect(shown.length).toBeGreaterThan(5);
  const linked = /<Credited text=\{|<Credit parts=\{partsOf|creditParts\(/;
  expect(shown.filter(([, line]) => !linked.test(line))).toEqual([]);
});
