// /dashboards/{id}/calendar: a plan's links for calendars, which its parents make, copy, and close.
import { data, Link } from "react-router";
import { backToPlan, PageFrame } from "~/components/layout/page-frame.tsx";
import { PlanPageError } from "~/components/plans/plan-page-error.tsx";
import { CalendarHelp, CalendarLinks, LinkForm } from "~/components/sharing/link-cards.tsx";
import type { Viewer } from "~/context.ts";
import { calendarButton, calendarFields, calendarForm } from "~/contracts/feed/calendar-form.ts";
import { calendarPath } from "~/contracts/feed/feed-addresses.ts";
import { namesPath } from "~/contracts/plans/plan-addresses.ts";
import type { RouteFacts } from "~/contracts/route-facts.ts";
import { CALENDAR_COPY } from "~/copy/feed/calendar-links-copy.ts";
import type { FlashName } from "~/copy/flashes.ts";
import { NAMES_PAGE_COPY } from "~/copy/plans/names-copy.ts";
import { selectCalendarLinks } from "~/data/feed/calendar-links.server.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { deleteLink } from "~/data/sharing/made-links.server.ts";
import { MOST_CALENDAR_LINKS } from "~/domain/feed/calendar-link.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { formAction, leads, type Sent } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import { forWhoMay } from "~/http/plan-refusal.server.ts";
import {
  checkForm,
  type FormOutcome,
  formAgain,
  refuseFields,
  refuseForm,
} from "~/http/shown-form.server.ts";
import { spokenLanguage } from "~/language/public-path.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { failedPageMeta, planPageTitle } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { giveCalendarLink } from "~/usecases/feed/give-calendar-link.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import type { Route } from "./+types/calendar-page";
import { readCalendarPage } from "./read-calendar-page.server.ts";

export const handle: RouteFacts = { readsNear: true };

export const meta: Route.MetaFunction = ({ error, loaderData }) =>
  error ? failedPageMeta(error) : [{ title: planPageTitle(CALENDAR_COPY.title, loaderData?.plan) }];

export const middleware: Route.MiddlewareFunction[] = [limitRate("write")];

export const loader = forWhoMay("edit", (args: Route.LoaderArgs) =>
  readCalendarPage(args, args.params.onboardingId),
);

/** Makes or closes a link. */
export const action = formAction({
  contract: calendarForm,
  async act(sent): Promise<FormOutcome> {
    const button = calendarButton.safeParse(sent.fields).data;
    if (!button) return refuseForm(sent, "UNEXPECTED");
    if (button.intent === "make") return make(sent);
    const link = { planId: planOf(sent), id: button.calendarId };
    if (await deleteLink(sent.app.db, sent.viewer.id, link, "calendar")) return back(sent, "calendar-closed");
    // Another parent has closed it.
    await readEditable(sent);
    return leads(await seeOther(sent, calendarPath(planOf(sent)), "helper-gone"));
  },
  fault: {
    event: "calendar_link_not_saved",
    why: "CALENDAR_NOT_SAVED",
    page: (sent, refusal) => formAgain(sent, refusal),
  },
});

type SentLink = Sent<(typeof calendarForm.fields)[number], Viewer>;

async function make(sent: SentLink): Promise<FormOutcome> {
  const { config, db, now } = sent.app;
  const read = checkForm(sent, calendarFields);
  if ("refusal" in read) return read.refusal;
  const deps = { db, now, tokenSecret: config.tokenSecret };
  const link = { label: read.value.label, language: spokenLanguage() };
  if (await giveCalendarLink(deps, sent.viewer.id, planOf(sent), link)) return back(sent, "calendar-given");
  const { status } = await readEditable(sent);
  const links = await selectCalendarLinks(db, sent.viewer.id, planOf(sent));
  if (links.some(({ label }) => label === link.label))
    return refuseFields(sent, { label: "LINK_NAME_TAKEN" });
  return refuseForm(sent, isComplete(status) ? "CALENDARS_FULL" : "ATTEMPT_NOT_READY");
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

async function back(sent: SentLink, flash: FlashName): Promise<FormOutcome> {
  const planId = planOf(sent);
  const did = { act: "calendar-link", of: "calendar-link" } as const;
  noteAct(sent.app, { userId: sent.viewer.id, plan: { planId } }, did);
  return leads(await seeOther(sent, calendarPath(planId), flash));
}

export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, links, mayName, typed } = loaderData;
  const { onboardingId: planId } = plan;
  const isFirst = links.length === 0;
  return (
    <PageFrame title={CALENDAR_COPY.title} lead={CALENDAR_COPY.lead} back={backToPlan(plan)}>
      {isComplete(plan.status) ? (
        <>
          <CalendarLinks planId={planId} links={links} />
          {!isFirst && <CalendarHelp />}
          <LinkForm
            // Its fields are empty again once a link is made.
            key={links.length}
            path={calendarPath(planId)}
            copy={CALENDAR_COPY}
            fields={[{ name: "label", label: CALENDAR_COPY.label, usual: CALENDAR_COPY.usualLabel }]}
            refusal={actionData ?? null}
            typed={typed}
            isFirst={isFirst}
            isFull={links.length >= MOST_CALENDAR_LINKS}
          />
          {mayName && (
            <Link className="linkish mt-3 inline-flex min-h-11 items-center" to={namesPath(planId)}>
              {NAMES_PAGE_COPY.outside}
            </Link>
          )}
          {isFirst && <CalendarHelp />}
        </>
      ) : (
        <NotReady plan={plan} />
      )}
    </PageFrame>
  );
}

export const ErrorBoundary = PlanPageError;
