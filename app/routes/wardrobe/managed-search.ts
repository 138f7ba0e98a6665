// The address of the administrators' image page: the search text, and the result of a form sent without
// scripts, as a code from a fixed list.
import { redirect } from "react-router";
import { type ErrorCode, isErrorCode } from "~/domain/error-codes.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

const LONGEST_SEARCH = 80;

interface SaidOfItem {
  item: number;
  /** Null on success. */
  problem: string | null;
}

export interface ManagedSearch {
  q: string;
  /** Only garments without a photo. */
  isWithout: boolean;
  said: SaidOfItem | null;
}

/** The search text. */
export function readGarmentSearch({ searchParams }: URL): string {
  return (searchParams.get("q") ?? "").slice(0, LONGEST_SEARCH);
}

/** The state in the address; invalid parts are ignored. */
export function readManagedSearch(url: URL): ManagedSearch {
  const { searchParams } = url;
  const q = readGarmentSearch(url);
  const item = Number(searchParams.get("item"));
  const problem = searchParams.get("problem");
  const isSaid = Number.isInteger(item) && item > 0 && (problem === null || isCode(problem));
  const isWithout = searchParams.get("without") === "1";
  return {
    q,
    isWithout,
    said: isSaid ? { item, problem: problem === null ? null : ERROR_TEXTS[problem] } : null,
  };
}

/** Returns to the item that a form was sent for. */
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
