// Changes of one's own reservations, by the secrets in this browser's cookie. Only takes forms.
import { data, redirect } from "react-router";
import { ownGiftForm, readOwnGiftForm } from "~/contracts/gifts/giver-forms.ts";
import { readGiftProof } from "~/http/cookies/link-cookies.server.ts";
import type { Why } from "~/http/error-statuses.server.ts";
import { done, openFormAction, refused } from "~/http/form-action.server.ts";
import { formsOnlyMiddleware, limitRate } from "~/http/guards.server.ts";
import type { Refusal } from "~/http/script-answers.server.ts";
import { refuseTooMany } from "~/http/tries.server.ts";
import { findGiftList } from "~/usecases/gifts/find-gift-list.ts";
import { changeOwnGift, type OwnGiftResult, secretFor } from "~/usecases/gifts/own-reservations.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { arrivedWords, GIVER_COPY, RESERVE_COPY } from "~/words/en/gifts/giver-page-copy.ts";
import type { Route } from "./+types/own-gift";

export const middleware: Route.MiddlewareFunction[] = [limitRate("write"), formsOnlyMiddleware];

function refuse(why: Why) {
  return refused(why, thrown);
}

function thrown({ status, message, headers = {} }: Refusal): Response {
  throw data({ message }, { status, headers });
}

export const action = openFormAction({
  contract: ownGiftForm,
  async act(sent) {
    const { config, db, reader, now, givers, live, waitUntil } = sent.app;
    const { token = "" } = sent.params;
    const form = readOwnGiftForm(sent.fields);
    if (!form) return refuse("FORM_UNREADABLE");
    const [tooMany, found] = await Promise.all([
      refuseTooMany(sent, "gift", "", reader),
      findGiftList({ db, reader, now, tokenSecret: config.tokenSecret }, token),
    ]);
    if (tooMany) return refuse(tooMany);
    if (!found) return refuse("GIFT_LIST_GONE");
    const proof = await readGiftProof(config, sent.request, found.list.listId);
    const secret = secretFor(found, form.id, proof);
    const result: OwnGiftResult = secret
      ? await changeOwnGift({ db, now, givers, live, waitUntil }, secret, form)
      : { kind: "not-yours" };
    if (result.kind !== "changed" && result.kind !== "undone")
      return refuse({ status: 409, message: wordsFor(result) });
    const isUndone = result.kind === "undone";
    return done({ kind: result.kind }, () => redirect(`/gifts/${token}${isUndone ? "?undone" : ""}`, 303));
  },
  fault: { event: "gift_not_changed", why: "GIFT_NOT_SAVED", page: (_, refusal) => thrown(refusal) },
});

function wordsFor(refusal: Exclude<OwnGiftResult, { kind: "changed" | "undone" }>): string {
  switch (refusal.kind) {
    case "not-yours":
      return ERROR_TEXTS.GIFT_NOT_YOURS;
    case "waiting":
      return GIVER_COPY.waiting;
    case "arrived":
      return arrivedWords(refusal.arrived, refusal.pieces);
    case "no-number":
      return ERROR_TEXTS.GIFT_PIECES_INVALID;
    case "taken":
      return RESERVE_COPY.onlyLeft(refusal.most);
    case "busy":
      return ERROR_TEXTS.GIFT_NOT_SAVED;
    default:
      return refusal satisfies never;
  }
}
