import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { SizeAsk } from "~/components/growth/size-ask.tsx";

function renderAsk(ask: { text: string; day: string | null } | null): void {
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
