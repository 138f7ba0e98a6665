import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ToastHost } from "~/components/ui/toasts.tsx";
import AddItemDialog from "~/components/wardrobe/add-item-dialog.tsx";
import { AddItemButton, AddItemLink, AddItemSection } from "~/components/wardrobe/add-item-opener.tsx";
import type { AgeRange, ItemCategory } from "~/domain/vocabulary.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { ADD_ITEM_COPY } from "~/words/en/wardrobe/item-words.ts";

type Fields = Record<string, string>;

/** What has been sent, and how the server answers the next form. */
let sent: { address: string; fields: Fields }[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ item: { id: 7, name: "Hat" }, message: "" });
  vi.stubGlobal("fetch", async (address: string, { body }: { body: URLSearchParams }) => {
    sent.push({ address, fields: Object.fromEntries(body) });
    return answer();
  });
});

afterEach(() => vi.unstubAllGlobals());

const aGroup = (
  order: number,
  category: WeatherGroup["category"],
  start: string,
  end: string,
): WeatherGroup => ({
  weatherGroupOrder: order,
  category,
  durationDays: 45,
  start,
  end,
  avgTempMin: 20,
  avgTempMax: 40,
  rainyDays: 1,
  snowyDays: 1,
  windyDays: null,
  isBitter: false,
  estimated: false,
});
const GROUPS = [
  aGroup(1, "Cold & Snowy", "2027-01-01", "2027-02-14"),
  aGroup(2, "Cool", "2027-02-15", "2027-03-31"),
];

interface Shown {
  isOpen?: boolean;
  category?: ItemCategory | null;
  ageRange?: AgeRange;
}

function renderDialog() {
  const onClose = vi.fn<() => void>();
  const onAdded = vi.fn<() => void>();
  const dialog = ({ isOpen = true, category = "Bottoms", ageRange = "0-3m" }: Shown) => (
    <>
      <AddItemDialog
        isOpen={isOpen}
        category={category}
        onboardingId="plan1"
        ageRange={ageRange}
        groups={GROUPS}
        country="US"
        tab="tab1"
        onClose={onClose}
        onAdded={onAdded}
      />
      <ToastHost />
    </>
  );
  const { rerender } = render(dialog({}));
  return { onClose, onAdded, show: (shown: Shown) => rerender(dialog(shown)) };
}

const nameField = () => screen.getByLabelText<HTMLInputElement>("Item Name");
const category = () => screen.getByLabelText("Category");
const warmAs = () => screen.getByLabelText("As warm as");
const submitButton = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: /^(Add item|Adding\.\.\.)$/ });
const pieces = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (element: HTMLElement, value: string) => fireEvent.input(element, { target: { value } });
/** The first toast loads the toast library. */
const findToast = (text: string) => screen.findByText(text, undefined, { timeout: 10_000 });

// The first dialog loads the form.
beforeAll(async () => {
  renderDialog();
  await screen.findByLabelText("Item Name", undefined, { timeout: 10_000 });
  cleanup();
});

test("it starts in the name, in the category that was asked for, with Recommended", () => {
  renderDialog();
  expect(document.activeElement).toBe(nameField());
  expect(category()).toHaveProperty("value", "Bottoms");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Recommended" }).checked).toBe(true);
  expect(screen.getByRole("radio", { name: "Nice to Have" })).toBeDefined();
  expect(pieces(/^Cold & Snowy, Jan 1 – Feb 14/).max).toBe("20");
  expect(pieces(/^Cool, Feb 15 – Mar 31/).min).toBe("0");
});

test("it offers the eight categories and Other, and none is chosen for what has no category", () => {
  const { show } = renderDialog();
  show({ isOpen: false });
  show({ category: "Uncategorized" });
  const offered = within(category())
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
  expect(offered).toHaveLength(10);
  expect(offered.slice(-2)).toEqual(["Accessories", "Other"]);
  expect(category()).toHaveProperty("value", "");
});

test("it cannot be sent without a name or without a category", () => {
  const { show } = renderDialog();
  expect(submitButton().disabled).toBe(true);
  type(nameField(), "   ");
  expect(submitButton().disabled).toBe(true);
  type(nameField(), "Hat");
  expect(submitButton().disabled).toBe(false);
  type(category(), "");
  expect(submitButton().disabled).toBe(true);
  show({ isOpen: false });
  show({ category: null });
  expect(submitButton().disabled).toBe(true);
});

