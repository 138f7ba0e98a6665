// What a plan's babies are called, and the parent who looks at it. Other pages show the same form; without scripts, a refused
// name is shown here.

import { data, href, Link } from "react-router";
import { NamesForm } from "~/components/plans/name-fields.tsx";
import { appContext } from "~/context.ts";
import type { SentFields } from "~/contracts/form.ts";
import { babyField, namesForm, readNames, SKIP } from "~/contracts/plans/names-form.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { NAMES_COPY } from "~/copy/plans/names-copy.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { firstNameOf } from "~/domain/members/person-name.ts";
import { nameOfEach } from "~/domain/plans/names.ts";
import { done, formAction, refused } from "~/http/form-action.server.ts";
import { shownAgain } from "~/http/form-body.server.ts";
import { backToForm } from "~/http/form-page.server.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import { errorTexts, forWhoMay } from "~/http/plan-refusal.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { nameBabies, nameUser } from "~/usecases/members/name-people.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import type { Route } from "./+types/names-page";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(NAMES_COPY.title) }];

export const middleware: Route.MiddlewareFunction[] = [limitRate("write")];

export const loader = forWhoMay("edit", async (args: Route.LoaderArgs) => {
  const { db, reader } = args.context.get(appContext);
  const { viewer, rows } = await readAsViewer(args, (userId) =>
    Promise.all([
      reader.read(selectPlanSummaryForViewer(db, userId, args.params.onboardingId, "edit")),
      readUnsent(args),
    ]),
  );
  const [[plan], unsent] = rows;
  if (!plan) throw data(null, { status: 404 });
  const { onboardingId: planId, babyNames, babies } = plan;
  return {
    onboardingId: planId,
    babies: nameOfEach(babyNames, babies),
    own: firstNameOf(viewer) ?? "",
    typed: unsent?.fields ?? null,
  };
});

interface Refusal {
  errors: Readonly<Record<string, string>>;
  typed: Record<string, string>;
}

/** The page, or that it comes back with what was typed. */
type Shown = Promise<Response | ReturnType<typeof data<Refusal>>>;

export const action = formAction({
  contract: namesForm,
  async act(sent) {
    const { onboardingId: planId = "" } = sent.params;
    const { id: viewerId, givenName } = sent.viewer;
    const planPath = href("/dashboards/:onboardingId", { onboardingId: planId });
    const isSkipped = sent.fields.wish === SKIP;
    const { names, errors } = readNames(isSkipped ? {} : sent.fields);
    if (!names) {
      const typed = shownAgain(sent.fields);
      const [first] = Object.values(errorTexts(errors));
      const body = { message: first ?? ERROR_TEXTS.NAMES_NOT_SAVED, errors: errorTexts(errors) };
      return refused(400, body, () => data({ ...body, typed }, { status: 400 }));
    }
    const isNamed = await nameBabies(sent.app, viewerId, planId, names.babies);
    if (!isNamed)
      return refused(404, ERROR_TEXTS.NAMES_NOT_SAVED, () => {
        throw data(null, { status: 404 });
      });
    if (names.own !== null || (isSkipped && givenName === null))
      await nameUser(sent.app, viewerId, names.own);
    if (names.babies) noteAct(sent.app, { userId: viewerId, plan: { planId } }, { act: "names" });
    return done(
      { success: true as const },
      (): Shown => (isSkipped ? backToForm(sent, planPath) : backToForm(sent, planPath, "names-saved")),
    );
  },
  fault: {
    event: "names_not_saved",
    message: () => ERROR_TEXTS.NAMES_NOT_SAVED,
    page: (sent): Shown => comeBack(sent, { "baby-1": ERROR_TEXTS.NAMES_NOT_SAVED }, 503),
  },
});

async function comeBack(
  { fields }: { fields: SentFields },
  errors: Refusal["errors"],
  status: number,
): Shown {
  return data<Refusal>({ errors, typed: shownAgain(fields) }, { status });
}

export default function Names({ loaderData, actionData }: Route.ComponentProps) {
  const { onboardingId: planId, babies, own } = loaderData;
  const path = href("/dashboards/:onboardingId", { onboardingId: planId });
  const refusal = actionData ?? null;
  const typed = refusal?.typed ?? loaderData.typed;
  return (
    <section className="container-page max-w-xl py-6 md:py-10">
      <Link className="linkish inline-flex min-h-11 items-center text-sm" to={path}>
        {NAMES_COPY.back}
      </Link>
      <h1 className="mt-1 text-xl">{NAMES_COPY.title}</h1>
      <p className="mt-1 mb-4 text-ink-soft">{NAMES_COPY.lead}</p>
      <NamesForm
        key={JSON.stringify([babies, own])}
        planId={planId}
        babies={babies.map((name, at) => typed?.[babyField(at)] ?? name)}
        own={typed?.yourName ?? own}
        from={typed?.from ?? path}
        errors={refusal?.errors}
      />
    </section>
  );
}
