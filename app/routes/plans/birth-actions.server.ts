// The actions of "Baby has arrived". Without scripts, the form leads to the plan's progress or returns to its
// page.

import { data, href } from "react-router";
import {
  BIRTH_FORM_ID,
  birthPath,
  REFUSED_BABIES_PARAM,
  REFUSED_BIRTH_PARAM,
} from "~/contracts/plans/plan-addresses.ts";
import { birthForm, readBirthForm } from "~/contracts/plans/plan-forms.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { done, formAction, refused, type Sent } from "~/http/form-action.server.ts";
import { pageOfForm, seeOther } from "~/http/form-page.server.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { recordBirth } from "~/usecases/plans/change-answers.ts";

const LONGEST_VALUE = 40;

type SentBirth = Sent<(typeof birthForm.fields)[number], unknown>;
type Page = Response | ReturnType<typeof problemOnPage>;
type Shown = Page | Promise<Page>;

export const saveBirth = formAction({
  contract: birthForm,
  async act(sent) {
    const { db, planQueue, live, now, timeZone } = sent.app;
    const wish = readBirthForm(sent.fields, dayInZone(new Date(now), timeZone));
    if ("error" in wish) return refused(400, ERROR_TEXTS[wish.error], (): Shown => backWithDate(sent));
    const { onboardingId: planId = "" } = sent.params;
    const { bornOn, babies } = wish;
    const needs = { db, planQueue, live, now };
    const result = await recordBirth(needs, sent.viewer.id, planId, bornOn, babies);
    switch (result.kind) {
      case "recalculating":
        noteAct(sent.app, { userId: sent.viewer.id, plan: { planId } }, { act: "birth" });
        return done(
          { isRecalculating: true },
          (): Shown => seeOther(sent, href("/onboarding/processing/:onboardingId", { onboardingId: planId })),
        );
      case "unchanged":
        return done({ isRecalculating: false }, (): Shown => seeOther(sent, pageOf(sent)));
      case "refused": {
        const message = ERROR_TEXTS[result.code];
        return refused(409, message, (): Shown => problemOnPage(message));
      }
      case "not-found":
        return refused(404, ERROR_TEXTS.BIRTH_NOT_SAVED, (): Shown => {
          throw data(null, { status: 404 });
        });
      default:
        return result satisfies never;
    }
  },
  fault: {
    event: "birth_not_saved",
    message: () => ERROR_TEXTS.BIRTH_NOT_SAVED,
    page: (sent): Shown => seeOther(sent, pageOf(sent), "birth-not-saved"),
  },
});

function problemOnPage(message: string) {
  return data({ message }, { status: 409 });
}

function pageOf({ app, fields, params }: SentBirth): URL {
  const page = pageOfForm(fields, app.config.origin, birthPath(params.onboardingId ?? ""));
  page.searchParams.delete(REFUSED_BIRTH_PARAM);
  page.searchParams.delete(REFUSED_BABIES_PARAM);
  page.hash = BIRTH_FORM_ID;
  return page;
}

/** The page shows what was refused with the reason. */
function backWithDate(sent: SentBirth): Promise<Response> {
  const page = pageOf(sent);
  const { bornOn, babies } = sent.fields;
  if (bornOn !== undefined) page.searchParams.set(REFUSED_BIRTH_PARAM, bornOn.slice(0, LONGEST_VALUE));
  if (babies !== undefined) page.searchParams.set(REFUSED_BABIES_PARAM, babies.slice(0, LONGEST_VALUE));
  return seeOther(sent, page);
}