test("it sends what was typed once, says so while it does, and closes with a word about the item", async () => {
  const { onClose, onAdded, show } = renderDialog();
  let release = () => {};
  answer = () =>
    new Promise((done) => {
      release = () => done(Response.json({ item: { id: 7, name: "Knitted hat" } }));
    });
  type(nameField(), " Knitted hat ");
  fireEvent.click(screen.getByRole("radio", { name: "Nice to Have" }));
  type(pieces(/^Cool/), "3");
  expect(warmAs()).toHaveProperty("value", "");
  type(warmAs(), "fleece_jacket_thin");
  type(screen.getByLabelText("Notes"), "From Grandma");
  fireEvent.click(submitButton());
  expect(submitButton().textContent).toBe("Adding...");
  expect(submitButton().disabled).toBe(true);
  const form = nameField().form;
  if (form) fireEvent.submit(form);
  release();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onAdded).toHaveBeenCalledOnce();
  expect(await findToast('"Knitted hat" has been added to your wardrobe.')).toBeDefined();
  expect(sent).toEqual([
    {
      address: "/dashboards/plan1/items",
      fields: {
        name: " Knitted hat ",
        category: "Bottoms",
        essentiality: "Nice-to-have",
        ageRange: "0-3m",
        "group-1": "",
        "group-2": "3",
        warmAs: "fleece_jacket_thin",
        notes: "From Grandma",
        key: expect.stringMatching(/^[a-z0-9]{8,64}$/),
        tab: "tab1",
      },
    },
  ]);
  show({ isOpen: false });
  show({ isOpen: true });
  expect(nameField().value).toBe("");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Notes").value).toBe("");
});

