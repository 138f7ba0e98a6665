import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { type Asked, SizeAsk } from "~/components/growth/size-ask.tsx";

function renderAsk(asked: Pick<Asked, "text" | "day" | "sizes"> | null): void {
  const ask = asked && { ...asked, today: "2027-05-10", formKey: "key00001" };
  const Stub = createRoutesStub([
    { path: "/dashboards/plan1/0-3m", Component: () => <SizeAsk planId="plan1" ask={ask} /> },
  ]);
  render(<Stub initialEntries={["/dashboards/plan1/0-3m?scenario=daily"]} />);
}

test("the line leads to the form, on the day that it asks about", () => {
  renderAsk({ text: "What did your baby weigh at birth?", day: "2027-03-10" });
  const link = screen.getByRole("link", { name: "Add it" });
  expect(link.getAttribute("href")).toBe("/dashboards/plan1/size?on=2027-03-10");
});

test("Not now is a form that comes back to the page", () => {
  renderAsk({ text: "Been to a checkup lately?", day: null });
  expect(screen.getByRole("link", { name: "Add it" }).getAttribute("href")).toBe("/dashboards/plan1/size");
  const form = screen.getByRole("button", { name: "Not now" }).closest("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/dashboards/plan1/size"]);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    intent: "later",
    from: "/dashboards/plan1/0-3m?scenario=daily",
  });
});

test("where nothing is asked there is nothing", () => {
  renderAsk(null);
  expect(screen.queryByRole("button")).toBeNull();
});

test("What fits now is a size and how it fits, which tells a fact of today; the weight and Not now are beside it", () => {
  renderAsk({
    text: "What fits now?",
    day: null,
    sizes: [
      { size: "0-3m", label: "0–3m" },
      { size: "3-6m", label: "3–6m" },
    ],
  });
  expect(screen.getByRole("region", { name: "What fits now?" })).toBeTruthy();
  const chip = screen.getByRole<HTMLInputElement>("radio", { name: "3–6m" });
  // Nothing is said before somebody has said it.
  expect(chip.checked).toBe(false);
  chip.click();
  const good = screen.getByRole<HTMLButtonElement>("button", { name: "Good" });
  expect(good.form?.getAttribute("action")).toBe("/dashboards/plan1/size");
  expect(Object.fromEntries(new FormData(good.form ?? undefined, good))).toMatchObject({
    intent: "tell",
    way: "label",
    on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    formKey: "key00001",
    size: "3-6m",
    fit: "good",
  });
  expect(screen.getByRole("link", { name: "Tell us the last weight instead" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Not now" })).toBeTruthy();
});
