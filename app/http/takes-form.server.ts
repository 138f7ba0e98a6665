// Each route's action carries the contract of its form, so that the form is known by its address before anything is done.
import { matchRoutes, type RouterContextProvider } from "react-router";
import { formsContext } from "~/context.ts";
import type { FormAt, FormContract, SentFields } from "~/contracts/form.ts";
import { splitPath } from "~/language/addresses.ts";

/** The action of a route that takes this form. */
export function takesForm<Action extends (...args: never[]) => unknown>(
  form: FormContract,
  action: Action,
): Action & { form: FormContract } {
  return Object.assign(action, { form });
}

/** The routes of the built application, as far as they are needed here. */
type BuiltRoutes = Readonly<
  Record<
    string,
    | {
        parentId?: string | undefined;
        path?: string | undefined;
        index?: boolean | undefined;
        module: object;
      }
    | undefined
  >
>;

/** Finds a form among the routes: the one of the route that the framework would choose for the address. */
export function formFinder(routes: BuiltRoutes): (pathname: string) => FormAt | null {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ""}` : "";
  };
  const all = Object.entries(routes).flatMap(([id, route]) =>
    route && (route.path !== undefined || route.index)
      ? [{ id, path: pathOf(id) || "/", module: route.module }]
      : [],
  );
  return (pathname) => {
    const [match] = matchRoutes(all, splitPath(pathname).path) ?? [];
    const form = match ? formOf(match.route.module) : null;
    return match && form ? { form, params: match.params } : null;
  };
}

/** The form that a route's module takes; null if it takes none. */
export function formOf(module: object): FormContract | null {
  const action = "action" in module ? module.action : null;
  const form = typeof action === "function" && "form" in action ? action.form : null;
  return form ? (form as FormContract) : null;
}

/** Buttons and switches that stay on a page say which one it is. */
const FROM_FIELD = "from";

/** The page of a form that was sent: the one that it names, or else the one that its contract names. */
export function pageOfSent(
  context: Readonly<RouterContextProvider>,
  url: URL,
  sent: SentFields<string>,
): string {
  const fields = { ...Object.fromEntries(url.searchParams), ...sent };
  const from = fields[FROM_FIELD];
  if (from !== undefined) return from;
  const found = context.get(formsContext)(url.pathname);
  return found?.form.page?.({ params: found.params, fields }) ?? `${url.pathname}${url.search}`;
}
