// The dashboard's main actions: a bar at the bottom of small screens, part of the top bar on wide ones.
import { Link } from "react-router";
import { buttonClasses } from "~/components/ui/button.tsx";
import { LineMark } from "~/components/ui/line-mark.tsx";
import { AddItemLink } from "~/components/wardrobe/add-item-button.tsx";
import { ADD_ITEM_COPY } from "~/copy/wardrobe/add-item.ts";
import { DASHBOARD_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import type { Answer } from "~/domain/wardrobe/answer.ts";
import { PLAN_MENU } from "./plan-menu.tsx";

interface PlanBarProps {
  answer: Answer;
  /** The size is over, so no progress is shown. */
  isOver: boolean;
  listPath: string;
  onAdd: () => void;
}

export function PlanBar({ answer, isOver, listPath, onAdd }: PlanBarProps) {
  const { ready, needed } = answer;
  return (
    <div data-chrome className="plan-bar">
      {!isOver && (
        <span aria-hidden="true" className="bar-meter">
          <svg aria-hidden="true" width={`${needed > 0 ? (100 * ready) / needed : 100}%`} />
        </span>
      )}
      <Link to={listPath} className={buttonClasses("primary", "grow")}>
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
        className="round-button"
      >
        <LineMark d="M3 8h.01M8 8h.01M13 8h.01" />
      </button>
    </div>
  );
}
