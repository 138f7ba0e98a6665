// What a parent does to an item of their own, with scripts and before they load: edit it, remove it, undo.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ToastHost } from "~/components/ui/toasts.tsx";
import EditItemDialog from "~/components/wardrobe/edit-item-dialog.tsx";
import { CustomItemActions } from "~/components/wardrobe/item-panel.tsx";
import { RemovedNotice } from "~/components/wardrobe/wardrobe-items.tsx";
import { removedItemId } from "~/contracts/wardrobe/page-search.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

let sent: { address: string; fields: Record<string, string> }[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ item: { id: 7, name: "Hat" } });
  vi.stubGlobal("fetch", async (address: string, { body }: { body: URLSearchParams }) => {
    sent.push({ address, fields: Object.fromEntries(body) });
    return answer();
  });
});

afterEach(() => vi.unstubAllGlobals());

const ITEM = { id: 7, name: "<b>Hat</b>" };

function renderAt(search: string, { takesFocus = false } = {}) {
  const onEdit = vi.fn<() => void>();
  const onRemoved = vi.fn<() => void>();
  const onRestored = vi.fn<() => void>();
  const plan = { planId: "plan1", ageRange: "0-3m", item: ITEM, tab: "tab1" } as const;
  const Stub = createRoutesStub([
    {
      path: "/dashboards/plan1/0-3m",
      Component: () => (
        <>
          <CustomItemActions {...plan} onEdit={onEdit} onRemoved={onRemoved} />
          <RemovedNotice {...plan} takesFocus={takesFocus} onRestored={onRestored} />
          <ToastHost />
        </>
      ),
    },
  ]);
  render(<Stub initialEntries={[`/dashboards/plan1/0-3m${search}`]} />);
  return { onEdit, onRemoved, onRestored };
}

const editLink = () => screen.getByRole("link", { name: /^Edit/ });
const removeButton = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Remove/ });
const undoButton = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Undo/ });
const actionOf = ({ form }: HTMLButtonElement) => form?.getAttribute("action");

test("they are a link and forms that keep the page's own search, and name the item", () => {
  renderAt("?scenario=daily&removed=3&edited=2&added=1&problem=x");
  expect(editLink().getAttribute("href")).toBe("/dashboards/plan1/items/7/edit?scenario=daily");
  expect(editLink().textContent).toContain("<b>Hat</b>");
  expect(actionOf(removeButton())).toBe("/dashboards/plan1/items/7/remove?scenario=daily");
  expect(removeButton().textContent).toContain("<b>Hat</b>");
  expect(actionOf(undoButton())).toBe("/dashboards/plan1/items/7/restore?scenario=daily");
  const { form } = removeButton();
  expect(form && Object.fromEntries(new FormData(form))).toEqual({ ageRange: "0-3m" });
});

test("the link opens the dialog, unless another tab was asked for", () => {
  const { onEdit } = renderAt("");
  fireEvent.click(editLink());
  expect(onEdit).toHaveBeenCalledOnce();
  fireEvent.click(editLink(), { metaKey: true });
  expect(onEdit).toHaveBeenCalledOnce();
});

test("removing is sent once, and told when it is done", async () => {
  const { onRemoved } = renderAt("?scenario=daily");
  fireEvent.click(removeButton());
  fireEvent.click(removeButton());
  await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    { address: "/dashboards/plan1/items/7/remove", fields: { ageRange: "0-3m", tab: "tab1" } },
  ]);
});

test("what cannot be removed is told, and stays", async () => {
  const { onRemoved } = renderAt("");
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  fireEvent.click(removeButton());
  expect(
    await screen.findByText(ERROR_TEXTS.CUSTOM_ITEM_NOT_REMOVED, undefined, { timeout: 10_000 }),
  ).toBeDefined();
  expect(onRemoved).not.toHaveBeenCalled();
  expect(removeButton().getAttribute("aria-disabled")).toBe("false");
});

test("the notice names the item, takes the focus that the row had, and brings the item back", async () => {
  const { onRestored } = renderAt("", { takesFocus: true });
  expect(screen.getByRole("status").textContent).toContain("“<b>Hat</b>” was removed.");
  expect(document.activeElement).toBe(undoButton());
  fireEvent.click(undoButton());
  await waitFor(() => expect(onRestored).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    { address: "/dashboards/plan1/items/7/restore", fields: { ageRange: "0-3m", tab: "tab1" } },
  ]);
});

test("why an item cannot come back is told in the server's words", async () => {
  const { onRestored } = renderAt("");
  answer = () => Response.json({ message: ERROR_TEXTS.CUSTOM_ITEM_LIMIT }, { status: 409 });
  fireEvent.click(undoButton());
  expect(
    await screen.findByText(ERROR_TEXTS.CUSTOM_ITEM_LIMIT, undefined, { timeout: 10_000 }),
  ).toBeDefined();
  expect(onRestored).not.toHaveBeenCalled();
});

