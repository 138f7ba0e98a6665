import { Form, redirect } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { ButtonLink, SubmitButton } from "~/components/ui/button.tsx";
import { ChoiceCards } from "~/components/ui/choice-cards.tsx";
import { Field, FieldError } from "~/components/ui/field.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import { deleteAccountForm, deleteAccountRequest } from "~/contracts/accounts/account-forms.ts";
import type { AnsweredForm } from "~/contracts/form.ts";
import { selectCredentials } from "~/data/accounts/password-rows.server.ts";
import { selectEditorsOfOwn } from "~/data/members/people.server.ts";
import { personName } from "~/domain/members/person-name.ts";
import { heirsOf } from "~/domain/members/plan-acts.ts";
import { isProofFresh } from "~/domain/session-life.ts";
import { appContext } from "~/http/context.ts";
import { signOutHeaders } from "~/http/cookies/sign-out.server.ts";
import { refusalOf } from "~/http/error-statuses.server.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { checkForm, type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { toPublic } from "~/http/to-public.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { deleteAccount } from "~/usecases/accounts/delete-account.ts";
import { DELETE_COPY } from "~/words/en/accounts/account.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import { refuseTooMany } from "../../http/tries.server.ts";
import type { Route } from "./+types/delete-account-page";
import { provePath, toProfile } from "./auth-path.ts";

export { authLimited as middleware } from "~/http/guards.server.ts";
export { passRetryAfter as headers } from "~/lib/send-form.ts";

const PATH = "/profile/delete";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(DELETE_COPY.title) }];

export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now } = args.context.get(appContext);
  const { viewer, rows } = await readAsViewer(args, (userId) =>
    Promise.all([reader.read(selectCredentials(db, userId)), reader.read(selectEditorsOfOwn(db, userId))]),
  );
  const [[credentials], editors] = rows;
  const hasPassword = credentials?.passwordHash != null;
  return {
    hasPassword,
    isProofNeeded: !hasPassword && !isProofFresh(viewer.provedAt, now),
    /** What is handed over to whom, if its owner wants that. */
    heirs: heirsOf(editors).map((one) => ({
      onboardingId: one.onboardingId,
      title: titleOfPlan(one),
      name: personName(one),
    })),
  };
}

export const action = formAction({
  contract: deleteAccountRequest,
  async act(sent): Promise<FormOutcome> {
    const { config, db, live, outbox, now } = sent.app;
    const form = checkForm(sent, deleteAccountForm);
    if ("refusal" in form) return form.refusal;
    const refusal = await refuseTooMany(sent, "check-password", sent.viewer.id);
    if (refusal) return refuseForm(sent, refusal);
    const result = await deleteAccount({ db, live, outbox, now }, sent.viewer, form.value);
    switch (result) {
      case "deleted":
        return leads(
          toPublic(config, "/auth?notice=account-deleted", { headers: await signOutHeaders(config) }),
        );
      case "proof-needed":
        return leads(redirect(provePath(PATH)));
      case "choice-needed":
        return refuseForm(sent, { status: 409, message: DELETE_COPY.choiceNeeded });
      case "password-wrong":
        return form.value.password
          ? refuseForm(sent, "PASSWORD_WRONG", "password")
          : refuseForm(sent, refusalOf("PASSWORD_MISSING", { status: 403 }), "password");
      default:
        return result satisfies never;
    }
  },
});

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPassword, isProofNeeded, heirs } = loaderData;
  return (
    <PageFrame title={DELETE_COPY.title} lead={DELETE_COPY.lead} back={toProfile()}>
      <div className="grid gap-5">
        {isProofNeeded ? (
          <ProofFirst />
        ) : (
          <DeleteForm hasPassword={hasPassword} heirs={heirs} answer={actionData} />
        )}
        <ButtonLink to="/profile" look={isProofNeeded ? "bare" : "quiet"}>
          {DELETE_COPY.keep}
        </ButtonLink>
      </div>
    </PageFrame>
  );
}

function ProofFirst() {
  return (
    <>
      <p>{DELETE_COPY.proveFirst}</p>
      <ButtonLink to={provePath(PATH)}>{DELETE_COPY.prove}</ButtonLink>
    </>
  );
}

interface DeleteFormProps {
  hasPassword: boolean;
  heirs: Route.ComponentProps["loaderData"]["heirs"];
  answer: AnsweredForm | undefined;
}

function DeleteForm({ hasPassword, heirs, answer }: DeleteFormProps) {
  const form = useFirstWrong(answer);
  const error = answer?.message ?? answer?.errors.password;
  return (
    <Form ref={form} method="post" action={PATH} noValidate className="grid gap-5">
      {heirs.length > 0 && <PlansOfOthers heirs={heirs} />}
      {hasPassword ? (
        <Field
          name="password"
          type="password"
          label={DELETE_COPY.password}
          autoComplete="current-password"
          required
          error={error}
        />
      ) : (
        <FieldError id="delete-error" error={error} />
      )}
      <SubmitButton look="danger" path={PATH} busy={DELETE_COPY.busy}>
        {DELETE_COPY.button}
      </SubmitButton>
    </Form>
  );
}

/** Plans that others edit too need not go with the account. */
function PlansOfOthers({ heirs }: Pick<DeleteFormProps, "heirs">) {
  return (
    <div>
      <p id="plans-question" className="font-semibold">
        {DELETE_COPY.sharedPlans}
      </p>
      <ul className="mt-1 mb-3 list-disc ps-5 text-sm wrap-anywhere text-ink-soft">
        {heirs.map(({ onboardingId: planId, title, name }) => (
          <li key={planId}>{DELETE_COPY.heir(title, name)}</li>
        ))}
      </ul>
      <ChoiceCards
        name="plans"
        labelledBy="plans-question"
        choices={DELETE_COPY.planChoices}
        defaultValue="hand-over"
      />
    </div>
  );
}
