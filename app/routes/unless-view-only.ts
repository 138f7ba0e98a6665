import type { ShouldRevalidateFunction } from "react-router";
import { SITUATION_PARAM, WEAR_PARAM, WHEN_PARAM } from "~/domain/today/today-params.ts";
import { ESSENTIALITY_PARAM } from "~/domain/wardrobe/preferences.ts";

/** These parameters of an address choose among loaded content. */
const OF_VIEW = [ESSENTIALITY_PARAM, SITUATION_PARAM, WHEN_PARAM, WEAR_PARAM];

function withoutView({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  for (const parameter of OF_VIEW) rest.delete(parameter);
  return `${pathname}?${rest}`;
}

/** A route's `shouldRevalidate`: reloads nothing when only parameters have changed that choose among what is loaded. */
export const unlessViewOnly: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const isNavigation = formMethod === undefined && currentUrl.href !== nextUrl.href;
  return isNavigation && withoutView(currentUrl) === withoutView(nextUrl) ? false : defaultShouldRevalidate;
};