test("a refusal stands beside its fields, and the focus goes to the first of them", async () => {
  const { onClose } = renderDialog();
  answer = () =>
    Response.json(
      {
        message: ERROR_TEXTS.CUSTOM_ITEM_NOT_ADDED,
        errors: { "group-2": ERROR_TEXTS.ITEM_QUANTITY_INVALID, notes: ERROR_TEXTS.ITEM_NOTES_TOO_LONG },
      },
      { status: 400 },
    );
  type(nameField(), "Hat");
  type(pieces(/^Cool/), "21");
  fireEvent.click(submitButton());
  const alerts = await screen.findAllByRole("alert");
  expect(alerts.map(({ textContent }) => textContent?.trim())).toEqual([
    ERROR_TEXTS.ITEM_QUANTITY_INVALID,
    ERROR_TEXTS.ITEM_NOTES_TOO_LONG,
    ERROR_TEXTS.CUSTOM_ITEM_NOT_ADDED,
  ]);
  await waitFor(() => expect(document.activeElement).toBe(pieces(/^Cool/)));
  expect(pieces(/^Cool/).getAttribute("aria-describedby")).toBe(alerts[0]?.id);
  expect(pieces(/^Cool/).value).toBe("21");
  expect(submitButton().disabled).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

test("without a network everything stays, and the same form goes out again", async () => {
  const { onClose } = renderDialog();
  const answering = answer;
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  type(nameField(), "Hat");
  type(screen.getByLabelText("Notes"), "From Grandma");
  fireEvent.click(submitButton());
  expect((await screen.findByRole("alert")).textContent?.trim()).toBe("Failed to add custom item.");
  expect(nameField().value).toBe("Hat");
  await waitFor(() => expect(document.activeElement).toBe(submitButton()));
  answer = answering;
  fireEvent.click(submitButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent[1]).toEqual(sent[0]);
});

test("somebody who was signed out keeps what was typed and gets a way to sign in", async () => {
  renderDialog();
  answer = () => Object.defineProperty(new Response(), "type", { value: "opaqueredirect" });
  type(nameField(), "Hat");
  fireEvent.click(submitButton());
  expect((await screen.findByRole("alert")).textContent).toContain(ADD_ITEM_COPY.signedOut);
  expect(screen.getByRole("link", { name: ADD_ITEM_COPY.signIn }).getAttribute("href")).toBe("/auth");
  expect(nameField().value).toBe("Hat");
});

test("a dialog closed by mistake opens again with what was typed; pieces belong to their age", async () => {
  const { show } = renderDialog();
  type(nameField(), "Hat");
  type(pieces(/^Cool/), "3");
  show({ isOpen: false });
  show({ category: null });
  expect(nameField().value).toBe("Hat");
  expect(category()).toHaveProperty("value", "Bottoms");
  expect(pieces(/^Cool/).value).toBe("3");
  expect(submitButton().disabled).toBe(false);
  show({ isOpen: false });
  show({ category: "Swim", ageRange: "3-6m" });
  expect(nameField().value).toBe("Hat");
  expect(category()).toHaveProperty("value", "Swim");
  expect(pieces(/^Cool/).value).toBe("");
});

test("a failure after the dialog was closed is told all the same", async () => {
  const { show } = renderDialog();
  let fail = () => {};
  answer = () =>
    new Promise((_, refuse) => {
      fail = () => refuse(new TypeError("Failed to fetch"));
    });
  type(nameField(), "Hat");
  fireEvent.click(submitButton());
  show({ isOpen: false });
  fail();
  expect(await findToast("Failed to add custom item.")).toBeDefined();
});

/** `problem` is what the server has read in the address. */
function renderAt(address: string, { problem = null as string | null, onOpen = vi.fn<() => void>() } = {}) {
  const Stub = createRoutesStub([
    {
      path: "/dashboards/plan1/0-3m",
      Component: () => (
        <>
          <AddItemSection
            onboardingId="plan1"
            ageRange="0-3m"
            groups={GROUPS}
            country="US"
            items={[{ id: 7, name: "<b>Hat</b>" }]}
            problem={problem}
          />
          <AddItemButton category="Bottoms" onOpen={onOpen} />
          <AddItemLink path="/dashboards/plan1/bag" onOpen={onOpen} className="">
            Add item
          </AddItemLink>
        </>
      ),
    },
  ]);
  render(<Stub initialEntries={[`/dashboards/plan1/0-3m${address}`]} />);
  return onOpen;
}

test("the buttons are links to the form, which keep the rest of the address, and to the box, and open both by script", () => {
  const onOpen = renderAt("?scenario=daily&essentiality=Essential&added=7");
  const button = screen.getByRole("link", { name: "Add item to Bottoms" });
  expect(button.getAttribute("href")).toBe("?scenario=daily&essentiality=Essential&add=Bottoms");
  const anywhere = screen.getByRole("link", { name: "Add item" });
  expect(anywhere.getAttribute("href")).toBe("/dashboards/plan1/bag");
  fireEvent.click(button);
  fireEvent.click(anywhere);
  expect(onOpen).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("form")).toBeNull();
  fireEvent.click(button, { ctrlKey: true });
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test("the address shows the form, with what was typed and what was wrong", async () => {
  const draft = new URLSearchParams({
    name: "Hat",
    "group-2": "3",
    essentiality: "Essential",
    key: "samekey01",
  });
  const search = new URLSearchParams({
    scenario: "daily",
    add: "Swim",
    problem: "CUSTOM_ITEM_LIMIT",
    draft: draft.toString(),
  });
  renderAt(`?${search}`, { problem: ERROR_TEXTS.CUSTOM_ITEM_LIMIT });
  const form = await screen.findByRole<HTMLFormElement>("form", { name: "Add custom item" });
  expect(form.getAttribute("action")).toBe("/dashboards/plan1/items?scenario=daily");
  expect(within(form).getByRole("alert").textContent).toBe(ERROR_TEXTS.CUSTOM_ITEM_LIMIT);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    name: "Hat",
    category: "Swim",
    essentiality: "Essential",
    ageRange: "0-3m",
    "group-1": "",
    "group-2": "3",
    notes: "",
    key: "samekey01",
  });
  expect(within(form).getByRole("link", { name: "Cancel" }).getAttribute("href")).toBe(
    "/dashboards/plan1/0-3m?scenario=daily",
  );
});

test("junk in the address is nothing", async () => {
  renderAt("?add=%3Cscript%3E&problem=constructor&draft=%25%25%3D&added=999");
  await screen.findByRole("form");
  expect(category()).toHaveProperty("value", "");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("status")).toBeNull();
});

test("what could not be done without scripts is told, and no form comes of it", () => {
  renderAt("?problem=CUSTOM_ITEM_NOT_RESTORED", { problem: ERROR_TEXTS.CUSTOM_ITEM_NOT_RESTORED });
  expect(screen.getByRole("alert").textContent).toBe(ERROR_TEXTS.CUSTOM_ITEM_NOT_RESTORED);
  expect(screen.queryByRole("form")).toBeNull();
});

test("once the address reports nothing more, nothing is told", () => {
  renderAt("", { problem: ERROR_TEXTS.CUSTOM_ITEM_NOT_RESTORED });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an item that was edited without scripts is named, and the links leave that out", () => {
  renderAt("?scenario=daily&edited=7&removed=7");
  expect(screen.getByRole("status").textContent).toBe("“<b>Hat</b>” has been saved.");
  expect(screen.getByRole("link", { name: "Add item to Bottoms" }).getAttribute("href")).toBe(
    "?scenario=daily&add=Bottoms",
  );
});

test("an item that was added without scripts is named, its markup as text", () => {
  renderAt("?added=7");
  expect(screen.getByRole("status").textContent).toBe('"<b>Hat</b>" has been added to your wardrobe.');
});
