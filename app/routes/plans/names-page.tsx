// The page of a plan's names: its babies', and that of the parent who looks at it. Other pages show the same form; without scripts,
// this page shows why a name was refused.

import { data, href } from "react-router";
import { BabyFrame } from "~/components/plans/baby-frame.tsx";
import { NamesForm } from "~/components/plans/name-fields.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { babyField, namesForm, readNames, SKIP } from "~/contracts/plans/names-form.ts";
import { selectPlanSummaryForViewer, updateNamesOutside } from "~/data/plans/plans.server.ts";
import { firstNameOf } from "~/domain/members/person-name.ts";
import { may } from "~/domain/members/roles.ts";
import { nameOfEach } from "~/domain/plans/names.ts";
import { appContext } from "~/http/context.ts";
import { missing } from "~/http/error-statuses.server.ts";
import { done, formAction, refused } from "~/http/form-action.server.ts";
import { backToForm } from "~/http/form-page.server.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import { forWhoMay } from "~/http/plan-refusal.server.ts";
import { type FormOutcome, formAgain, refuseFields } from "~/http/shown-form.server.ts";
import { readFound, requireViewer } from "~/http/viewer.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { nameBabies, nameUser } from "~/usecases/members/name-people.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { NAMES_COPY, NAMES_PAGE_COPY } from "~/words/en/plans/names-copy.ts";
import type { Route } from "./+types/names-page";

export { writesLimited as middleware } from "~/http/guards.server.ts";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(NAMES_COPY.title) }];

export const loader = forWhoMay("edit", async (args: Route.LoaderArgs) => {
  const { db, reader } = args.context.get(appContext);
  const [plan, unsent] = await readFound(args, data(null, { status: 404 }), (userId) => [
    reader.read(selectPlanSummaryForViewer(db, userId, args.params.onboardingId, "edit")),
    readUnsent(args),
  ]);
  const viewer = await requireViewer(args);
  const { onboardingId: planId, cardTitle, attemptNumber, babyNames, babies, role, namesOutside } = plan;
  return {
    onboardingId: planId,
    cardTitle,
    babyNames,
    attemptNumber,
    babies,
    names: nameOfEach(babyNames, babies),
    own: firstNameOf(viewer) ?? "",
    ...(may(role, "manage") && { isOutside: namesOutside }),
    typed: unsent?.fields ?? null,
  };
});

export const action = formAction({
  contract: namesForm,
  async act(sent): Promise<FormOutcome> {
    const { onboardingId: planId = "" } = sent.params;
    const { id: viewerId, givenName } = sent.viewer;
    const planPath = href("/dashboards/:onboardingId", { onboardingId: planId });
    const isSkipped = sent.fields.wish === SKIP;
    const { names, errors } = readNames(isSkipped ? {} : sent.fields);
    if (!names) return refuseFields(sent, errors);
    if (!(await nameBabies(sent.app, viewerId, planId, names.babies))) {
      return refused(missing("NAMES_NOT_SAVED"), () => {
        throw data(null, { status: 404 });
      });
    }
    if (sent.fields.outsideAsked === "yes")
      await updateNamesOutside(sent.app.db, viewerId, planId, sent.fields.outside === "on");
    if (names.own !== null || (isSkipped && givenName === null))
      await nameUser(sent.app, viewerId, names.own);
    if (names.babies) noteAct(sent.app, { userId: viewerId, planId }, { act: "names" });
    return done({ success: true as const }, () =>
      isSkipped ? backToForm(sent, planPath) : backToForm(sent, planPath, "names-saved"),
    );
  },
  fault: { event: "names_not_saved", why: "NAMES_NOT_SAVED", page: formAgain },
});

export default function Names({ loaderData, actionData }: Route.ComponentProps) {
  const { onboardingId: planId, names, own, isOutside } = loaderData;
  const path = href("/dashboards/:onboardingId", { onboardingId: planId });
  const typed = actionData?.typed ?? loaderData.typed;
  return (
    <BabyFrame plan={loaderData} part="birth" title={NAMES_COPY.title}>
      <p className="mt-4 mb-4 text-ink-soft">{NAMES_PAGE_COPY.lead}</p>
      {actionData?.message && <ErrorNotice>{actionData.message}</ErrorNotice>}
      <NamesForm
        key={JSON.stringify([names, own])}
        planId={planId}
        babies={names.map((name, at) => typed?.[babyField(at)] ?? name)}
        own={typed?.yourName ?? own}
        from={typed?.from ?? path}
        errors={actionData?.errors}
      >
        {isOutside !== undefined && <Outside isChecked={typed ? typed.outside === "on" : isOutside} />}
      </NamesForm>
    </BabyFrame>
  );
}

/** Whether the babies' names may stand where others may see them. */
function Outside({ isChecked }: { isChecked: boolean }) {
  return (
    <label className="flex min-h-11 items-start gap-3">
      <input type="hidden" name="outsideAsked" value="yes" />
      <input
        type="checkbox"
        name="outside"
        value="on"
        defaultChecked={isChecked}
        aria-describedby="outside-hint"
        className="mt-0.5 size-5 shrink-0 accent-rose"
      />
      <span className="min-w-0">
        <span className="font-semibold">{NAMES_PAGE_COPY.outside}</span>
        <span id="outside-hint" className="block text-sm text-ink-soft">
          {NAMES_PAGE_COPY.outsideHint}
        </span>
      </span>
    </label>
  );
}
