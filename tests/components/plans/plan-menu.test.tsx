// A plan's menu: seven entries at most, for whoever looks.
import { render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { OnPlan } from "~/components/members/on-plan.ts";
import { PlanMenu } from "~/components/plans/plan-menu.tsx";
import type { Role } from "~/domain/members/roles.ts";
import type { BabyPart } from "~/domain/plans/birth-date.ts";

interface Shown {
  role?: Role;
  babyNames?: readonly string[];
  babies?: number;
  babyPart?: BabyPart;
}

function openMenu({ role = "owner", babyNames, babies = 1, babyPart = "size" }: Shown = {}) {
  const plan = { onboardingId: "plan1", babyNames: babyNames ?? null, babies, babyPart };
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <OnPlan value={{ role }}>
          <PlanMenu plan={plan} shown={{ scope: "0-3m", scenario: "daily" }}>
            <button type="button">Select as Final</button>
          </PlanMenu>
        </OnPlan>
      ),
    },
  ]);
  render(<Stub />);
  const menu = screen.getByRole("dialog", { hidden: true });
  const entries = [...menu.querySelectorAll(".menu-entry")];
  return {
    entries: entries.map((entry) => entry.querySelector("span")?.textContent),
    lines: entries.map((entry) => entry.querySelector("small")?.textContent),
    addressOf: (name: string) =>
      entries.find((entry) => entry.querySelector("span")?.textContent === name)?.getAttribute("href"),
    more: [...menu.querySelectorAll("details a, details button")].map(({ textContent }) => textContent),
    menu: within(menu),
  };
}

test("an owner has seven entries, each with a line, and the rest behind More", () => {
  const { entries, lines, more } = openMenu({ babyNames: ["Mia"] });
  expect(entries).toEqual([
    "Mia",
    "The year",
    "Share",
    "What changed and who",
    "Compare laundry routines",
    "Print and files",
    "More",
  ]);
  expect(lines.every(Boolean)).toBe(true);
  expect(more).toEqual(["Select as Final", "Plan a trip", "Delete this plan"]);
});

test("one parent reads what changed, too", () => {
  expect(openMenu().entries).toContain("What changed and who");
});

test("a reader has no more than a reader may, and leaves instead of deleting", () => {
  const { more, addressOf } = openMenu({ role: "reader", babyPart: "birth" });
  expect(more).toEqual(["Select as Final", "Leave this plan"]);
  expect(addressOf("Your baby")).toBe("/dashboards/plan1/size");
});

test("an editor plans trips, and leaves instead of deleting", () => {
  const { more } = openMenu({ role: "editor" });
  expect(more).toEqual(["Select as Final", "Plan a trip", "Leave this plan"]);
});

describe("the first entry", () => {
  test.each([
    { what: "one without a name", shown: {}, name: "Your baby" },
    { what: "twins without names", shown: { babies: 2 }, name: "Your babies" },
    { what: "twins", shown: { babies: 2, babyNames: ["Mia", "Leo"] }, name: "Mia and Leo" },
    { what: "text that looks like markup", shown: { babyNames: ["<b>Mia</b>"] }, name: "<b>Mia</b>" },
  ])("names $what", ({ shown, name }) => {
    expect(openMenu(shown).entries[0]).toBe(name);
  });

  test.each(["size", "birth"] as const)("leads to the part that matters most today: %s", (babyPart) => {
    expect(openMenu({ babyPart }).addressOf("Your baby")).toBe(`/dashboards/plan1/${babyPart}`);
  });
});
