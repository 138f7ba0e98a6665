import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { NumbersUpdated } from "~/components/growth/plan-notices.tsx";
import type { NumberChange } from "~/domain/plans/number-changes.ts";

function renderNotice(changes: readonly NumberChange[]) {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <NumbersUpdated
          planId="mine"
          changes={changes}
          changesWhy="Because."
          from="/dashboards/mine/0-3m?scenario=daily"
        />
      ),
    },
  ]);
  return render(<Stub />).container;
}

test("it lists each change, and says it was read with a form that comes back", () => {
  renderNotice([
    { name: "Footed Sleeper", before: 6, after: 4 },
    { name: "Sun Hat", before: 0, after: 2 },
  ]);
  const region = screen.getByRole("region", { name: "Your numbers were updated" });
  const lines = [...region.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(lines).toEqual(["Footed Sleeper: 6 → 4", "Sun Hat: 0 → 2"]);
  expect(region.querySelector("details")?.open).toBe(false);
  const form = screen.getByRole("button", { name: "Got it" }).closest("form");
  expect([form?.getAttribute("action"), form?.method]).toEqual(["/dashboards/mine/numbers", "post"]);
  expect(form && Object.fromEntries(new FormData(form))).toEqual({
    from: "/dashboards/mine/0-3m?scenario=daily",
  });
});

test("it is not there where this age has no change", () => {
  expect(renderNotice([]).textContent).toBe("");
});
