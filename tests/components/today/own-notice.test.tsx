// The page of one's own morning notice before and after the last one.
import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { OwnNotice } from "~/components/today/own-notice.tsx";
import { USUAL_TIMES } from "~/domain/today/morning-notice.ts";

const ENDED = "Morning notices have ended for this plan.";

function open(over: string | null) {
  const notice = {
    ...USUAL_TIMES,
    ...{ situation: null, onlyChanges: true, byPush: true, words: "An email at 7:00 AM. Next: tomorrow." },
  };
  const shown = { planId: "p", notice, over, situations: ["stroller"] as const, push: null };
  const nothing = { isConfirmed: false, mayName: false, isAnyOn: false, refusal: null, typed: null };
  const Page = createRoutesStub([{ path: "/", Component: () => <OwnNotice {...shown} {...nothing} /> }]);
  render(<Page />);
}

const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

it("promises the next notice, with a form to change it", () => {
  open(null);
  expect(screen.getByText(/Next: tomorrow/)).toBeDefined();
  expect(screen.getByText(/Your email address isn't confirmed yet/)).toBeDefined();
  expect(buttons()).toEqual(["Save changes", "Email me instead", "End the notice"]);
});

it("promises nothing once notices have ended, and lets a notice be taken away", () => {
  open(ENDED);
  expect(screen.getByText(ENDED)).toBeDefined();
  expect(screen.queryByText(/Next:|We'll email you|so we email you/)).toBeNull();
  expect(buttons()).toEqual(["End the notice"]);
});
