import { act, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ToastHost } from "~/components/ui/toasts.tsx";
import { ProfileProblem } from "~/routes/plans/quiz/profile-problem.tsx";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

// Loaded before the clock stands still, because what is lazy needs time to load.
beforeAll(() => import("~/components/ui/loaded-toasts.tsx"));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function renderProblem(code: "EMAIL_IN_USE" | "PROFILE_NOT_CREATED") {
  const signOut = vi.fn<(reason: FormDataEntryValue | null) => void>();
  const Stub = createRoutesStub([{ path: "/", Component: () => <ProfileProblem code={code} /> }]);
  vi.stubGlobal("fetch", async (address: string, { body }: { body: URLSearchParams }) => {
    if (new URL(address).pathname === "/logout") signOut(body.get("reason"));
    return Response.json({ message: "no" }, { status: 503 });
  });
  render(
    <>
      <Stub initialEntries={["/"]} />
      <ToastHost />
    </>,
  );
  return { signOut };
}

test("an address in use is told and signed out after five seconds", async () => {
  const start = Date.now();
  const { signOut } = renderProblem("EMAIL_IN_USE");
  expect(screen.getByRole("alert").textContent).toBe(ERROR_TEXTS.EMAIL_IN_USE);
  expect(screen.getByRole("button", { name: "Log out now" })).toBeDefined();
  // Heading and toast; waiting for the toast library moves the clock, but by less than the five seconds.
  await vi.waitFor(() => expect(screen.getAllByText("Account Already Exists")).toHaveLength(2));
  await act(() => vi.advanceTimersByTimeAsync(start + 4999 - Date.now()));
  expect(signOut).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledExactlyOnceWith("account-exists"));
});

test("a profile that could not be made says so and signs nobody out", async () => {
  const { signOut } = renderProblem("PROFILE_NOT_CREATED");
  expect(screen.getByRole("alert").textContent).toBe(ERROR_TEXTS.PROFILE_NOT_CREATED);
  expect(screen.getAllByText(/Error creating profile/), "once").toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(signOut).not.toHaveBeenCalled();
});
