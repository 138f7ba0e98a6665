// The ticks of an open packing list: what is saved counts until the page knows it, what is refused goes back, and what the
// server cannot take waits.
import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ViewerMarkContext } from "~/components/offline/viewer-mark.ts";
import { useTripTicks } from "~/components/travel/use-trip-ticks.ts";
import type { TripView } from "~/contracts/travel/shown-trip.ts";

const KIT = { kit: "sunscreen" } as const;

afterEach(() => {
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

/** An open list of a trip of version 4 whose one thing is not packed; the server answers as it is told. */
function openTrip(...answers: Response[]) {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    // Lists of other tests are sent again after a pause, also once they are closed.
    if (!`${body}`.endsWith("&tab=tab")) return Response.error();
    sent.push(`${body}`);
    return answers.shift() ?? Response.error();
  });
  const kit = [{ key: KIT.kit, isPacked: false }];
  const trip = { id: "trip", version: 4, sizes: [], kit } as unknown as TripView;
  const { result, rerender } = renderHook((read: TripView) => useTripTicks(read, "tab"), {
    initialProps: trip,
  });
  const isPacked = () => result.current.kit[0]?.isPacked;
  const tick = (isPacked: boolean) => result.current.set(KIT, isPacked);
  return { trip, sent, result, rerender, isPacked, tick };
}

const saved = (version: number) => Response.json({ ...KIT, isPacked: true, version });
const refused = (status: number) => Response.json({ message: "No" }, { status });

test("a tick is shown at once, saved, and counts until the page has read a trip that knows it", async () => {
  const { trip, sent, rerender, isPacked, tick } = openTrip(saved(5));
  tick(true);
  await waitFor(() => expect(isPacked()).toBe(true));
  await waitFor(() => expect(sent).toEqual(["kit=sunscreen&isPacked=true&tab=tab"]));
  rerender({ ...trip, version: 4 });
  expect(isPacked()).toBe(true);
  rerender({ ...trip, version: 5 });
  await waitFor(() => expect(isPacked()).toBe(false));
});

test("what is refused goes back to what the page has read", async () => {
  const { sent, isPacked, tick, result } = openTrip(refused(404));
  tick(true);
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(isPacked()).toBe(false));
  expect(result.current.waiting).toBe(0);
  expect(window.localStorage).toHaveLength(0);
});

test.each([429, 500, 503])(
  "what the server answers with %i waits, and is sent when the network is back",
  async (status) => {
    const { sent, isPacked, tick, result } = openTrip(refused(status), saved(5));
    tick(true);
    await waitFor(() => expect(result.current.waiting).toBe(1));
    expect(isPacked()).toBe(true);
    expect(result.current.isWaiting(KIT)).toBe(true);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(result.current.waiting).toBe(0));
    expect(sent).toHaveLength(2);
    expect(isPacked()).toBe(true);
  },
);

const KEY = "unsent:ticks:trip:closed";
const TICK = { key: "kit sunscreen", value: true };
const leftBy = (mark: string | null) => JSON.stringify({ mark, at: 1, values: [TICK] });

/** What is kept in the browser, whichever tab holds it. */
const keptTicks = () =>
  Object.entries(window.localStorage).flatMap(([key, text]) =>
    key.startsWith("unsent:ticks:") ? JSON.parse(`${text}`).values : [],
  );

test("a tick that was taken over from a closed tab is kept until it is sent, through a crash in between", async () => {
  window.localStorage.setItem(KEY, leftBy(null));
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const kit = [{ key: KIT.kit, isPacked: false }];
  const trip = { id: "trip", version: 4, sizes: [], kit } as unknown as TripView;
  const taking = renderHook(() => useTripTicks(trip, "taking"));
  await waitFor(() => expect(taking.result.current.kit[0]?.isPacked).toBe(true));
  expect(window.localStorage.getItem(KEY)).toBeNull();
  expect(keptTicks()).toEqual([TICK]);
  // The tab crashes: nothing of it runs anymore, and the next one finds the tick.
  taking.unmount();
  const { sent, isPacked } = openTrip(saved(5));
  await waitFor(() => expect(sent).toEqual(["kit=sunscreen&isPacked=true&tab=tab"]));
  await waitFor(() => expect(isPacked()).toBe(true));
  await waitFor(() => expect(keptTicks()).toEqual([]));
});

test("a tab that may not send what a closed one has left leaves it in the browser", async () => {
  window.localStorage.setItem("owner", "somebody else");
  window.localStorage.setItem(KEY, leftBy("me"));
  const kit = [{ key: KIT.kit, isPacked: false }];
  const trip = { id: "trip", version: 4, sizes: [], kit } as unknown as TripView;
  const { result } = renderHook(() => useTripTicks(trip, "taking"), {
    wrapper: ({ children }) => <ViewerMarkContext value="me">{children}</ViewerMarkContext>,
  });
  await new Promise((done) => setTimeout(done, 0));
  expect(result.current.waiting).toBe(0);
  expect(keptTicks()).toEqual([TICK]);
});
