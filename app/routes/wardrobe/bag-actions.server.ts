// What the form of a bag does. Without scripts, each button leads back to the page; a refused form comes back with what was typed
// and counted.
import { data } from "react-router";
import { BAG_PARAM, bagPath, COUNT_FIELD, SIZE_PARAM } from "~/contracts/wardrobe/bag-addresses.ts";
import { type BagInForm, bagForm, LONGEST_COUNT, readBagForm } from "~/contracts/wardrobe/bag-form.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { AGE_RANGES, type AgeRange } from "~/domain/vocabulary.ts";
import { cellsText, piecesOf } from "~/domain/wardrobe/bag-answer.ts";
import { parseCount } from "~/domain/wardrobe/owned.ts";
import { LONGEST_BAG_TEXT } from "~/domain/wardrobe/read-garments.ts";
import { done, formAction, refused, type Sent } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { readBag, type SaveBagResult, saveBag, takeBagBack } from "~/usecases/wardrobe/save-bag.ts";

type SentForm = Sent<(typeof bagForm.fields)[number], { id: string }>;

/** The page after a form that saved nothing: what to show in it, and why. */
export interface BagAgain {
  /** Null if it was only read or shows another size. */
  message: string | null;
  /** Whether the text was read into counts. */
  isRead: boolean;
  text: string;
  /** As in the form's field. */
  cells: string;
  size: AgeRange | null;
}

type Page = Response | ReturnType<typeof again> | Promise<Response>;

export const sendBag = formAction({
  contract: bagForm,
  async act(sent) {
    const { db, live, now, waitUntil } = sent.app;
    const deps = { db, live, now, waitUntil };
    const plan = planOf(sent);
    const wish = readBagForm(sent.fields);
    switch (wish.kind) {
      case "wrong":
        return refused(400, ERROR_TEXTS[wish.error], (): Page => asTyped(sent, wish.error, 400));
      case "undo": {
        const outcome = await takeBagBack(deps, { ...plan, bagId: wish.bagId });
        if (outcome === "none") return notFound();
        if (outcome === "unreadable")
          return refused(
            409,
            ERROR_TEXTS.COUNTS_UNREADABLE,
            (): Page => asTyped(sent, "COUNTS_UNREADABLE", 409),
          );
        noteAct(sent.app, doerOf(sent), { act: "bag-undone" });
        return done({ bagId: wish.bagId, leftText: "" }, (): Page => toBag(sent, wish.bagId));
      }
      case "read": {
        const read = await readBag(deps, plan, wish.bag);
        return read
          ? done(
              { bagId: "", leftText: read.leftText },
              (): Page => again({ ...shown(read, wish.go), isRead: wish.bag.text !== "" }, 200),
            )
          : notFound();
      }
      case "save":
        return saved(sent, wish.bag, await saveBag(deps, plan, { ...wish.bag, formKey: wish.formKey }));
      default:
        return wish satisfies never;
    }
  },
  fault: {
    event: "bag_not_saved",
    message: () => ERROR_TEXTS.BAG_NOT_SAVED,
    page: (sent): Page => asTyped(sent, "BAG_NOT_SAVED", 503),
  },
});

function planOf({ viewer, params }: SentForm) {
  return { viewerId: viewer.id, planId: params.onboardingId ?? "" };
}

function doerOf(sent: SentForm) {
  const { viewerId: userId, planId } = planOf(sent);
  return { userId, plan: { planId } };
}

const REFUSALS = {
  empty: { status: 400, code: "BAG_EMPTY" },
  "too-many": { status: 400, code: "BAG_COUNT_TOO_HIGH" },
  unreadable: { status: 409, code: "COUNTS_UNREADABLE" },
} as const;

function saved(sent: SentForm, { ageRange }: BagInForm, result: SaveBagResult) {
  switch (result.kind) {
    case "saved": {
      const { bagId, leftText, cells } = result;
      noteAct(sent.app, doerOf(sent), { act: "bag", after: piecesOf(cells) });
      return done({ bagId, leftText }, (): Page => toBag(sent, bagId, ageRange));
    }
    case "empty":
    case "too-many":
    case "unreadable": {
      const { status, code } = REFUSALS[result.kind];
      const message = ERROR_TEXTS[code];
      const page = { ...shown(result, ageRange), message };
      return refused(status, message, (): Page => again(page, status));
    }
    case "not-found":
      return notFound();
    default:
      return result satisfies never;
  }
}

function toBag(sent: SentForm, bagId: string, size?: AgeRange): Promise<Response> {
  const query = new URLSearchParams({ [BAG_PARAM]: bagId, ...(size && { [SIZE_PARAM]: size }) });
  return seeOther(sent, `${bagPath(sent.params.onboardingId ?? "")}?${query}`);
}

function notFound() {
  return refused(404, ERROR_TEXTS.BAG_NOT_SAVED, (): Page => {
    throw data(null, { status: 404 });
  });
}

type ReadCells = Parameters<typeof cellsText>[0];

function shown({ cells, leftText }: { cells: ReadCells; leftText: string }, size: AgeRange): BagAgain {
  return { message: null, isRead: false, text: leftText, cells: cellsText(cells), size };
}

/** The form as it was sent, as far as it can be shown. */
function asTyped({ fields }: SentForm, error: ErrorCode, status: number) {
  const text = (fields.text ?? "").slice(0, LONGEST_BAG_TEXT);
  const counted = Object.entries(fields).filter(
    ([name, value = ""]) => !name.startsWith(COUNT_FIELD) || isCount(value),
  );
  const wish = readBagForm({ ...Object.fromEntries(counted), text, intent: "read" });
  const page = { message: ERROR_TEXTS[error], isRead: false, text };
  const size = AGE_RANGES.find((ageRange) => ageRange === fields.size) ?? null;
  if (wish.kind !== "read") return again({ ...page, cells: "", size }, status);
  return again({ ...page, cells: cellsText(wish.bag.cells), size: wish.go }, status);
}

const isCount = (text: string) => text.length <= LONGEST_COUNT && parseCount(text) !== null;

function again(page: BagAgain, status: number) {
  return data(page, { status });
}
