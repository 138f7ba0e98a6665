// What the pages of links for helpers and for calendars do alike: they show a plan's links, and make, renew, and close them.
import { data } from "react-router";
import { calendarPath } from "~/contracts/feed/feed-addresses.ts";
import type { FormContract } from "~/contracts/form.ts";
import {
  calendarForm,
  helperForm,
  linkButton,
  linkFields,
  type ShownLink,
} from "~/contracts/sharing/made-link-form.ts";
import { helpersPath } from "~/contracts/today/today-addresses.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { deleteLink, type MadeLinkRow, selectMadeLinks } from "~/data/sharing/made-links.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import type { MadeLinkKind } from "~/domain/sharing/made-link.ts";
import { appContext, type Viewer } from "~/http/context.ts";
import { formAction, leads, type Sent } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import {
  checkForm,
  type FormOutcome,
  formAgain,
  refuseFields,
  refuseForm,
} from "~/http/shown-form.server.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { extendHelperLink, giveLink, linkAddress } from "~/usecases/sharing/give-link.ts";
import { dayWords } from "~/words/en/day-words.ts";
import type { FlashName } from "~/words/en/flashes.ts";
import { LANGUAGE_NAMES } from "~/words/languages.ts";
import { spokenLanguage } from "~/words/public-path.ts";

/** Links as the page shows them, with days as the plan's country writes them. */
export function shownLinks(
  { context }: RouteArgs,
  kind: MadeLinkKind,
  links: readonly MadeLinkRow[],
  country: string,
): Promise<ShownLink[]> {
  const { config, now, timeZone } = context.get(appContext);
  return Promise.all(
    links.map(async ({ expiresAt, language, sealedToken, ...link }) => ({
      ...link,
      link: await linkAddress(config, kind, { id: link.id, sealedToken }),
      isHidden: sealedToken === null,
      isOver: expiresAt !== null && expiresAt <= now,
      until: expiresAt === null ? null : dayWords(dayInZone(new Date(expiresAt), timeZone), country),
      language: language && LANGUAGE_NAMES[language].name,
    })),
  );
}

const KINDS = {
  helper: {
    contract: helperForm,
    label: "helper",
    path: helpersPath,
    full: "HELPERS_FULL",
    fault: { event: "helper_link_not_saved", why: "HELPER_NOT_SAVED" },
  },
  calendar: {
    contract: calendarForm,
    label: "label",
    path: calendarPath,
    full: "CALENDARS_FULL",
    fault: { event: "calendar_link_not_saved", why: "CALENDAR_NOT_SAVED" },
  },
} as const;

type SentLink = Sent<string, Viewer>;

/** Makes, renews, or closes a link of a kind. */
export function madeLinkAction(kind: MadeLinkKind) {
  const { path, label: named, full, fault } = KINDS[kind];
  const contract: FormContract = KINDS[kind].contract;

  async function act(sent: SentLink): Promise<FormOutcome> {
    const { intent, [`${kind}Id`]: id } = sent.fields;
    const button = linkButton.safeParse({ intent, id }).data;
    if (!button || (kind === "calendar" && button.intent === "renew")) return refuseForm(sent, "UNEXPECTED");
    return button.intent === "make" ? make(sent) : change(sent, button.id, button.intent === "renew");
  }

  async function change(sent: SentLink, id: string, isRenewal: boolean): Promise<FormOutcome> {
    const { db, now } = sent.app;
    const link = { planId: planOf(sent), id };
    const isThere = isRenewal
      ? await extendHelperLink({ db, now }, sent.viewer.id, link)
      : await deleteLink(db, sent.viewer.id, link, kind);
    if (isThere) return back(sent, isRenewal ? "helper-renewed" : `${kind}-closed`);
    // Another parent has closed it.
    await readEditable(sent);
    return leads(await seeOther(sent, path(planOf(sent)), "helper-gone"));
  }

  async function make(sent: SentLink): Promise<FormOutcome> {
    const { config, db, now } = sent.app;
    const read = checkForm(sent, linkFields);
    if ("refusal" in read) return read.refusal;
    const { [named]: label, shownName, ofFamily } = read.value;
    const wished =
      kind === "helper" ? { kind, label, shownName } : { kind, label, language: spokenLanguage(), ofFamily };
    const deps = { db, now, tokenSecret: config.tokenSecret };
    if (await giveLink(deps, sent.viewer.id, planOf(sent), wished)) return back(sent, `${kind}-given`);
    const { status } = await readEditable(sent);
    const links = await selectMadeLinks(db, sent.viewer.id, planOf(sent), kind);
    if (links.some((link) => link.label === label)) return refuseFields(sent, { [named]: "LINK_NAME_TAKEN" });
    return refuseForm(sent, isComplete(status) ? full : "ATTEMPT_NOT_READY");
  }

  async function back(sent: SentLink, flash: FlashName): Promise<FormOutcome> {
    const planId = planOf(sent);
    const did = { act: `${kind}-link`, of: `${kind}-link` } as const;
    noteAct(sent.app, { userId: sent.viewer.id, planId }, did);
    return leads(await seeOther(sent, path(planId), flash));
  }

  return formAction({ contract, act, fault: { ...fault, page: formAgain } });
}

/** 404 unless the sender may edit the plan. */
async function readEditable(sent: SentLink) {
  const [plan] = await selectPlanSummaryForViewer(sent.app.db, sent.viewer.id, planOf(sent), "edit");
  if (!plan) throw data(null, { status: 404 });
  return plan;
}

function planOf({ params }: SentLink): string {
  return params.onboardingId ?? "";
}
