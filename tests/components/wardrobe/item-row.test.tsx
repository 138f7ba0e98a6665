import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { fieldOf } from "~/components/wardrobe/edit-queue.ts";
import type { ItemRowProps } from "~/components/wardrobe/row-props.ts";
import type { ItemActions } from "~/components/wardrobe/use-item-actions.ts";
import { ItemRow } from "~/components/wardrobe/use-wardrobe-rows.tsx";
import type { ItemEvent } from "~/contracts/live/live-event.ts";
import type { ItemReasons } from "~/contracts/wardrobe/reasons-answer.ts";
import type { ItemCell, ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { DASHBOARD_COPY, ROW_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { COUNT_COPY } from "~/words/en/wardrobe/item-words.ts";
import { NONE_NEEDED, NOT_NEEDED_IN_THIS_WEATHER } from "~/words/en/wardrobe/wardrobe-copy.ts";

const GROUPS = [aGroup(1, "Cold & Snowy"), aGroup(2, "Mild")];
const REASONS: ItemReasons = {
  reasons: [
    { weather: "Cold & Snowy", why: "2 = because", hints: ["Size up"] },
    { weather: "Mild", why: "1 = fewer", hints: [] },
  ],
  about: "Room for a layer below.",
};

test("one line says the name and how many of how many there are, and no word for an essential", () => {
  renderRow({ needed: 4, essentiality: "Essential", owned: { "0-3m": { Default: { quantity: 1 } } } });
  expect(screen.getByRole("heading", { level: 3, name: "Warm Coat" })).toBeDefined();
  expect(facts()).toBeUndefined();
  expect(count().textContent).toBe("1 of 4");
  expect(count().getAttribute("aria-label")).toBe("You have 1 of 4: Warm Coat. Choose a number");
});

test("what is coming is said under the name, before what else is special (H10)", () => {
  const coming = { coming: 1, comingSaid: "1 coming from Ruth" };
  const { unmount } = renderRow({ needed: 1, essentiality: "Essential", ...coming });
  expect(facts()).toBe("1 coming from Ruth");
  expect(count().textContent).toBe("0 of 1");
  unmount();
  renderRow({ needed: 2, essentiality: "Recommended", ...coming });
  expect(facts()).toBe("1 coming from RuthRecommended");
});

test("the weathers stand in the line only where not all of them need the item", () => {
  const { unmount } = renderRow({
    needed: 2,
    essentiality: "Recommended",
    cells: [aCell(1, 2), aCell(2, 1)],
  });
  expect(facts()).toBe("Recommended");
  unmount();
  renderRow({ needed: 2, essentiality: "Recommended", cells: [aCell(1, 2), aCell(2, 0)] });
  expect(facts()).toBe(`Recommended${ROW_COPY.isFor}Cold & Snowy`);
});

test("an essential names its weathers too, where not all of them need it", () => {
  renderRow({ needed: 2, essentiality: "Essential", cells: [aCell(1, 2), aCell(2, 0)] });
  expect(facts()).toBe(`${ROW_COPY.isFor}Cold & Snowy`);
});

test("what isn't needed says so, unless another size covers it", () => {
  const shown = (none?: string) => {
    const { unmount } = renderRow({ needed: 0, ...(none !== undefined && { none }) });
    const said = facts();
    unmount();
    return said;
  };
  expect(shown()).toBe(NOT_NEEDED_IN_THIS_WEATHER);
  expect(shown(NONE_NEEDED.skipped)).toBe(NONE_NEEDED.skipped);
  expect(shown("")).toBeUndefined();
});

test("an own item without numbers can be counted, and is never called needless", () => {
  renderRow({
    isCustom: true,
    needed: 0,
    cells: [aCell(1, 0), aCell(2, 0)],
    owned: { "0-3m": { Default: { quantity: 2 } } },
  });
  expect(facts()).toBeUndefined();
  expect(count().textContent).toBe("2");
  expect(screen.getByRole("button", { name: /^One more/ })).toHaveProperty("disabled", false);
});

test("what an item can stand in for, and which weeks it is for, stand below it in lines of their own", () => {
  const advice =
    "Or skip the Bodysuit and Pants (one replaces the other)\nCovers the first weeks of 6–9m too";
  const { row } = renderRow({ needed: 1, essentiality: "Recommended", advice });
  expect(facts()).toBe("Recommended");
  expect(row().querySelector(".row-advice")?.textContent).toBe(advice);
});

test("a row without advice has no line for it", () => {
  const { row } = renderRow({ needed: 1, essentiality: "Recommended" });
  expect(row().querySelector(".row-advice")).toBeNull();
});

test("the word for newborn sizes is in small print, and the buttons call the item by its whole name", () => {
  renderRow({ name: "Footed Sleeper (Newborn)", needed: 3, essentiality: "Essential" });
  const heading = screen.getByRole("heading", { level: 3, name: "Footed Sleeper newborn" });
  expect(heading.querySelector("small")?.textContent).toBe("newborn");
  expect(screen.getByRole("button", { name: "One more: Footed Sleeper (Newborn)" })).toBeDefined();
});

test("an item that is ready says so in a word, and steps back", () => {
  const { row } = renderRow({
    needed: 2,
    essentiality: "Essential",
    owned: { "0-3m": { Default: { quantity: 2 } } },
  });
  expect(screen.getByRole("img", { name: ROW_COPY.ready })).toBeDefined();
  expect(row().dataset.state).toBe("ready");
});

test("an item that is not ready has neither mark nor state", () => {
  const { row } = renderRow({ needed: 2, essentiality: "Essential" });
  expect(screen.queryByRole("img", { name: ROW_COPY.ready })).toBeNull();
  expect(row().dataset.state).toBeUndefined();
});

test("an item that no weather of this age needs has nothing to count", () => {
  renderRow({ needed: 0, cells: [aCell(1, 0), aCell(2, 0)] });
  expect(facts()).toBe(NOT_NEEDED_IN_THIS_WEATHER);
  expect(count().disabled).toBe(true);
  expect(screen.queryByRole("button", { name: /^One (more|less)/ })).toBeNull();
  expect(screen.queryByRole("img", { name: ROW_COPY.ready })).toBeNull();
});

test("quantities that cannot be read are named as an issue, not shown as needed by nothing", () => {
  renderRow({ needed: 0, isIntact: false, cells: [] });
  expect(screen.getByText(DASHBOARD_COPY.dataIssues)).toBeDefined();
  expect(screen.getByText(ERROR_TEXTS.QUANTITIES_UNREADABLE, { exact: false })).toBeDefined();
  expect(screen.queryByText(NOT_NEEDED_IN_THIS_WEATHER)).toBeNull();
  // It can still be counted, though not against a number needed.
  expect(count().textContent).toBe("0");
  expect(count().disabled).toBe(false);
});

test("minus is there once there is something to take away, and stays where the last piece was", () => {
  const put = vi.fn<ItemActions["put"]>();
  const less = () => screen.queryByRole("button", { name: "One less: Warm Coat" });
  const { unmount } = renderRow({ needed: 2 });
  expect(less()).toBeNull();
  unmount();
  // It may have the focus, so it isn't taken away with the last piece; the style hides it once it hasn't.
  const edit = { kind: "quantity", itemId: 1, ageRange: "0-3m", value: 0 } as const;
  const fields = { [fieldOf(edit)]: { phase: "saved", edit, before: 1, unsent: [] } } as const;
  renderRow({ needed: 2 }, { fields, actions: { ...ACTIONS, put } });
  expect(less()?.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "One less: Warm Coat" }));
  expect(put).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(less());
});

