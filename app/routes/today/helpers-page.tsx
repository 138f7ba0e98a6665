// /dashboards/{id}/today/helpers: Today for those who help, as a text to copy for everyone on the plan, and as links for its parents.
import { data } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { PlanPageError } from "~/components/plans/plan-page-error.tsx";
import { HelperLinks, HelperText, LinkForm } from "~/components/sharing/link-cards.tsx";
import type { Viewer } from "~/context.ts";
import type { RouteFacts } from "~/contracts/route-facts.ts";
import { helperButton, helperFields, helperForm } from "~/contracts/today/helper-form.ts";
import { helpersPath, todayPath } from "~/contracts/today/today-addresses.ts";
import type { FlashName } from "~/copy/flashes.ts";
import { HELPERS_COPY } from "~/copy/today/helper-copy.ts";
import { TODAY_COPY } from "~/copy/today/today-copy.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { deleteLink } from "~/data/sharing/made-links.server.ts";
import { selectHelperLinks } from "~/data/today/helper-links.server.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { MOST_HELPER_LINKS } from "~/domain/today/helper-link.ts";
import { formAction, leads, type Sent } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import {
  checkForm,
  type FormOutcome,
  formAgain,
  refuseFields,
  refuseForm,
} from "~/http/shown-form.server.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { failedPageMeta, planPageTitle } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { noteAct } from "~/usecases/members/note-act.ts";
import { extendHelperLink, giveHelperLink } from "~/usecases/today/give-helper-link.ts";
import type { Route } from "./+types/helpers-page";
import { readHelpers } from "./read-helper.server.ts";

export const handle: RouteFacts = { readsNear: true };

export const meta: Route.MetaFunction = ({ error, loaderData }) =>
  error ? failedPageMeta(error) : [{ title: planPageTitle(HELPERS_COPY.title, loaderData?.plan) }];

export const middleware: Route.MiddlewareFunction[] = [limitRate("write")];

export const loader = (args: Route.LoaderArgs) => readHelpers(args, args.params.onboardingId);

/** Makes, renews, or closes a link. */
export const action = formAction({
  contract: helperForm,
  async act(sent): Promise<FormOutcome> {
    const { db, now } = sent.app;
    const button = helperButton.safeParse(sent.fields).data;
    if (!button) return refuseForm(sent, "UNEXPECTED");
    if (button.intent === "make") return make(sent);
    const link = { planId: planOf(sent), id: button.helperId };
    const isRenewal = button.intent === "renew";
    const isThere = isRenewal
      ? await extendHelperLink({ db, now }, sent.viewer.id, link)
      : await deleteLink(db, sent.viewer.id, link, "helper");
    if (isThere) return back(sent, isRenewal ? "helper-renewed" : "helper-closed");
    // Another parent has closed it.
    await readEditable(sent);
    return leads(await seeOther(sent, helpersPath(planOf(sent)), "helper-gone"));
  },
  fault: {
    event: "helper_link_not_saved",
    why: "HELPER_NOT_SAVED",
    page: (sent, refusal) => formAgain(sent, refusal),
  },
});

type SentLink = Sent<(typeof helperForm.fields)[number], Viewer>;

async function make(sent: SentLink): Promise<FormOutcome> {
  const { config, db, now } = sent.app;
  const read = checkForm(sent, helperFields);
  if ("refusal" in read) return read.refusal;
  const deps = { db, now, tokenSecret: config.tokenSecret };
  const planId = planOf(sent);
  if (await giveHelperLink(deps, sent.viewer.id, planId, read.value)) return back(sent, "helper-given");
  const { status } = await readEditable(sent);
  const links = await selectHelperLinks(db, sent.viewer.id, planId);
  const isTaken = links.some(({ label }) => label === read.value.helper);
  if (isTaken) return refuseFields(sent, { helper: "LINK_NAME_TAKEN" });
  return refuseForm(sent, isComplete(status) ? "HELPERS_FULL" : "ATTEMPT_NOT_READY");
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
  const did = { act: "helper-link", of: "helper-link" } as const;
  noteAct(sent.app, { userId: sent.viewer.id, plan: { planId } }, did);
  return leads(await seeOther(sent, helpersPath(planId), flash));
}

export default function Helpers({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, text, links, mayEdit, typed } = loaderData;
  const { onboardingId: planId } = plan;
  return (
    <PageFrame
      title={HELPERS_COPY.title}
      lead={HELPERS_COPY.lead}
      back={{ to: todayPath(planId), label: TODAY_COPY.title }}
    >
      {text === null ? (
        <NotReady plan={plan} />
      ) : (
        <>
          <HelperText text={text} />
          <HelperLinks planId={planId} links={links} />
          {mayEdit && (
            <LinkForm
              // Its fields are empty again once a link is made.
              key={links.length}
              path={helpersPath(planId)}
              copy={HELPERS_COPY}
              fields={[
                { name: "helper", label: HELPERS_COPY.helper, usual: HELPERS_COPY.usualHelper },
                { name: "shownName", label: HELPERS_COPY.name },
              ]}
              refusal={actionData ?? null}
              typed={typed}
              isFirst={links.length === 0}
              isFull={links.length >= MOST_HELPER_LINKS}
            />
          )}
        </>
      )}
    </PageFrame>
  );
}

export const ErrorBoundary = PlanPageError;
