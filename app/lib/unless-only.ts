import type { ShouldRevalidateFunction } from "react-router";

/** A route's `shouldRevalidate`: reloads nothing when only this parameter of the address has changed. */
export function unlessOnly(parameter: string): ShouldRevalidateFunction {
  function withoutIt({ pathname, searchParams }: URL): string {
    const rest = new URLSearchParams(searchParams);
    rest.delete(parameter);
    return `${pathname}?${rest}`;
  }
  return ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) => {
    const isNavigation = formMethod === undefined && currentUrl.href !== nextUrl.href;
    return isNavigation && withoutIt(currentUrl) === withoutIt(nextUrl) ? false : defaultShouldRevalidate;
  };
}
