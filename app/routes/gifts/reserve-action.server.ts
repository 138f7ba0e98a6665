// The form that reserves.
import { data, redirect } from "react-router";
import { readReserveForm, reserveForm } from "~/contracts/gifts/giver-forms.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { RESERVE_COPY } from "~/copy/gifts/giver-page-copy.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import type { WhyNone } from "~/domain/gifts/gift-lines.ts";
import { giftCookie, readGiftProof } from "~/http/cookies/link-cookies.server.ts";
import { done, openFormAction, refused, type Sent } from "~/http/form-action.server.ts";
import { shownAgain } from "~/http/form-body.server.ts";
import { refuseTooMany } from "~/routes/accounts/tries.server.ts";
import { findGiftLine } from "~/usecases/gifts/find-gift-list.ts";
import { type ReserveResult, reserveGift } from "~/usecases/gifts/reserve-gift.ts";

type Page = ReturnType<typeof onPage> | Response;

interface Said {
  message: string | null;
  errors: Record<string, string>;
  typed: Record<string, string>;
}

function onPage(said: Said, status: number, headers: HeadersInit = {}) {
  return data(said, { status, headers });
}

type SentForm = Pick<Sent<(typeof reserveForm.fields)[number], unknown>, "fields">;

/** Back on the form, with what was typed and what is wrong with it. */
function refuse(
  { fields }: SentForm,
  status: number,
  { message = null, errors = {} }: Partial<Pick<Said, "message" | "errors">>,
  headers: Record<string, string> = {},
) {
  const said = message ?? Object.values(errors)[0] ?? ERROR_TEXTS.GIFT_NOT_SAVED;
  return refused(
    status,
    { message: said, errors },
    (): Page => onPage({ message, errors, typed: shownAgain(fields) }, status, headers),
    headers,
  );
}

export const reserveAction = openFormAction({
  contract: reserveForm,
  async act(sent) {
    const { config, db, reader, now, outbox, givers, live, waitUntil } = sent.app;
    const { token = "" } = sent.params;
    const wish = readReserveForm(sent.fields);
    if (!wish) return refuse(sent, 400, { message: ERROR_TEXTS.FORM_UNREADABLE });
    if ("problems" in wish) {
      const errors = Object.entries(wish.problems).map(([field, code]) => [field, ERROR_TEXTS[code]]);
      return refuse(sent, 400, { errors: Object.fromEntries(errors) });
    }
    const deps = { db, reader, now, outbox, givers, live, waitUntil, tokenSecret: config.tokenSecret };
    const [tooMany, first] = await Promise.all([
      refuseTooMany(sent, "gift", "", reader),
      findGiftLine(deps, token, wish.target),
    ]);
    if (tooMany) return refuse(sent, tooMany.init.status, tooMany, tooMany.init.headers);
    const proofFor = (listId: string) => readGiftProof(config, sent.request, listId);
    const result = await reserveGift(deps, token, wish, proofFor, first);
    if (result.kind !== "reserved") return refuse(sent, STATUS[result.kind], { message: wordsFor(result) });
    const headers = { "Set-Cookie": await giftCookie(config, result.listId, result.key) };
    return done(
      { id: result.id },
      (): Page =>
        redirect(`/gifts/${token}?${new URLSearchParams({ done: result.id })}`, { status: 303, headers }),
      headers,
    );
  },
  fault: {
    event: "gift_not_reserved",
    message: () => ERROR_TEXTS.GIFT_NOT_SAVED,
    page: (sent): Page =>
      onPage({ message: ERROR_TEXTS.GIFT_NOT_SAVED, errors: {}, typed: shownAgain(sent.fields) }, 503),
  },
});

/** What is said of a line that has nothing left. */
export const NONE_LEFT = {
  owned: "GIFT_OWNED",
  yours: "GIFT_ALL_YOURS",
  taken: "GIFT_TAKEN",
} as const satisfies Record<WhyNone, ErrorCode>;

type Refusal = Exclude<ReserveResult, { kind: "reserved" }>;

const STATUS: Readonly<Record<Refusal["kind"], number>> = {
  "no-list": 404,
  gone: 409,
  taken: 409,
  "list-full": 409,
  "browser-full": 409,
  busy: 503,
};

function wordsFor(refusal: Refusal): string {
  switch (refusal.kind) {
    case "no-list":
      return ERROR_TEXTS.GIFT_LIST_GONE;
    case "gone":
      return ERROR_TEXTS.GIFT_GONE;
    case "taken":
      return refusal.left === 0 ? ERROR_TEXTS[NONE_LEFT[refusal.why]] : RESERVE_COPY.onlyLeft(refusal.left);
    case "list-full":
      return ERROR_TEXTS.GIFT_LIST_FULL;
    case "browser-full":
      return ERROR_TEXTS.GIFT_BROWSER_FULL;
    case "busy":
      return ERROR_TEXTS.GIFT_NOT_SAVED;
    default:
      return refusal satisfies never;
  }
}
