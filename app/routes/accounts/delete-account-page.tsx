import { data, Form, redirect } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { ButtonLink, SubmitButton } from "~/components/ui/button.tsx";
import { ChoiceCards } from "~/components/ui/choice-cards.tsx";
import { Field, FieldError } from "~/components/ui/field.tsx";
import { appContext } from "~/context.ts";
import { deleteAccountForm, deleteAccountRequest } from "~/contracts/accounts/account-forms.ts";
import { DELETE_COPY, PROFILE_COPY } from "~/copy/accounts/account.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { titleOfPlan } from "~/copy/plans/title-of-plan.ts";
import { selectCredentials } from "~/data/accounts/password-rows.server.ts";
import { selectEditorsOfOwn } from "~/data/members/people.server.ts";
import { isProofFresh } from "~/domain/accounts/session-life.ts";
import { personName } from "~/domain/members/person-name.ts";
import { heirsOf } from "~/domain/members/plan-acts.ts";
import { useFirstWrong } from "~/hooks/use-form-send.ts";
import { signOutHeaders } from "~/http/cookies/sign-out.server.ts";
import { readFields } from "~/http/form-body.server.ts";
import { takesForm } from "~/http/form-page.server.ts";
import { toPublic } from "~/http/to-public.server.ts";
import { readAsViewer, requireViewer } from "~/http/viewer.server.ts";
import { passRetryAfter } from "~/lib/send-form.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { deleteAccount } from "~/usecases/accounts/delete-account.ts";
import type { Route } from "./+types/delete-account-page";
import { provePath } from "./auth-path.ts";
import { refuseTooMany } from "./tries.server.ts";

const PATH = "/profile/delete";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(DELETE_COPY.title) }];

export const middleware: Route.MiddlewareFunction[] = [limitRate("auth")];

export const headers = passRetryAfter;

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
      title: titleOfPlan(one.cardTitle, one.attemptNumber),
      name: personName(one),
    })),
  };
}

export const action = takesForm(deleteAccountRequest, async (args: Route.ActionArgs) => {
  const viewer = await requireViewer(args);
  const { config, db, live, outbox, now } = args.context.get(appContext);
  const form = deleteAccountForm.safeParse(await readFields(args, deleteAccountRequest));
  if (!form.success) return data({ error: ERROR_TEXTS.UNEXPECTED }, { status: 400 });
  const refusal = await refuseTooMany(args, "check-password", viewer.id);
  if (refusal) return data({ error: refusal.message }, refusal.init);
  const result = await deleteAccount({ db, live, outbox, now }, viewer, form.data);
  switch (result) {
    case "deleted":
      throw toPublic(config, "/auth?notice=account-deleted", {
        headers: await signOutHeaders(config),
      });
    case "proof-needed":
      throw redirect(provePath(PATH));
    case "choice-needed":
      return data({ error: DELETE_COPY.choiceNeeded }, { status: 409 });
    case "password-wrong":
      return data(
        { error: form.data.password ? ERROR_TEXTS.PASSWORD_WRONG : ERROR_TEXTS.PASSWORD_MISSING },
        { status: 403 },
      );
    default:
      return result satisfies never;
  }
});

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPassword, isProofNeeded, heirs } = loaderData;
  return (
    <PageFrame
      title={DELETE_COPY.title}
      lead={DELETE_COPY.lead}
      back={{ to: "/profile", label: PROFILE_COPY.title }}
    >
      <div className="grid gap-5">
        {isProofNeeded ? (
          <ProofFirst />
        ) : (
          <DeleteForm hasPassword={hasPassword} heirs={heirs} error={actionData?.error} />
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
  error: string | undefined;
}

function DeleteForm({ hasPassword, heirs, error }: DeleteFormProps) {
  const form = useFirstWrong(error);
  return (
    <Form ref={form} method="post" action={PATH} noValidate className="grid gap-5">
      {heirs.length > 0 && <PlansOfOthers heirs={heirs} />}
      {hasPassword ? (
        <Field
          id="password"
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
