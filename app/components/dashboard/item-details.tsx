// What is behind one tap at an item: its note, where to buy it, and why so many. It is put into the page when it is
// opened, because most never are; without scripts the page is asked for again with it.
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { ItemView } from "~/contracts/dashboard-view.ts";
import { shopPath } from "~/contracts/shop-links.ts";
import { DASHBOARD_COPY } from "~/copy/dashboard.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import type { WeatherGroup } from "~/domain/weather-groups.ts";
import { Reasons } from "./reasons.tsx";

/** The form that asks for the page with an item opened; once on the page. */
export const DETAILS_FORM = "details";

/** The parameter of the address that names an opened item. */
export const DETAILS_PARAM = "item";

interface ItemDetailsProps {
  item: ItemView;
  groups: readonly WeatherGroup[];
  onboardingId: string;
  ageRange: AgeRange;
  isOpenAtFirst: boolean;
  onShop: (item: { id: number; name: string }) => void;
  /** Stands at the end of the line with the button. */
  status: ReactNode;
  /** The box for the note. */
  children: ReactNode;
}

export function ItemDetails(props: ItemDetailsProps) {
  const { item, groups, onboardingId, ageRange, isOpenAtFirst, onShop, status, children } = props;
  const { id, name, hasShopLinks } = item;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <button
          type="submit"
          form={DETAILS_FORM}
          formAction={`#item-${id}`}
          name={DETAILS_PARAM}
          value={id}
          aria-expanded={isOpen}
          onClick={(event) => {
            event.preventDefault();
            setOpen(!isOpen);
          }}
          className="unfold"
        >
          {label(item)}
          <span className="sr-only">: {name}</span>
        </button>
        {status}
      </div>
      {isOpen && (
        <div className="grid gap-3 pb-2 motion-safe:animate-[appear_160ms]">
          {children}
          {hasShopLinks && (
            <Link
              data-chrome
              to={shopPath(onboardingId, ageRange, id)}
              className="linkish inline-flex min-h-11 items-center justify-self-start text-sm"
              aria-haspopup="dialog"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onShop({ id, name });
              }}
            >
              {DASHBOARD_COPY.shop}
              <span className="sr-only">: {name}</span>
            </Link>
          )}
          <Reasons cells={item.cells} groups={groups} notes={item.notes} />
        </div>
      )}
    </>
  );
}

function label({ isCustom, hasShopLinks }: ItemView): string {
  if (isCustom) return DASHBOARD_COPY.detailsOfOwn;
  return hasShopLinks ? DASHBOARD_COPY.details : DASHBOARD_COPY.detailsWithoutShop;
}
