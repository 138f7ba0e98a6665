// A reload brings new objects. Whatever hasn't changed keeps its old object, so its row doesn't render again.
import { useState } from "react";
import type { DashboardView } from "~/contracts/wardrobe/shown-dashboard.ts";

/** The view, reusing the objects shown before that haven't changed. */
export function useKeptView(read: DashboardView): DashboardView {
  const [kept, setKept] = useState({ read, view: read });
  if (kept.read === read) return kept.view;
  const view = keepSame(kept.view, read);
  setKept({ read, view });
  return view;
}

/** `after`, with the unchanged items and groups of `before`. */
export function keepSame(before: DashboardView, after: DashboardView): DashboardView {
  const known = new Map(before.categories.flatMap(({ items }) => items).map((item) => [item.id, item]));
  return {
    groups: sameOr(before.groups, after.groups),
    categories: after.categories.map(({ category, items }) => ({
      category,
      items: items.map((item) => sameOr(known.get(item.id), item)),
    })),
  };
}

function sameOr<Value>(before: Value | undefined, after: Value): Value {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(after) ? before : after;
}
