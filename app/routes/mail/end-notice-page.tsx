// /unsubscribe/notice: ends the morning notice that a mail's link names, and nothing else. Opening it changes nothing, because programs
// open links; its one button does, without an account and without scripts.
import { data, Form } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { SubmitButton } from "~/components/ui/button.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { endNoticeForm } from "~/contracts/today/notice-form.ts";
import { END_NOTICE_PATH } from "~/contracts/today/shown-notice.ts";
import { appContext } from "~/http/context.ts";
import { doneWith, openFormAction, refusedWith, toldPage } from "~/http/form-action.server.ts";
import { publicPageMeta } from "~/routes/page-meta.ts";
import { endNoticeOfLink, isNoticeToken } from "~/usecases/today/choose-notice.ts";
import { UNSUBSCRIBE_DESCRIPTION } from "~/words/en/public/descriptions.ts";
import { END_NOTICE_COPY } from "~/words/en/today/notice-copy.ts";
import { publicPath } from "~/words/public-path.ts";
import type { Route } from "./+types/end-notice-page";

export { writesLimited as middleware } from "~/http/guards.server.ts";
export { privateAnswer as headers } from "~/http/private-headers.server.ts";

export const meta: Route.MetaFunction = (args) =>
  publicPageMeta(args, {
    title: END_NOTICE_COPY.title,
    description: UNSUBSCRIBE_DESCRIPTION,
    isIndexed: false,
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { config } = context.get(appContext);
  const token = new URL(request.url).searchParams.get("token");
  const isOurs = token !== null && (await isNoticeToken(config.tokenSecret, token));
  return data({ token: isOurs ? token : null }, { status: isOurs || token === null ? 200 : 400 });
}

/** The form's answer is all that there is to say, and its address has no token. */
export const shouldRevalidate = () => false;

export const action = openFormAction({
  contract: endNoticeForm,
  async act({ app: { config, db }, fields }) {
    const isEnded = await endNoticeOfLink({ db, tokenSecret: config.tokenSecret }, fields.token ?? "");
    if (!isEnded) return refusedWith({ status: 400, message: END_NOTICE_COPY.broken });
    return doneWith({ success: true as const }, END_NOTICE_COPY.done);
  },
  fault: {
    event: "notice_not_ended",
    why: "NOTICE_NOT_SAVED",
    page: (_, refusal) => toldPage(false, refusal),
  },
});

export default function EndNotice({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { doneTitle, done: text, title, lead, broken, button, busy } = END_NOTICE_COPY;
  if (actionData?.isDone) return <PageFrame title={doneTitle} lead={text} />;
  const problem = actionData?.message ?? (token === null ? broken : null);
  return (
    <PageFrame title={title} {...(token !== null && { lead })}>
      {problem !== null && <ErrorNotice>{problem}</ErrorNotice>}
      {token !== null && (
        <Form method="post" action={publicPath(END_NOTICE_PATH)} className="mt-4">
          <input type="hidden" name="token" value={token} />
          <SubmitButton path={publicPath(END_NOTICE_PATH)} busy={busy}>
            {button}
          </SubmitButton>
        </Form>
      )}
    </PageFrame>
  );
}
