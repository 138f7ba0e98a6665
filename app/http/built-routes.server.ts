// What the routes of the built application say about themselves: each action carries the contract of its form, and each page's
// handle says who gets the same page. So a form is known by its address before anything is done, and nobody keeps a second list.
import { matchRoutes, type Params } from "react-router";
import type { FormAt, FormContract } from "~/contracts/form.ts";
import type { RouteFacts } from "~/contracts/route-facts.ts";
import { lruCache } from "~/lib/lru-cache.ts";
import { splitPath } from "~/words/addresses.ts";

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

type Addressed = { id: string; path: string; module: object };

/** The routes that have an address, in English; it begins with a slash. */
function addressed(routes: BuiltRoutes): Addressed[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ""}` : "";
  };
  return Object.entries(routes).flatMap(([id, route]) =>
    route && (route.path !== undefined || route.index)
      ? [{ id, path: pathOf(id) || "/", module: route.module }]
      : [],
  );
}

/** More than the addresses of people have; scripts may make up others. */
const MOST_SHAPES = 500;

/**
 * Finds the route that the framework would choose for a path. Asked from outside, the framework compiles all routes each time, so it
 * is asked once for all paths that differ in their ids alone.
 */
function routeFinder(all: Addressed[]): (path: string) => RouteMatch | null {
  const words = new Set(all.flatMap(({ path }) => path.toLowerCase().split("/")));
  const known = lruCache<Addressed | null>(MOST_SHAPES);
  const amongAll = (path: string) => matchRoutes(all, path)?.[0] ?? null;
  /** The words of routes in a path, with a star for anything else: all paths of a shape lead to one route. */
  const shapeOf = (path: string) =>
    path
      .toLowerCase()
      .split("/")
      .map((part) => (words.has(part) || part === "" ? part : "*"))
      .join("/");

  return (path) => {
    // The framework decodes such a path before it compares it.
    if (path.includes("%")) return amongAll(path);
    const shape = shapeOf(path);
    const route = known.get(shape);
    if (route !== undefined) return route && (matchRoutes([route], path)?.[0] ?? null);
    const match = amongAll(path);
    known.set(shape, match?.route ?? null);
    return match;
  };
}

type RouteMatch = { route: Addressed; params: Params };

/** Finds a form among the routes: the one of the route that the framework would choose for the address. */
export function formFinder(routes: BuiltRoutes): (pathname: string) => FormAt | null {
  const routeAt = routeFinder(addressed(routes));
  return (pathname) => {
    const match = routeAt(splitPath(pathname).path);
    const form = match ? formOf(match.route.module) : null;
    return match && form
      ? { form, params: match.params, provesSender: provesSender(match.route.module) }
      : null;
  };
}

/** Whether a route's action checks the session itself (`provingFormAction`). */
function provesSender(module: object): boolean {
  const action = "action" in module ? module.action : null;
  return typeof action === "function" && "provesSender" in action && action.provesSender === true;
}

/** The form that a route's module takes; null if it takes none. */
export function formOf(module: object): FormContract | null {
  const action = "action" in module ? module.action : null;
  const form = typeof action === "function" && "form" in action ? action.form : null;
  return form ? (form as FormContract) : null;
}

/** The pages for strangers, by their path in English. */
export interface PublicAddresses {
  /** The search parameters that change the page of each path that is otherwise the same for every stranger. */
  same: ReadonlyMap<string, readonly string[]>;
  /** The paths that search engines are given, in the order of the routes. */
  inSitemap: readonly string[];
}

/** The pages for strangers, as their handles say. */
export function publicAddresses(routes: BuiltRoutes): PublicAddresses {
  const pages = addressed(routes).map(({ path, module }) => ({ path, handle: handleOf(module) }));
  return {
    same: new Map(
      pages.flatMap(({ path, handle }) => (handle.sameFor ? [[path, handle.sameFor.parameters]] : [])),
    ),
    inSitemap: pages.flatMap(({ path, handle }) => (handle.isInSitemap ? [path] : [])),
  };
}

/** Finds out whether the route of an address, or of what a script reads of it, may read from a copy of the database. */
export function nearFinder(routes: BuiltRoutes): (pathname: string) => boolean {
  const routeAt = routeFinder(addressed(routes));
  return (pathname) => {
    const path = splitPath(pathname).path.replace(/(?:\/_(?:root)?)?\.data$/, "") || "/";
    const match = routeAt(path);
    return match ? handleOf(match.route.module).readsNear === true : false;
  };
}

function handleOf(module: object): RouteFacts {
  const handle = "handle" in module ? module.handle : null;
  return typeof handle === "object" && handle !== null ? handle : {};
}
