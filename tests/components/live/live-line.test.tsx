// The tab's line from page to page: one socket, a page read again only if it is behind, and nothing lost.
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, Link, Outlet, useLoaderData } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveLineContext, usePlanRevalidation, useTabLine } from "~/components/live/use-live-line.ts";
import { fakeLiveChannel } from "../../support/fake-socket.ts";

/** Longer than requests are collected in one burst. */
const QUIET_MS = 400;
const READ = { type: "line", at: 40, isBehind: false } as const;
const event = (at: number) =>
  ({
    type: "attempt",
    onboardingId: "plan",
    version: at,
    status: "pending",
    errorMessage: null,
    at,
  }) as const;

let live: ReturnType<typeof fakeLiveChannel>;
let readings: string[];
let isServerThere: boolean;
let isSignedIn: boolean;
/** How often the page asked whether its session is live. */
let asked: number;
/** Holds back the second page's reading until it is called. */
let release: () => void;
/** Tells if the second page's last reading was given up. */
let isAborted: () => boolean;

beforeEach(() => {
  live = fakeLiveChannel();
  readings = [];
  isServerThere = true;
  release = () => {};
  isAborted = () => false;
  isSignedIn = true;
  asked = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    if (!isServerThere) return new Response(null, { status: 503 });
    if (address !== "/live") return new Response(null, { status: 200 });
    asked += 1;
    return new Response(null, { status: isSignedIn ? 204 : 401 });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openFirst({ isHeld = false } = {}) {
  function Layout() {
    return (
      <LiveLineContext value={useTabLine(useLoaderData<string>())}>
        <Outlet />
      </LiveLineContext>
    );
  }
  function Page() {
    usePlanRevalidation("plan");
    return (
      <>
        <h1>{useLoaderData<string>()}</h1>
        <Link to="/second">On</Link>
        <Link to="/profile">Profile</Link>
      </>
    );
  }
  const read = (name: string) => {
    readings.push(name);
    return name;
  };
  const Stub = createRoutesStub([
    {
      Component: Layout,
      loader: () => (isSignedIn ? "the ticket" : "another ticket"),
      shouldRevalidate: () => true,
      HydrateFallback: () => null,
      children: [
        { path: "/first", loader: () => read("first"), Component: Page, HydrateFallback: () => null },
        {
          path: "/second",
          async loader({ request }) {
            read("second");
            isAborted = () => request.signal.aborted;
            if (isHeld) await new Promise<void>((done) => (release = done));
            return "second";
          },
          Component: Page,
        },
        { path: "/profile", Component: () => <Link to="/first">Back</Link> },
      ],
    },
  ]);
  render(<Stub initialEntries={["/first"]} />);
  await screen.findByRole("heading", { name: "first" });
  await waitFor(() => expect(live.isOpen()).toBe(true));
}

const quiet = () => act(() => new Promise<void>((done) => setTimeout(done, QUIET_MS)));
const follow = (name: string) => act(async () => screen.getByRole("link", { name }).click());
const push = (word: Parameters<typeof live.push>[0]) => act(() => live.push(word));

test("the line is asked for with the page's ticket, and a page that is not behind is not read again", async () => {
  await openFirst();
  expect(live.addresses().map(({ search }) => search)).toEqual(["?ticket=the+ticket"]);
  push(READ);
  await quiet();
  expect(readings).toEqual(["first"]);
});

test("a page that is behind is read once more", async () => {
  await openFirst();
  push({ ...READ, isBehind: true });
  push(event(41));
  await waitFor(() => expect(readings).toEqual(["first", "first"]));
  await quiet();
  expect(readings).toHaveLength(2);
});

test("the next page keeps the line and is not read twice", async () => {
  await openFirst();
  push(READ);
  const [socket] = live.sockets();
  await follow("On");
  await screen.findByRole("heading", { name: "second" });
  await quiet();
  expect(live.sockets()).toEqual([socket]);
  expect(readings).toEqual(["first", "second"]);
});

test("the line outlives a page that does not listen", async () => {
  await openFirst();
  push(READ);
  const [socket] = live.sockets();
  await follow("Profile");
  push(event(41));
  await follow("Back");
  await screen.findByRole("heading", { name: "first" });
  push(event(42));
  expect(live.sockets()).toEqual([socket]);
  await waitFor(() => expect(readings.length).toBeGreaterThan(2));
});

test("what is told while the next page is being read is not lost to it", async () => {
  await openFirst({ isHeld: true });
  push(READ);
  await follow("On");
  await waitFor(() => expect(readings).toEqual(["first", "second"]));
  push({ ...event(41), onboardingId: "another plan" });
  await act(async () => release());
  await screen.findByRole("heading", { name: "second" });
  await waitFor(() => expect(readings).toEqual(["first", "second", "second"]));
  await act(async () => release());
});

test("a page that is being read gets its answer before news asks for another", async () => {
  await openFirst({ isHeld: true });
  push(READ);
  await follow("On");
  await waitFor(() => expect(readings).toEqual(["first", "second"]));
  push(event(41));
  await quiet();
  expect(readings).toEqual(["first", "second"]);
  expect(isAborted()).toBe(false);
  await act(async () => release());
  await screen.findByRole("heading", { name: "second" });
  await waitFor(() => expect(readings).toEqual(["first", "second", "second"]));
  await act(async () => release());
});

test("a line that comes back says what was heard last, and only a page that missed something is read", async () => {
  await openFirst();
  push(READ);
  push({ ...event(41), onboardingId: "another plan" });
  act(() => live.cut());
  await waitFor(() => expect(live.isOpen()).toBe(true), { timeout: 8000 });
  expect(live.addresses().map(({ searchParams }) => searchParams.get("heard"))).toEqual(["41"]);
  push({ ...READ, at: 41 });
  await quiet();
  expect(readings).toEqual(["first"]);
});

test("a page that could not be read while the server was away is read when the line is back", async () => {
  await openFirst();
  push(READ);
  push(event(41));
  act(() => live.cut());
  isServerThere = false;
  await quiet();
  expect(readings).toEqual(["first"]);
  isServerThere = true;
  await waitFor(() => expect(live.isOpen()).toBe(true), { timeout: 8000 });
  push({ ...READ, at: 41 });
  await waitFor(() => expect(readings).toEqual(["first", "first"]));
});

test("the line ends with the layout", async () => {
  await openFirst();
  cleanup();
  await waitFor(() => expect(live.sockets()).toEqual([]));
});

/** Longer than a lost line takes to come back. */
const COME_BACK_MS = 1500;
const waitLong = () => act(() => new Promise<void>((done) => setTimeout(done, COME_BACK_MS)));

test("a tab whose session has ended asks once whether that is so, and for nothing more", async () => {
  await openFirst();
  push(READ);
  isSignedIn = false;
  live.refuse(true);
  act(() => live.close(4001));
  await waitFor(() => expect(live.sockets()).toEqual([]));
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  const askedSoFar = asked;
  await waitLong();
  expect(asked).toBe(askedSoFar);
  expect(live.sockets()).toEqual([]);
  expect(readings).toEqual(["first"]);
});

test("a tab whose line is refused finds out that its session has ended, and stops", async () => {
  await openFirst();
  push(READ);
  isSignedIn = false;
  live.refuse(true);
  act(() => live.cut());
  await waitFor(() => expect(asked).toBeGreaterThan(0), { timeout: 8000 });
  const askedSoFar = asked;
  await waitLong();
  expect(asked).toBe(askedSoFar);
});

test("a tab whose session has ended opens its line again with the page of another session", async () => {
  await openFirst();
  push(READ);
  isSignedIn = false;
  act(() => live.close(4001));
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  await waitLong();
  expect(live.sockets()).toEqual([]);
  // The layout's loader answers with another ticket.
  await follow("On");
  await screen.findByRole("heading", { name: "second" });
  await waitFor(() => expect(live.isOpen()).toBe(true));
  expect(live.addresses().map(({ searchParams }) => searchParams.get("ticket"))).toEqual(["another ticket"]);
});

test("a tab whose line is refused for another reason goes on asking", async () => {
  await openFirst();
  push(READ);
  live.refuse(true);
  act(() => live.cut());
  await waitFor(() => expect(asked).toBeGreaterThan(0), { timeout: 8000 });
  live.refuse(false);
  await waitFor(() => expect(live.isOpen()).toBe(true), { timeout: 8000 });
});

test("a tab that had to give way to newer ones comes back when it is looked at", async () => {
  await openFirst();
  push(READ);
  act(() => live.close(4008));
  await waitLong();
  expect(live.sockets()).toEqual([]);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(live.isOpen()).toBe(true));
});
