import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { YearPicture } from "~/components/weather/year-picture-figure.tsx";
import type { YearPicture as Picture } from "~/contracts/weather/year-picture-parts.ts";
import { usualSizeDays } from "~/domain/wardrobe/size-days.ts";
import { buildMonthCards } from "~/domain/weather/month-cards.ts";
import { expandNormals } from "~/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "~/domain/weather/weather-groups.ts";
import { drawYear } from "~/views/weather/draw-year.ts";
import { YEAR_COPY } from "~/words/en/weather/year-picture-copy.ts";
import { CHICAGO, MIAMI } from "../../unit/fixtures/normals.ts";

const DUE = "2027-02-10";

test("the picture is one image with a name and a description, under its heading", () => {
  const picture = aPicture();
  render(<YearPicture picture={picture} />);
  expect(screen.getByRole("heading", { level: 2, name: YEAR_COPY.title })).toBeDefined();
  expect(screen.getByRole("figure", { name: YEAR_COPY.title })).toBeDefined();
  const image = screen.getByRole("img", { name: YEAR_COPY.pictureTitle });
  expect(describedBy(image)).toBe(picture.description);
});

test("the table has every month with the figures that are drawn", () => {
  const picture = aPicture();
  render(<YearPicture picture={picture} />);
  const [head, ...rows] = within(screen.getByRole("table")).getAllByRole("row");
  expect(texts(head)).toEqual([...YEAR_COPY.columns]);
  expect(rows.map(texts)).toEqual(
    picture.rows.map(({ month, high, low, rainDays, snowDays, precipitation, weather, ageRange }) =>
      [month, high, low, rainDays, snowDays, precipitation, weather, ageRange].map(String),
    ),
  );
  expect(screen.getAllByRole("rowheader")).toHaveLength(12);
});

test("in other units the table has the same year in them, and the picture's words too", () => {
  const [american, metric] = [aPicture(), aPicture({ units: "c" })];
  render(<YearPicture picture={metric} />);
  const cells = within(screen.getByRole("table"))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent ?? "");
  expect(cells.filter((text) => text.endsWith("°C"))).toHaveLength(24);
  expect(cells.filter((text) => text.endsWith(" mm"))).toHaveLength(12);
  expect(document.body.textContent).not.toMatch(/°F|\d in\b/);
  // Chicago's July has a mean high of 86 °F and its January a mean low of 18 °F.
  expect(american.extremes.map(({ text }) => text)).toEqual(["86°F", "18°F"]);
  expect(metric.extremes.map(({ text }) => text)).toEqual(["30°C", "−8°C"]);
});

test("the table scrolls in a named region that the keyboard reaches", () => {
  render(<YearPicture picture={aPicture()} />);
  const region = screen.getByRole("region", { name: new RegExp(YEAR_COPY.title) });
  expect(region.getAttribute("tabindex")).toBe("0");
});

test("today is shown inside the year and nowhere else", () => {
  const { unmount } = render(<YearPicture picture={aPicture({ today: "2027-05-01" })} />);
  expect(screen.getByText(YEAR_COPY.today)).toBeDefined();
  unmount();
  render(<YearPicture picture={aPicture({ today: "2027-02-01" })} />);
  expect(screen.queryByText(YEAR_COPY.today)).toBeNull();
});

test("the year begins with the due date, or with the birth", () => {
  const { unmount } = render(<YearPicture picture={aPicture()} />);
  expect(screen.getByText(YEAR_COPY.due)).toBeDefined();
  unmount();
  // A date of birth that was given in the quiz is kept as the due date, too.
  render(<YearPicture picture={aPicture({ dueDate: null })} />);
  expect(screen.getByText(YEAR_COPY.born)).toBeDefined();
});

test("the key names what the picture has and nothing else", () => {
  const { unmount } = render(<YearPicture picture={aPicture()} />);
  expect(key()).toEqual(expect.arrayContaining([YEAR_COPY.key.rain, YEAR_COPY.key.snow, "Cold & Dry"]));
  unmount();
  render(<YearPicture picture={aPicture({}, MIAMI)} />);
  expect(key()).toEqual([YEAR_COPY.key.band, YEAR_COPY.key.rain, "Mild", "Hot & Humid"]);
});

test("estimated months are called so", () => {
  const { unmount } = render(<YearPicture picture={aPicture({}, null)} />);
  expect(screen.getByText(YEAR_COPY.estimated)).toBeDefined();
  unmount();
  render(<YearPicture picture={aPicture()} />);
  expect(screen.queryByText(YEAR_COPY.estimated)).toBeNull();
});

test("two pictures on one page share no id, and every reference finds its own", () => {
  const { container } = render(
    <>
      <YearPicture picture={aPicture()} />
      <YearPicture picture={aPicture({}, MIAMI)} />
    </>,
  );
  const ids = Array.from(container.querySelectorAll("[id]"), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const element of container.querySelectorAll("[fill^='url'], [stroke^='url']")) {
    for (const reference of [element.getAttribute("fill"), element.getAttribute("stroke")]) {
      const [, id] = reference?.match(/^url\(#(.+)\)$/) ?? [];
      if (id) expect(ids).toContain(id);
    }
  }
});

function aPicture(
  parts: Partial<Parameters<typeof drawYear>[0]> = {},
  normals: typeof CHICAGO | null = CHICAGO,
): Picture {
  const history = normals ? expandNormals(normals, "2021-01-01", "2025-12-31") : [];
  const picture = drawYear({
    monthCards: buildMonthCards(history, DUE),
    weatherGroups: buildWeatherGroups(history, DUE),
    start: DUE,
    days: usualSizeDays(DUE),
    today: "2026-12-01",
    dueDate: DUE,
    units: "f",
    country: "US",
    ...parts,
  });
  if (!picture) throw new Error("Nothing was drawn");
  return picture;
}

function key(): string[] {
  return Array.from(document.querySelectorAll("ul li"), (entry) => entry.textContent ?? "");
}

function texts(row: HTMLElement | undefined): string[] {
  return Array.from(row?.querySelectorAll("th, td") ?? [], (cell) => cell.textContent ?? "");
}

function describedBy(element: HTMLElement): string | null | undefined {
  return document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;
}