test("a step says by how many pieces, and the count that it leads to", () => {
  const put = vi.fn<ItemActions["put"]>();
  renderRow({ needed: 2 }, { actions: { ...ACTIONS, put } });
  fireEvent.click(screen.getByRole("button", { name: "One more: Warm Coat" }));
  expect(put).toHaveBeenCalledWith(
    { kind: "quantity", itemId: 1, ageRange: "0-3m", value: 1, by: 1 },
    0,
    "Warm Coat",
  );
});

test("before the scripts every step is a button of the page's form, with the pieces that it adds or takes off", () => {
  renderRow({ needed: 4, owned: { "0-3m": { Default: { quantity: 2 } } } });
  const steps = ["One less: Warm Coat", "One more: Warm Coat"].map((name) =>
    screen.getByRole<HTMLButtonElement>("button", { name }),
  );
  expect(steps.map((step) => [step.type, step.name, step.value, step.getAttribute("form")])).toEqual([
    ["submit", "step", "-1", "counts"],
    ["submit", "step", "+1", "counts"],
  ]);
  for (const step of steps) expect(step.getAttribute("formaction")).toBe("items/1");
});

test("one reason for all weathers is a sentence, without their names", () => {
  const [first] = REASONS.reasons;
  renderRow({ needed: 2 }, { isOpen: true, reasons: { reasons: first ? [first] : [], about: null } });
  expect(screen.getByRole("heading", { level: 4 }).textContent).toBe("Why this many?");
  expect(screen.getByText("2 = because").tagName).toBe("P");
  expect(screen.getByText("Size up")).toBeDefined();
  expect(screen.queryByText("Cold & Snowy")).toBeNull();
});

