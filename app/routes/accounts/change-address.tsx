// /profile/email: changes the account's address. The response is the same whether or not the new one is taken.

import { data, Form } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { SubmitButton } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { CHANGE_ADDRESS_COPY } from "~/words/en/accounts/account.ts";
import type { Route } from "./+types/change-address";
import { CHANGE_ADDRESS_PATH, toProfile } from "./auth-path.ts";
import { askForProof } from "./change-address-data.server.ts";

export { authLimited as middleware } from "~/http/guards.server.ts";
export { passRetryAfter as headers } from "~/lib/send-form.ts";
export { takeNewAddress as action } from "./change-address-data.server.ts";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(CHANGE_ADDRESS_COPY.title) }];

export async function loader(args: Route.LoaderArgs) {
  const { viewer } = await readAsViewer(args, async () => null);
  askForProof(args, viewer);
  return data({ present: viewer.email });
}

export default function ChangeAddress({ loaderData, actionData }: Route.ComponentProps) {
  const form = useFirstWrong(actionData);
  return (
    <PageFrame title={CHANGE_ADDRESS_COPY.title} lead={CHANGE_ADDRESS_COPY.lead} back={toProfile()}>
      <p className="mt-4">
        {CHANGE_ADDRESS_COPY.now}:{" "}
        <strong className="font-semibold wrap-anywhere">{loaderData.present}</strong>
      </p>
      {actionData?.isDone && (
        <Notice className="mt-6" look="good">
          {CHANGE_ADDRESS_COPY.sent}
        </Notice>
      )}
      <Form ref={form} method="post" action={CHANGE_ADDRESS_PATH} noValidate className="mt-6 grid gap-5">
        <Field
          name="email"
          type="email"
          label={CHANGE_ADDRESS_COPY.email}
          autoComplete="email"
          required
          defaultValue={actionData?.typed.email ?? ""}
          error={actionData?.errors.email}
        />
        <SubmitButton path={CHANGE_ADDRESS_PATH} busy={CHANGE_ADDRESS_COPY.busy}>
          {CHANGE_ADDRESS_COPY.button}
        </SubmitButton>
      </Form>
    </PageFrame>
  );
}
