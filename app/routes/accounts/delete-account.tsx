import { data, Form, redirect, useNavigation } from "react-router";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { appContext } from "~/context.ts";
import { deleteAccountForm, deleteAccountRequest } from "~/contracts/accounts/account-forms.ts";
import { DELETE_COPY } from "~/copy/accounts/account.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { findCredentials } from "~/data/accounts/passwords.server.ts";
import { readFields } from "~/http/form-fields.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { passRetryAfter } from "~/lib/retry-after.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { clearedSessionCookie } from "~/services/auth/session-cookie.server.ts";
import { deleteAccount } from "~/usecases/accounts/delete-account.ts";
import type { Route } from "./+types/delete-account";
import { refuseTooMany } from "./tries.server.ts";

const PATH = "/profile/delete";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(DELETE_COPY.title) }];

export const middleware: Route.MiddlewareFunction[] = [limitRate("auth")];

export const headers = passRetryAfter;

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const user = await findCredentials(args.context.get(appContext).db, viewer.id);
  return { hasPassword: user?.passwordHash != null };
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { config, db, live } = args.context.get(appContext);
  const form = deleteAccountForm.safeParse(await readFields(args, deleteAccountRequest));
  if (!form.success) return data({ error: ERROR_TEXTS.UNEXPECTED }, { status: 400 });
  const refusal = await refuseTooMany(args, "check-password", viewer.id);
  if (refusal) return data({ error: refusal.message }, refusal.init);
  const result = await deleteAccount({ db, live }, viewer.id, form.data);
  switch (result.kind) {
    case "deleted":
      throw redirect("/auth?notice=account-deleted", {
        headers: { "Set-Cookie": await clearedSessionCookie(config) },
      });
    case "refused":
      return data({ error: ERROR_TEXTS[result.code] }, { status: 403 });
    default:
      return result satisfies never;
  }
}

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formAction === PATH;
  const error = actionData?.error;
  return (
    <section className="container-page max-w-md py-10">
      <h1 className="text-xl">{DELETE_COPY.title}</h1>
      <p className="mt-2 text-ink-soft">{DELETE_COPY.lead}</p>
      <Form method="post" action={PATH} className="mt-6 grid gap-5">
        {loaderData.hasPassword ? (
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
          <Field
            id="email"
            name="email"
            type="email"
            label={DELETE_COPY.email}
            autoComplete="off"
            required
            error={error}
          />
        )}
        <Button type="submit" look="danger" aria-disabled={isBusy || undefined}>
          {isBusy ? DELETE_COPY.busy : DELETE_COPY.button}
        </Button>
        <ButtonLink to="/profile" look="quiet">
          {DELETE_COPY.keep}
        </ButtonLink>
      </Form>
    </section>
  );
}
