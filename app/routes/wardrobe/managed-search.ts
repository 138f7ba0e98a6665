// What the address of the administrators' page of images says: what is looked for, and what came of a form that was sent
// without scripts, as a word of a closed list.
import { redirect } from "react-router";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { type ErrorCode, isErrorCode } from "~/domain/error-codes.ts";

const LONGEST_SEARCH = 80;

interface SaidOfItem {
  item: number;
  /** Null when it went well. */
  problem: string | null;
}

export interface ManagedSearch {
  q: string;
  said: SaidOfItem | null;
}

/** What is looked for. */
export function readGarmentSearch({ searchParams }: URL): string {
  return (searchParams.get("q") ?? "").slice(0, LONGEST_SEARCH);
}

/** What the address says, as far as it makes sense. */
export function readManagedSearch(url: URL): ManagedSearch {
  const { searchParams } = url;
  const q = readGarmentSearch(url);
  const item = Number(searchParams.get("item"));
  const problem = searchParams.get("problem");
  const isSaid = Number.isInteger(item) && item > 0 && (problem === null || isCode(problem));
  return { q, said: isSaid ? { item, problem: problem === null ? null : ERROR_TEXTS[problem] } : null };
}

/** Back to the item that a form was sent for. */
export function backToItem(
  { clothingId = "", q = "" }: { clothingId?: string | undefined; q?: string | undefined },
  problem?: ErrorCode,
): Response {
  const isId = /^\d{1,9}$/.test(clothingId);
  const search = new URLSearchParams({
    ...(q && { q: q.slice(0, LONGEST_SEARCH) }),
    ...(isId && { item: clothingId }),
    ...(problem && { problem }),
  });
  return redirect(`/admin/clothing?${search}${isId ? `#item-${clothingId}` : ""}`, 303);
}

function isCode(text: string): text is ErrorCode {
  return (text.startsWith("IMAGE_") || text === "FORM_UNREADABLE") && isErrorCode(text);
}
