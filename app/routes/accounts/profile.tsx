// /profile: who somebody is to us, where they are signed in, what we may send them, and the ways out.
import { data, Form, redirect, useNavigation } from "react-router";
import { ErrorPage } from "~/components/layout/error-page.tsx";
import { Button } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { appContext, sessionContext } from "~/context.ts";
import { profileForm, profileRequest } from "~/contracts/accounts/account-forms.ts";
import { PROFILE_COPY } from "~/copy/accounts/account.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { saveMarketingChoice, selectProfile } from "~/data/accounts/profiles.server.ts";
import { selectSessionsOfUser, sessionTag } from "~/data/accounts/sessions.server.ts";
import { deviceName } from "~/domain/accounts/device-name.ts";
import { formatDay, toDay } from "~/domain/calendar.ts";
import { flashCookie } from "~/http/cookies/flash.server.ts";
import { readFields } from "~/http/form-fields.server.ts";
import { readAsViewer, requireViewer } from "~/http/viewer.server.ts";
import { passRetryAfter } from "~/lib/retry-after.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { clearedSessionCookie } from "~/services/auth/session-cookie.server.ts";
import { endAllSessions, endSession } from "~/usecases/accounts/end-sessions.ts";
import { requestPasswordReset } from "~/usecases/accounts/request-password-reset.ts";
import type { Route } from "./+types/profile";
import { DataSection, DeviceSection, MailSection, PasswordSection } from "./profile-sections.tsx";
import { refuseTooMany } from "./tries.server.ts";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(PROFILE_COPY.title) }];

export const middleware: Route.MiddlewareFunction[] = [limitRate("write")];

export const headers = passRetryAfter;

export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now } = args.context.get(appContext);
  const { viewer, rows } = await readAsViewer(args, (userId) =>
    Promise.all([reader.read(selectProfile(db, userId)), reader.read(selectSessionsOfUser(db, userId, now))]),
  );
  const [[profile], sessions] = rows;
  const ownHash = args.context.get(sessionContext).claim?.tokenHash;
  return {
    email: viewer.email,
    profile: profile ?? null,
    devices: sessions.map(({ tokenHash, userAgent, lastSeenAt }) => ({
      tag: sessionTag(tokenHash),
      name: deviceName(userAgent),
      lastSeen: formatDay(toDay(new Date(lastSeenAt))),
      isThisOne: tokenHash === ownHash,
    })),
  };
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { config, db, live, mailQueue, now } = args.context.get(appContext);
  const form = profileForm.safeParse(await readFields(args, profileRequest));
  if (!form.success) return data({ error: ERROR_TEXTS.UNEXPECTED }, { status: 400 });
  switch (form.data.intent) {
    case "mail":
      await saveMarketingChoice(db, viewer.id, form.data.marketing === "on", now);
      throw redirect("/profile");
    case "end-session":
      await endSession({ db, live }, viewer.id, form.data.session);
      throw redirect("/profile", {
        headers: { "Set-Cookie": await flashCookie(config, "device-signed-out") },
      });
    case "end-all-sessions":
      await endAllSessions({ db, live }, viewer.id);
      throw redirect("/auth?notice=signed-out", {
        headers: { "Set-Cookie": await clearedSessionCookie(config) },
      });
    case "mail-reset-link": {
      const refusal = await refuseTooMany(args, "forgot", viewer.email);
      if (refusal) return data({ error: refusal.message }, refusal.init);
      const { origin, tokenSecret } = config;
      await requestPasswordReset({ db, mailQueue, origin, tokenSecret, now }, viewer.email);
      throw redirect("/profile", { headers: { "Set-Cookie": await flashCookie(config, "reset-sent") } });
    }
    default:
      return form.data satisfies never;
  }
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { email, profile, devices } = loaderData;
  return (
    <section className="container-page max-w-3xl py-8 md:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-2xl">{PROFILE_COPY.title}</h1>
        <LogOut />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-6">
        {!profile && (
          <Notice look="error" title={PROFILE_COPY.errorTitle} isAlert>
            {ERROR_TEXTS.PROFILE_UNREADABLE}
          </Notice>
        )}
        {actionData?.error && (
          <Notice look="error" isAlert>
            {actionData.error}
          </Notice>
        )}
        <dl className="card figures grid grid-cols-1 gap-x-8 gap-y-4 p-5 sm:grid-cols-2">
          <Fact name={PROFILE_COPY.email} value={email} />
          {profile?.role === "admin" && <Fact name={PROFILE_COPY.role} value={profile.role} />}
          {profile && (
            <>
              <Fact name={PROFILE_COPY.quizAttempts} value={String(profile.quizAttemptsCount)} />
              <Fact name={PROFILE_COPY.memberSince} value={formatDay(toDay(new Date(profile.createdAt)))} />
            </>
          )}
        </dl>
        <DeviceSection devices={devices} />
        {profile && <MailSection isOn={profile.marketing} />}
        {profile && <PasswordSection hasPassword={profile.hasPassword} />}
        <DataSection />
      </div>
    </section>
  );
}

function LogOut() {
  const isBusy = useNavigation().formAction === "/logout";
  return (
    <Form method="post" action="/logout">
      <Button type="submit" look="quiet" aria-disabled={isBusy || undefined}>
        {isBusy ? PROFILE_COPY.loggingOut : PROFILE_COPY.logOut}
      </Button>
    </Form>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold break-words">{value}</dd>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage isNotFound={false} message={ERROR_TEXTS.PROFILE_LOAD_FAILED} />;
}
