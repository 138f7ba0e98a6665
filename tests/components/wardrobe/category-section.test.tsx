import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CategorySection } from "~/components/wardrobe/category-section.tsx";
import type { ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import { answerOf } from "~/domain/wardrobe/answer.ts";

function anItem(id: number, needed: number): ItemView {
  return {
    id,
    nameId: `item-${id}`,
    name: `Item ${id}`,
    category: "Tops & Layers",
    isCustom: false,
    hasShopLinks: false,
    image: null,
    needed,
    essentiality: null,
    cells: [],
    isIntact: true,
    owned: {},
    personalNotes: {},
    setAside: [],
    version: 1,
  };
}

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map((item) => item.textContent);

test("the folds say how many pieces or items they hold, and open to them", () => {
  render(
    <CategorySection
      view={{
        category: "Tops & Layers",
        items: [anItem(1, 4)],
        folded: [anItem(2, 2), anItem(3, 3)],
        notNeeded: [anItem(4, 0)],
        others: [],
        setAside: [anItem(5, 6), anItem(6, 1)],
      }}
      answer={answerOf([], [])}
      kept={null}
      isCollapsed={false}
      isRestOpen={false}
      openedItem={5}
      onToggle={() => {}}
      renderItem={({ id, name }) => <li key={id}>{name}</li>}
    />,
  );
  const folds = screen.getAllByRole("button");
  expect(folds.map(({ textContent }) => textContent)).toEqual([
    "+ 5 nice to have: Tops & Layers",
    "1 not needed: Tops & Layers",
    "2 skipped: Tops & Layers",
  ]);
  expect(folds.map((fold) => fold.getAttribute("aria-expanded"))).toEqual(["false", "false", "true"]);
  expect(names(screen.getByRole("region"))).toEqual(["Item 5", "Item 6"]);
  for (const fold of folds) fireEvent.click(fold);
  expect(screen.getAllByRole("region").map(names)).toEqual([["Item 2", "Item 3"], ["Item 4"]]);
});
