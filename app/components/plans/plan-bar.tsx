// A plan's main actions, beside its sizes: the shopping list where no bar at the bottom of the screen has it,
// an item of one's own, and the menu.
import { Link } from "react-router";
import { buttonClasses } from "~/components/ui/button.tsx";
import { LineMark } from "~/components/ui/line-mark.tsx";
import { AddItemLink } from "~/components/wardrobe/add-item-button.tsx";
import { DASHBOARD_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { ADD_ITEM_COPY } from "~/copy/wardrobe/item-words.ts";
import { PLAN_MENU } from "./plan-menu.tsx";

interface PlanBarProps {
  listPath: string;
  onAdd: () => void;
}

export function PlanBar({ listPath, onAdd }: PlanBarProps) {
  return (
    <div className="plan-acts">
      <Link to={listPath} className={buttonClasses("primary", "grow px-3!")}>
        {DASHBOARD_COPY.shoppingList}
      </Link>
      <AddItemLink category={null} onOpen={onAdd} className="round-button">
        <LineMark d="M8 2.5v11M2.5 8h11" />
        <span className="sr-only">{ADD_ITEM_COPY.add}</span>
      </AddItemLink>
      <button
        type="button"
        popoverTarget={PLAN_MENU}
        aria-label={DASHBOARD_COPY.more}
        className="round-button menu-button"
      >
        <LineMark d="M3 8h.01M8 8h.01M13 8h.01" />
      </button>
    </div>
  );
}
