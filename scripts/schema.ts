// Which migrations a build comes with, and which releases can run on the schema that they make (migrations/compatibility.json).
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Schema } from "../app/domain/operations/bounds.ts";

const MIGRATIONS = new URL("../migrations/", import.meta.url);

const compatibility = z.record(z.string(), z.object({ breaks: z.boolean(), why: z.string().min(20) }));

/** What the file says of each migration that takes something away or rebuilds it. */
export const COMPATIBILITY = compatibility.parse(
  JSON.parse(readFileSync(new URL("compatibility.json", MIGRATIONS), "utf8")),
);

/** The newest migration here, and the newest that an older release can't do without. */
export function schemaOfBuild(): Schema {
  const names = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();
  const newest = names.at(-1);
  const oldest = names.findLast((name) => COMPATIBILITY[name]?.breaks) ?? names[0];
  if (!newest || !oldest) throw new Error("There are no migrations");
  return { newest, oldest };
}
