import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, Link, useLoaderData, useRevalidator } from "react-router";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ToastHost } from "~/components/ui/toasts.tsx";
import { useLimitToast } from "~/routes/plans/quiz/quiz-page.tsx";
import type { LimitNotice } from "~/views/plans/limit-view.ts";

const REACHED: LimitNotice = { kind: "reached", title: "Quiz Limit Reached", text: "No attempt is left." };
const APPROACHING: LimitNotice = { kind: "approaching", title: "Approaching", text: "One is left." };

let limit: LimitNotice | null;
let readings: number;

beforeEach(() => {
  limit = REACHED;
  readings = 0;
});
// The library keeps its toasts for the next page.
afterEach(() => void toast.dismiss());

function Page({ refusal }: { refusal: LimitNotice | null }) {
  const { limit, reading } = useLoaderData<{ limit: LimitNotice | null; reading: number }>();
  const { revalidate } = useRevalidator();
  useLimitToast(limit, refusal);
  return (
    <>
      <p>Reading {reading}</p>
      <button type="button" onClick={() => void revalidate()}>
        Read again
      </button>
      <Link to="/">Arrive again</Link>
    </>
  );
}

async function renderPage(refusal: LimitNotice | null = null): Promise<void> {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => <Page refusal={refusal} />,
      HydrateFallback: () => null,
      loader: () => ({ limit, reading: ++readings }),
    },
  ]);
  render(
    <>
      <Stub initialEntries={["/"]} />
      <ToastHost />
    </>,
  );
  await screen.findByText("Reading 1");
}

const shown = (text: string) => screen.queryAllByText(text).length;

async function does(name: "button" | "link", reading: number): Promise<void> {
  fireEvent.click(screen.getByRole(name, { name: name === "link" ? "Arrive again" : "Read again" }));
  await screen.findByText(`Reading ${reading}`);
  await act(async () => {});
}

test("a toast is shown once for each arrival, however often the page is read again", async () => {
  await renderPage();
  await screen.findByText(REACHED.text);
  await does("button", 2);
  await does("button", 3);
  expect(shown(REACHED.text)).toBe(1);
  await does("link", 4);
  await waitFor(() => expect(shown(REACHED.text)).toBe(2));
});

test("a limit that is reached while the page is open is told", async () => {
  limit = null;
  await renderPage();
  expect(shown(APPROACHING.text)).toBe(0);
  limit = APPROACHING;
  await does("button", 2);
  await screen.findByText(APPROACHING.text);
  limit = REACHED;
  await does("button", 3);
  await screen.findByText(REACHED.text);
});

test("a submission that was refused is told in its own words, once, in the place of the rest", async () => {
  await renderPage({ ...REACHED, text: "Cannot submit new quiz." });
  await screen.findByText("Cannot submit new quiz.");
  await does("button", 2);
  expect(shown(REACHED.title)).toBe(1);
  expect(shown(REACHED.text)).toBe(0);
});
