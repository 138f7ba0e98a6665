// The addresses of the route manifest, and what stands for their parameters.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Register } from "react-router";
import routes from "../../../app/routes.ts";

/** Every address of the manifest with the file of its route, in its order. */
export function everyRoute(entries: readonly RouteConfigEntry[] = routes): { path: string; file: string }[] {
  return entries.flatMap(({ path, index, children, file }) =>
    children
      ? everyRoute(children)
      : index
        ? [{ path: "/", file }]
        : path === undefined
          ? []
          : [{ path: `/${path}`, file }],
  );
}

/** Every address of the manifest, in its order. */
export function everyPath(entries: readonly RouteConfigEntry[] = routes): string[] {
  return everyRoute(entries).map(({ path }) => path);
}

/** A box of the plan that there is before anyone asks. */
export const KEPT_BOX = "k".repeat(20);

/** What the parameters of the manifest's paths stand for. */
export interface FilledIn {
  plan: string;
  trip: string;
  /** The path of the plan's gift list. */
  gifts: string;
  /** The path of a link for a helper. */
  helper: string;
  /** The path of its calendar feed. */
  calendar: string;
  /** Ids of two of its items: one that the owner added, and one that can be bought. */
  own: string;
  bought: string;
}

type Pages = Register["pages"];
type Parameter = { [A in keyof Pages]: keyof Pages[A]["params"] }[keyof Pages];

const lastOf = (path: string) => path.split("/").at(-1) ?? "";

const STANDS_FOR: Readonly<Record<Parameter, (ids: FilledIn, path: string) => string>> = {
  onboardingId: ({ plan }) => plan,
  planId: ({ trip }) => trip,
  token: ({ gifts, helper }, path) => lastOf(path.startsWith("/gifts") ? gifts : helper),
  file: ({ calendar }) => lastOf(calendar),
  part: () => "pages.xml",
  country: () => "de",
  place: (_, path) => (path.includes(":country") ? "munich-2867714" : "55401"),
  month: () => new Date().toISOString().slice(0, 7),
  ageRangeId: () => "0-3m",
  clothingId: () => "1",
  linkId: () => "100",
  itemId: ({ own, bought }, path) => (path.includes("/items/") ? own : bought),
  boxId: () => KEPT_BOX,
  room: () => "70",
  degrees: () => "50",
  situation: () => "carrier",
  "*": () => "no/such",
};

const isParameter = (name: string): name is Parameter => name in STANDS_FOR;

/** An address of the manifest's path, with every parameter filled in. */
export function filledIn(path: string, ids: FilledIn): string {
  return path.replaceAll(/:(\w+)\??|\*/g, (part, name = part) =>
    isParameter(name) ? STANDS_FOR[name](ids, path) : part,
  );
}
