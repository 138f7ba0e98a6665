import { z } from "zod";
import { readStored } from "../stored-json.ts";

const listed = z.array(z.string());

/** The ids or names in a JSON list; none if it's missing or holds something else. */
export function readListedPeople(text: string | null): string[] {
  return readStored("member_ids", listed, text) ?? [];
}
