import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TripDatesField } from "~/components/travel/trip-dates-field.tsx";

const WRONG = { startDate: "2027-02-10", endDate: "2027-02-08" };

function renderField(dates: typeof WRONG, errors: { endDate?: string } = {}, country = "US") {
  render(<TripDatesField defaultDates={dates} country={country} today="2027-01-01" errors={errors} />);
  return screen.getByLabelText("End date");
}

test("an error stands at its day until that day is changed", () => {
  const last = renderField(WRONG, { endDate: "The last day cannot be before the first." });
  expect(last.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toBe("The last day cannot be before the first.");
  fireEvent.change(last, { target: { value: "2027-02-12" } });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the calendar picks the first day, then the last, and begins anew with the next press", async () => {
  const last = renderField({ startDate: "2027-02-10", endDate: "" });
  fireEvent.click(screen.getByText("Pick on a calendar"));
  const day = (name: RegExp) => screen.findByRole("button", { name });
  fireEvent.click(await day(/February 14, 2027/));
  expect([value("Start date"), value("End date")]).toEqual(["2027-02-10", "2027-02-14"]);
  fireEvent.click(await day(/February 20, 2027/));
  expect([value("Start date"), value("End date")]).toEqual(["2027-02-20", ""]);
  fireEvent.click(await day(/February 3, 2027/));
  expect([value("Start date"), value("End date")]).toEqual(["2027-02-03", ""]);
  expect(last.getAttribute("min")).toBe("2027-02-03");
});

test.each([
  ["US", "Sunday", "Wednesday, February 10, 2027, selected"],
  ["DE", "Monday", "Wednesday, 10 February 2027, selected"],
  ["EG", "Saturday", "Wednesday, 10 February 2027, selected"],
])(
  "in %s the calendar's weeks begin on %s, and its days are called as there",
  async (country, first, name) => {
    renderField({ startDate: "2027-02-10", endDate: "" }, {}, country);
    fireEvent.click(screen.getByText("Pick on a calendar"));
    expect(await screen.findByRole("button", { name })).toBeDefined();
    expect(screen.getAllByRole("columnheader", { hidden: true })[0]?.getAttribute("aria-label")).toBe(first);
  },
);

function value(label: string): string | undefined {
  const field = screen.getByLabelText(label);
  return field instanceof HTMLInputElement ? field.value : undefined;
}