test("the reasons are there for each weather once the item is open", () => {
  renderRow({ needed: 2 }, { isOpen: true, reasons: REASONS });
  expect([...document.querySelectorAll("dl > div")].map((entry) => entry.textContent)).toEqual([
    "Cold & Snowy2 = becauseSize up",
    "Mild1 = fewer",
  ]);
  expect(screen.getByText("Room for a layer below.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Warm Coat" }).getAttribute("aria-expanded")).toBe("true");
});

test("until the reasons are there it says that they are coming, and where they cannot be had why", () => {
  const { unmount } = renderRow({ needed: 2 }, { isOpen: true, reasons: null });
  expect(screen.getByRole("status").textContent).toBe(ROW_COPY.loadingReasons);
  unmount();
  renderRow({ needed: 2 }, { isOpen: true, reasons: false });
  expect(screen.getByText(ROW_COPY.noReasons)).toBeDefined();
  expect(screen.getByLabelText(/^Your note/)).toBeDefined();
});

test("a closed item shows its note, an open one the box of it", () => {
  const { unmount } = renderRow({ personalNotes: { "0-3m": "from Ida" } });
  expect(screen.getByText("from Ida").tagName).toBe("SPAN");
  unmount();
  renderRow({ personalNotes: { "0-3m": "from Ida" } }, { isOpen: true });
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your note/).value).toBe("from Ida");
  expect(screen.getAllByText("from Ida")).toHaveLength(1);
});

