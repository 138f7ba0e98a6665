// The routes of the manifest over real bindings, combined as in app/routes.ts, without a build. A route's module is loaded once
// somebody asks for its address.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { createStaticHandler, matchRoutes, type RouteObject, type StaticHandler } from "react-router";
import { formFinder } from "~/http/built-routes.server.ts";
import * as root from "../../app/root.tsx";
import routes from "../../app/routes.ts";

const MODULES = import.meta.glob<object>(["../../app/routes/**/*.{ts,tsx}", "!**/*.server.ts"]);

/** The exports of a route's module that run on the server. */
export function serverParts(module: object): Pick<RouteObject, "loader" | "action" | "middleware"> {
  const { loader, action, middleware }: Pick<RouteObject, "loader" | "action" | "middleware"> = module;
  return {
    ...(loader !== undefined && { loader }),
    ...(action !== undefined && { action }),
    ...(middleware !== undefined && { middleware }),
  };
}

interface Known {
  file: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  /** Empty until somebody asks for it. */
  module: object;
}

const known: Record<string, Known> = {};

function treeOf(entries: readonly RouteConfigEntry[], parentId?: string): RouteObject[] {
  return entries.map(({ file, id = file, path, index, children }) => {
    const place = { ...(path !== undefined && { path }), ...(parentId !== undefined && { parentId }) };
    known[id] = { file, ...place, ...(index && { index }), module: {} };
    const parts = { id, ...(path !== undefined && { path }) };
    return index ? { ...parts, index } : { ...parts, children: treeOf(children ?? [], id) };
  });
}

const tree = treeOf(routes);

/** Finds forms as the Worker does, among the routes that are loaded. */
export const findForm = formFinder(known);

async function load({ file, module }: Known): Promise<void> {
  const found = MODULES[`../../app/${file}`];
  if (!found) throw new Error(`No module ${file}`);
  Object.assign(module, await found());
}

/** Loads all routes. */
export async function loadEveryRoute(): Promise<void> {
  await Promise.all(Object.values(known).map(load));
}

interface Branch {
  /** The route of an address with its layouts. */
  site: StaticHandler;
  isPage: boolean;
}

const branches = new Map<string, Branch>();

/** What answers at an address. */
export async function routesAt(address: string): Promise<Branch> {
  const matches = matchRoutes(tree, new URL(address, "https://layette.test").pathname) ?? [];
  const ids = matches.flatMap(({ route }) => route.id ?? []);
  const leaf = ids.at(-1) ?? "";
  const branch = branches.get(leaf) ?? (await branchOf(ids));
  branches.set(leaf, branch);
  return branch;
}

async function branchOf(ids: readonly string[]): Promise<Branch> {
  let children: RouteObject[] = [];
  let isPage = false;
  for (const id of ids.toReversed()) {
    const route = known[id];
    if (!route) throw new Error(`No route ${id}`);
    await load(route);
    if (children.length === 0) isPage = "default" in route.module;
    const { path, index } = route;
    const parts = { id, ...serverParts(route.module), ...(path !== undefined && { path }) };
    children = [index ? { ...parts, index } : { ...parts, children }];
  }
  return { site: createStaticHandler([{ id: "root", ...serverParts(root), children }]), isPage };
}
