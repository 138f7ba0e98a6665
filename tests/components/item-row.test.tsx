import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { type ItemActions, ItemRow } from "~/components/dashboard/item-row.tsx";
import type { ItemCell, ItemView } from "~/contracts/dashboard-view.ts";
import { DASHBOARD_COPY } from "~/copy/dashboard.ts";
import { NOT_NEEDED_IN_THIS_WEATHER } from "~/copy/wardrobe.ts";
import type { WeatherGroup } from "~/domain/weather-groups.ts";

const ACTIONS: ItemActions = { put() {}, pick() {}, shop() {} };
const GROUPS = [aGroup(1, "Cold & Snowy"), aGroup(2, "Mild")];

test("each weather shows its own number and essentiality, the row the pieces for all of them", () => {
  renderRow({
    total: 6,
    cells: [
      aCell(1, { quantity: 6, essentiality: "Essential" }),
      aCell(2, { quantity: 4, essentiality: "Recommended" }),
    ],
  });
  expect(cells()).toEqual(["Cold & Snowy: 6Essential", "Mild: 4Recommended"]);
  expect(screen.getByText("Pieces needed:", { exact: false }).parentElement?.textContent).toContain("6");
});

test("a weather without need says so in the specification's words", () => {
  renderRow({ total: 2, cells: [aCell(1, { quantity: 2, essentiality: "Essential" }), aCell(2)] });
  expect(cells()).toEqual(["Cold & Snowy: 2Essential", `Mild: ${NOT_NEEDED_IN_THIS_WEATHER}`]);
});

test("the size-up hint stands at the weather that it is for", () => {
  renderRow({
    total: 1,
    cells: [aCell(1, { quantity: 1, essentiality: "Essential", sizeUp: true }), aCell(2, { quantity: 1 })],
  });
  expect(cells().map((text) => text.includes("Size up"))).toEqual([true, false]);
});

test("an item that no weather of this age needs is one quiet line", () => {
  renderRow({ total: 0, cells: [aCell(1), aCell(2)] });
  expect(screen.getByText(NOT_NEEDED_IN_THIS_WEATHER)).toBeDefined();
  expect(screen.queryByText("Pieces needed:", { exact: false })).toBeNull();
});

test("the reasons are there for each weather", () => {
  renderRow({
    total: 2,
    cells: [aCell(1, { quantity: 2, why: "2 = because" }), aCell(2, { quantity: 1, why: "1 = fewer" })],
  });
  expect(screen.getByText("2 = because")).toBeDefined();
  expect(screen.getByText("1 = fewer")).toBeDefined();
});

test("quantities that cannot be read are named as an issue, not shown as zero", () => {
  renderRow({ total: 0, isIntact: false, cells: [] });
  expect(screen.getByText(DASHBOARD_COPY.dataIssues)).toBeDefined();
});

function cells(): string[] {
  const [list] = screen.getAllByRole("list");
  return Array.from(list?.querySelectorAll("p[data-weather]") ?? [], (cell) => cell.textContent ?? "");
}

function renderRow(parts: Partial<ItemView>): void {
  const item: ItemView = {
    id: 1,
    nameId: "coat_warm",
    name: "Warm Coat",
    category: "Outerwear",
    notes: null,
    isCustom: false,
    hasShopLinks: true,
    image: null,
    total: 0,
    totals: { "0-3m": 0, "3-6m": 0, "6-9m": 0, "9-12m": 0 },
    cells: [],
    isIntact: true,
    owned: {},
    personalNotes: {},
    version: 1,
    ...parts,
  };
  render(
    <MemoryRouter>
      <ul>
        <ItemRow
          item={item}
          groups={GROUPS}
          onboardingId="plan"
          ageRange="0-3m"
          heard={undefined}
          fields={undefined}
          lastField={null}
          actions={ACTIONS}
          viewKey=""
          isPriority={false}
          isOpenAtFirst
        />
      </ul>
    </MemoryRouter>,
  );
}

function aCell(weatherGroupOrder: number, parts: Partial<ItemCell> = {}): ItemCell {
  return { weatherGroupOrder, quantity: 0, essentiality: null, sizeUp: false, why: null, ...parts };
}

function aGroup(order: number, category: WeatherGroup["category"]): WeatherGroup {
  return {
    weather_group_order: order,
    category,
    duration_days: 30,
    start: "2027-01-01",
    end: "2027-01-30",
    avg_tempmin: 20,
    avg_tempmax: 40,
    rainy_days: 3,
    snowy_days: 4,
    windy_days: null,
    estimated: false,
  };
}