test("an item that is skipped has no count, and a way back", () => {
  const setAside = vi.fn<ItemActions["setAside"]>();
  const { row } = renderRow(
    { needed: 2, setAside: ["0-3m"] },
    { isOpen: true, actions: { ...ACTIONS, setAside } },
  );
  expect(facts()).toBe(ROW_COPY.skipped);
  expect(row().dataset.state).toBe("aside");
  expect(screen.queryByRole("button", { name: /Choose a number$/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Put back: Warm Coat" }));
  expect(setAside).toHaveBeenCalledWith(1, "no");
});

test("an item can be skipped for this size or for the year; another size's choice is not this one's", () => {
  const setAside = vi.fn<ItemActions["setAside"]>();
  renderRow({ needed: 2, setAside: ["3-6m"] }, { isOpen: true, actions: { ...ACTIONS, setAside } });
  expect(count().textContent).toBe("0 of 2");
  fireEvent.click(screen.getByRole("button", { name: `${ROW_COPY.skipSize("0-3m")}: Warm Coat` }));
  fireEvent.click(screen.getByRole("button", { name: "Skip in every size: Warm Coat" }));
  expect(setAside.mock.calls).toEqual([
    [1, "age"],
    [1, "plan"],
  ]);
  const form = screen.getByRole("button", { name: /^Skip for/ }).closest("form");
  expect(form && Object.fromEntries(new FormData(form))).toEqual({ ageRange: "0-3m" });
});

test("what is changed elsewhere is shown when it is newer than what was loaded", () => {
  const heard: ItemEvent = {
    type: "item",
    onboardingId: "plan",
    itemId: 1,
    version: 2,
    owned: { "0-3m": { Default: { quantity: 3 } } },
    personalNotes: {},
    setAside: [],
  };
  const { unmount } = renderRow({ needed: 4 }, { heard });
  expect(count().textContent).toBe("3 of 4");
  unmount();
  renderRow({ needed: 4, version: 3 }, { heard });
  expect(count().textContent).toBe("0 of 4");
});

test("while a count is on its way the line says so, then that it is saved with a way back", () => {
  const put = vi.fn<ItemActions["put"]>();
  const edit = { kind: "quantity", itemId: 1, ageRange: "0-3m", value: 2 } as const;
  const field = (phase: "saving" | "saved" | "refused") => ({
    [fieldOf(edit)]: { phase, edit, before: 1, unsent: phase === "saving" ? [edit] : [] },
  });
  const { unmount } = renderRow({ needed: 4 }, { fields: field("saving"), isLast: true });
  expect([facts(), count().textContent]).toEqual([COUNT_COPY.saving, "2 of 4"]);
  expect(count().getAttribute("aria-disabled")).toBe("true");
  unmount();
  const owned = { "0-3m": { Default: { quantity: 2 } } };
  renderRow({ needed: 4, owned }, { fields: field("saved"), isLast: true, actions: { ...ACTIONS, put } });
  const line = within(screen.getByRole("listitem"));
  fireEvent.click(line.getByRole("button", { name: COUNT_COPY.undo }));
  expect(put).toHaveBeenCalledWith({ ...edit, value: 1, by: -1 }, 2, "Warm Coat");
  expect(document.activeElement, "Undo is gone, so the count has the focus").toBe(count());
});

test("a count that was overtaken by a number says so, at its age, on everyone's other pages", () => {
  const heard = (more: Partial<ItemEvent>): ItemEvent => ({
    type: "item",
    onboardingId: "plan",
    itemId: 1,
    version: 2,
    owned: { "0-3m": { Default: { quantity: 3 } } },
    personalNotes: {},
    setAside: [],
    ...more,
  });
  const told = (more: Partial<ItemEvent>) => {
    const { unmount } = renderRow({ needed: 4 }, { heard: heard(more) });
    const said = facts();
    unmount();
    return said;
  };
  const over = { ageRange: "0-3m", count: 5 } as const;
  expect(told({ by: "Maya", over, tab: "hers" })).toBe("Maya: 3 of 4, just now · instead of 5");
  expect(told({ over, tab: "other" })).toBe("On another page: 3 of 4, just now · instead of 5");
  expect(told({ by: "Maya", over: { ...over, ageRange: "3-6m" } })).toBe("Maya: 3 of 4, just now");
  expect(told({ over, tab: "this" })).toBeUndefined();
  expect(told({ tab: "other" })).toBeUndefined();
});

test("a step that is refused stays with the reason, by how many pieces it was", () => {
  const edit = { kind: "quantity", itemId: 1, ageRange: "0-3m", value: 2, by: 2, id: "mayaphone-1" } as const;
  const reason = "To make changes, ask Maya for editing access.";
  const fields = { [fieldOf(edit)]: { phase: "refused", edit, before: 0, unsent: [], reason } } as const;
  renderRow({ needed: 4 }, { fields });
  expect([facts(), count().textContent]).toEqual([`Not saved: +2. ${reason}`, "0 of 4"]);
});

const ACTIONS: ItemActions = {
  put() {},
  pick() {},
  shop() {},
  open() {},
  setAside() {},
  editCustom() {},
  removedCustom() {},
  tab: "this",
};

function facts(): string | null | undefined {
  return document.querySelector(".row-facts")?.textContent;
}

function count(): HTMLButtonElement {
  return screen.getByRole("button", { name: /Choose a number$/ });
}

function renderRow(
  parts: Partial<ItemView>,
  { actions = ACTIONS, ...props }: Partial<ItemRowProps> & { actions?: ItemActions } = {},
) {
  const item: ItemView = {
    id: 1,
    nameId: "coat_warm",
    name: "Warm Coat",
    category: "Outerwear",
    isCustom: false,
    hasShopLinks: true,
    image: null,
    needed: 2,
    essentiality: null,
    cells: [aCell(1, 2), aCell(2, 1)],
    isIntact: true,
    owned: {},
    personalNotes: {},
    setAside: [],
    version: 1,
    ...parts,
  };
  const { unmount } = render(
    <MemoryRouter>
      <ul>
        <ItemRow
          item={item}
          page={{ planId: "plan", ageRange: "0-3m", country: "US", groups: GROUPS, mayEdit: true, actions }}
          heard={undefined}
          fields={undefined}
          isLast={false}
          isPriority={false}
          isOpen={false}
          reasons={null}
          {...props}
        />
      </ul>
    </MemoryRouter>,
  );
  return { unmount, row: () => screen.getByRole("listitem") };
}

function aCell(weatherGroupOrder: number, quantity: number): ItemCell {
  return { weatherGroupOrder, quantity, essentiality: null, sizeUp: false, boughtIn: null };
}

function aGroup(order: number, category: WeatherGroup["category"]): WeatherGroup {
  return {
    weatherGroupOrder: order,
    category,
    durationDays: 30,
    start: "2027-01-01",
    end: "2027-01-30",
    avgTempMin: 20,
    avgTempMax: 40,
    rainyDays: 3,
    snowyDays: 4,
    windyDays: null,
    isBitter: false,
    estimated: false,
  };
}
