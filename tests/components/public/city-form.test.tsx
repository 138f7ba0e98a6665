import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CityForm, CitySuggestions, PlaceForm } from "~/components/public/place-form.tsx";
import { NOTHING_ASKED } from "~/contracts/public/plan-question.ts";
import { offeredMonths } from "~/domain/public/plan-address.ts";
import { NonceContext } from "~/lib/nonce-context.ts";

const OFFERED = offeredMonths("2026-11-22");
const NOTHING = { text: "", month: "", errors: {}, offered: OFFERED };

function chosenMonth(): string {
  const field = screen.getByRole("combobox", { name: "Due month" });
  return field instanceof HTMLSelectElement ? field.value : "";
}

test("the city's form offers the usual month, or the one that was asked for, also if it has passed", () => {
  const { unmount } = render(<CityForm {...NOTHING} />);
  expect(chosenMonth()).toBe("2027-03");
  unmount();
  render(<CityForm {...NOTHING} text="Munich" month="2026-05" />);
  expect(chosenMonth()).toBe("2026-05");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "City" }).value).toBe("Munich");
  expect(screen.getAllByRole("option")).toHaveLength(OFFERED.months.length + OFFERED.born.length);
  expect(screen.getAllByRole("group").map(({ tagName }) => tagName)).toEqual([
    "OPTGROUP",
    "OPTGROUP",
    "FIELDSET",
  ]);
});

test("a month that isn't offered anymore is still shown", () => {
  render(<CityForm {...NOTHING} month="2025-02" />);
  expect(chosenMonth()).toBe("2025-02");
  expect(screen.getAllByRole("option")).toHaveLength(OFFERED.months.length + OFFERED.born.length + 1);
});

test("a baby's month of birth sends either form in one tap", () => {
  const { container } = render(<PlaceForm question={NOTHING_ASKED} offered={OFFERED} />);
  const born = screen.getByRole("group", { name: "Already here? Choose the birth month" });
  const buttons = [...born.querySelectorAll("button")].map(({ type, name, value, textContent }) => [
    type,
    name,
    value,
    textContent,
  ]);
  expect(buttons).toHaveLength(12);
  expect(buttons[0]).toEqual(["submit", "born", "2026-11", "November"]);
  expect(buttons.at(-1)).toEqual(["submit", "born", "2025-12", "December"]);
  // Enter in the field still means the first button.
  expect(container.querySelector("[type=submit]")?.textContent).toBe("See my numbers");
});

test("the city's form says what is wrong at its field", () => {
  render(<CityForm {...NOTHING} errors={{ city: "No such city.", month: "No such month." }} />);
  const city = screen.getByRole("textbox", { name: "City", description: "No such city." });
  expect(city.getAttribute("aria-invalid")).toBe("true");
  const month = screen.getByRole("combobox", { name: "Due month", description: "No such month." });
  expect(month.getAttribute("aria-invalid")).toBe("true");
});

test("the way to the ZIP code says that it comes from the city search", () => {
  render(<CityForm {...NOTHING} />);
  const toZip = screen.getByRole("button", { name: "In the US? Use your ZIP code" });
  expect(toZip.getAttribute("formaction")).toBe("/plan");
  expect(toZip.closest("form")?.elements.namedItem("place")).not.toBeNull();
});

test("its script is what a kept page allows", () => {
  const page = renderToStaticMarkup(
    <NonceContext value="once">
      <CitySuggestions />
    </NonceContext>,
  );
  expect(page).toMatch(/^<script type="module" src="\/[\w/.~-]+\/city-search\.js" nonce="once"><\/script>$/);
});

test("readers who are at home in the US are asked for a ZIP code", () => {
  const { container } = render(<PlaceForm question={NOTHING_ASKED} offered={OFFERED} />);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "ZIP code" }).value).toBe("");
  expect(screen.queryByRole("textbox", { name: "City" })).toBeNull();
  expect(container.querySelector("script")).toBeNull();
});
