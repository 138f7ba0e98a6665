// The page behind the mailed reset link. Looking at it uses nothing up (decision A4); only the form does. The token
// leaves the address bar as soon as a script runs.
import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useEffect } from "react";
import { data, redirect, useFetcher } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { appContext } from "~/context.ts";
import { resetPasswordForm } from "~/contracts/account-forms.ts";
import { RESET_COPY } from "~/copy/account.ts";
import { PRODUCT_NAME } from "~/copy/brand.ts";
import { flashCookie } from "~/middleware/flash.server.ts";
import { checkRateLimit } from "~/middleware/rate-limit.server.ts";
import { sessionCookie } from "~/services/auth/session-cookie.server.ts";
import { isResetLinkLive, resetPassword } from "~/usecases/reset-password.ts";
import type { Route } from "./+types/reset-password";

const INVALID_LINK = "/auth?notice=invalid-reset-link";

export const meta: Route.MetaFunction = () => [
  { title: `${RESET_COPY.title} · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export const headers: Route.HeadersFunction = () => ({
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = context.get(appContext);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  if (!(await isResetLinkLive({ db, now }, token))) throw redirect(INVALID_LINK);
  return { token };
}

export async function action(args: Route.ActionArgs) {
  await checkRateLimit(args, "auth");
  const { config, db, mailQueue, live, now } = args.context.get(appContext);
  const form = await args.request.formData();
  const submission = parseWithZod(form, { schema: resetPasswordForm });
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: ["password", "confirmPassword"] }), { status: 400 });
  }
  const { origin, tokenSecret } = config;
  const userAgent = args.request.headers.get("User-Agent");
  const token = form.get("token");
  const session = await resetPassword(
    { db, mailQueue, live, origin, tokenSecret, now, userAgent },
    typeof token === "string" ? token : "",
    submission.value.password,
  );
  if (!session) throw redirect(INVALID_LINK);
  const headers = new Headers();
  headers.append("Set-Cookie", await sessionCookie(config, session.userId, session.token));
  headers.append("Set-Cookie", await flashCookie(config, "password-updated"));
  throw redirect("/", { headers });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { token } = loaderData;
  const fetcher = useFetcher<typeof action>();
  const isBusy = fetcher.state !== "idle";
  const [form, fields] = useForm<{ password: string; confirmPassword: string }>({
    id: "reset",
    lastResult: fetcher.data ?? actionData ?? null,
  });
  useEffect(() => {
    window.history.replaceState(window.history.state, "", "/reset-password");
  }, []);
  return (
    <section className="container-page max-w-md py-10">
      <h1 className="text-xl">{RESET_COPY.title}</h1>
      <p className="mt-2 text-ink-soft">{RESET_COPY.lead}</p>
      <fetcher.Form
        method="post"
        action={`/reset-password?${new URLSearchParams({ token })}`}
        {...getFormProps(form)}
        className="mt-6 grid gap-5"
      >
        <input type="hidden" name="token" value={token} />
        <Field
          {...getInputProps(fields.password, { type: "password", ariaAttributes: false })}
          id={fields.password.id}
          label={RESET_COPY.password}
          hint="At least 6 characters."
          autoComplete="new-password"
          minLength={6}
          required
          error={fields.password.errors?.[0]}
        />
        <Field
          {...getInputProps(fields.confirmPassword, { type: "password", ariaAttributes: false })}
          id={fields.confirmPassword.id}
          label={RESET_COPY.confirmPassword}
          autoComplete="new-password"
          required
          error={fields.confirmPassword.errors?.[0]}
        />
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? RESET_COPY.busy : RESET_COPY.button}
        </Button>
      </fetcher.Form>
    </section>
  );
}