test.each([
  ["removed=7", 7],
  ["removed=", null],
  ["removed=-7", null],
  ["removed=7e3", null],
  [`removed=${"9".repeat(16)}`, null],
  ["", null],
])("the address '%s' says that %s was removed", (search, id) => {
  expect(removedItemId(new URLSearchParams(search))).toBe(id);
});

const GROUPS: WeatherGroup[] = (["Cold & Snowy", "Cool"] as const).map((category, index) => ({
  weatherGroupOrder: index + 1,
  category,
  durationDays: 45,
  start: `2027-0${index + 1}-01`,
  end: `2027-0${index + 1}-28`,
  avgTempMin: 20,
  avgTempMax: 40,
  rainyDays: 1,
  snowyDays: 1,
  windyDays: null,
  isBitter: false,
  estimated: false,
}));

const cell = (weatherGroupOrder: number, quantity: number) => ({
  weatherGroupOrder,
  quantity,
  essentiality: quantity > 0 ? ("Essential" as const) : null,
  sizeUp: false,
  boughtIn: null,
});

function renderDialog(pieces: [number, number] = [0, 3]) {
  const onClose = vi.fn<() => void>();
  const onSaved = vi.fn<() => void>();
  const [first, second] = pieces;
  const item = {
    id: 7,
    name: "Hat",
    category: "Swim",
    essentiality: second > 0 ? ("Essential" as const) : null,
    cells: [cell(1, first), cell(2, second)],
    warmAs: "cardigan",
  } as const;
  const dialog = (isOpen: boolean) => (
    <>
      <EditItemDialog
        onboardingId="plan1"
        ageRange="0-3m"
        groups={GROUPS}
        country="US"
        item={isOpen ? { ...item, cells: [...item.cells] } : null}
        tab="tab1"
        onClose={onClose}
        onSaved={onSaved}
      />
      <ToastHost />
    </>
  );
  const { rerender } = render(dialog(true));
  return { onClose, onSaved, show: (isOpen: boolean) => rerender(dialog(isOpen)) };
}

const nameField = () => screen.getByLabelText<HTMLInputElement>("Item Name");
const saveButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save" });

// The first dialog loads the form.
beforeAll(async () => {
  renderDialog();
  await screen.findByLabelText("Item Name", undefined, { timeout: 10_000 });
  cleanup();
});

test("the dialog starts with what the item is, without its note", () => {
  renderDialog();
  expect(screen.getByRole("dialog", { name: "Edit item" })).toBeDefined();
  expect(document.activeElement).toBe(nameField());
  const { form } = nameField();
  expect(form && Object.fromEntries(new FormData(form))).toEqual({
    name: "Hat",
    category: "Swim",
    essentiality: "Essential",
    "group-1": "",
    "group-2": "3",
    warmAs: "cardigan",
  });
  expect(saveButton().disabled).toBe(false);
});

test("the essentiality of an item that needs nothing is left as it is, unless one is chosen", () => {
  renderDialog([0, 0]);
  const { form } = nameField();
  expect(form && new FormData(form).has("essentiality")).toBe(false);
  fireEvent.click(screen.getByRole("radio", { name: "Nice to Have" }));
  expect(form && new FormData(form).get("essentiality")).toBe("Nice-to-have");
});

test("it saves to the item, and says so", async () => {
  const { onClose, onSaved } = renderDialog();
  fireEvent.input(nameField(), { target: { value: "Felt hat" } });
  fireEvent.click(saveButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onSaved).toHaveBeenCalledOnce();
  expect(sent).toEqual([
    {
      address: "/dashboards/plan1/items/7/edit",
      fields: {
        name: "Felt hat",
        category: "Swim",
        essentiality: "Essential",
        "group-1": "",
        "group-2": "3",
        warmAs: "cardigan",
        tab: "tab1",
      },
    },
  ]);
  expect(await screen.findByText("“Felt hat” has been saved.", undefined, { timeout: 10_000 })).toBeDefined();
});

test("a refusal keeps what was typed; closed and opened again it starts with the item", async () => {
  const { onClose, show } = renderDialog();
  answer = () =>
    Response.json(
      { message: ERROR_TEXTS.CUSTOM_ITEM_NOT_SAVED, errors: { name: ERROR_TEXTS.ITEM_NAME_UNREADABLE } },
      { status: 400 },
    );
  fireEvent.input(nameField(), { target: { value: "Felt hat" } });
  fireEvent.click(saveButton());
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
  await waitFor(() => expect(document.activeElement).toBe(nameField()));
  expect(nameField().value).toBe("Felt hat");
  expect(onClose).not.toHaveBeenCalled();
  show(false);
  show(true);
  expect(nameField().value).toBe("Hat");
});
