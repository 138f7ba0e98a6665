import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, useLoaderData } from "react-router";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastHost } from "~/components/ui/toasts.tsx";
import { UnitsSwitch } from "~/components/weather/units-switch.tsx";
import { useUnits } from "~/components/weather/use-units.ts";
import { WeatherCards } from "~/components/weather/weather-line.tsx";
import type { Units } from "~/domain/weather/units.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

const GROUP: WeatherGroup = {
  weatherGroupOrder: 1,
  category: "Cold & Dry",
  durationDays: 60,
  start: "2027-01-01",
  end: "2027-03-01",
  avgTempMin: 4.6,
  avgTempMax: 23.4,
  rainyDays: 3,
  snowyDays: 8,
  windyDays: null,
  isBitter: false,
  estimated: false,
};

/** What the server holds, and what it has been sent. */
let stored: Units;
let sent: Record<string, string>[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  stored = "f";
  sent = [];
  answer = () => Response.json({ success: true });
  vi.stubGlobal("fetch", async (address: string, { body }: { body: URLSearchParams }) => {
    sent.push({ address, ...Object.fromEntries(body) });
    const response = await answer();
    if (response.ok) stored = body.get("units") === "c" ? "c" : "f";
    return response;
  });
});

afterEach(() => {
  toast.dismiss();
  vi.unstubAllGlobals();
});

async function renderPage() {
  function Page() {
    const units = useUnits(useLoaderData<{ units: Units }>().units);
    return (
      <>
        <WeatherCards groups={[GROUP]} units={units.shown} country="US" />
        <UnitsSwitch units={units} />
        <ToastHost />
      </>
    );
  }
  const Stub = createRoutesStub([
    { path: "/", loader: () => ({ units: stored }), HydrateFallback: () => null, Component: Page },
  ]);
  render(<Stub initialEntries={["/?scenario=daily"]} />);
  return screen.findByRole<HTMLButtonElement>("button", { name: "Show °C" });
}

test("a tap shows the other units at once, stores them, and offers the way back", async () => {
  let release = (_: Response) => {};
  answer = () =>
    new Promise((done) => {
      release = done;
    });
  const button = await renderPage();
  screen.getByText("23° / 5°F");
  fireEvent.click(button);
  await screen.findByText("−5° / −15°C");
  expect(sent).toEqual([{ address: "/profile/units", units: "c" }]);
  release(Response.json({ success: true }));
  await screen.findByRole("button", { name: "Show °F" });
  await waitFor(() => expect(stored).toBe("c"));
  await screen.findByText("−5° / −15°C");
});

test("without scripts it is a form that comes back to its page", async () => {
  const button = await renderPage();
  const form = button.form;
  expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/profile/units"]);
  expect(form && Object.fromEntries(new FormData(form, button))).toEqual({
    from: "/?scenario=daily",
    units: "c",
  });
});

test.each([
  ["refuses", () => Response.json({ message: ERROR_TEXTS.UNITS_NOT_SAVED }, { status: 503 })],
  ["is away", () => Promise.reject(new TypeError("offline"))],
])("the first units come back, and are explained, when the server %s", async (_, failing) => {
  answer = failing;
  fireEvent.click(await renderPage());
  // The first toast loads the toast library.
  await screen.findByText(ERROR_TEXTS.UNITS_NOT_SAVED, undefined, { timeout: 10_000 });
  await screen.findByText("23° / 5°F");
  await screen.findByRole("button", { name: "Show °C" });
});
