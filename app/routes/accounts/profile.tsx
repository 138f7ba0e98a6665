// /profile: the user's account, where they are signed in, the optional mails, and how to sign out or leave. Its forms work before
// any script; the language's is answered with a new document, because the open one has only one language in it.

import { Form, Link } from "react-router";
import { ErrorPage } from "~/components/layout/error-page.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { useLogOut } from "~/components/layout/use-log-out.ts";
import { Button } from "~/components/ui/button.tsx";
import { Field, Tick } from "~/components/ui/field.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { LANGUAGE_PATH } from "~/contracts/accounts/language-form.ts";
import { AS_USUAL, UNITS_PATH } from "~/contracts/weather/units-answer.ts";
import { selectIdentities } from "~/data/accounts/oauth-accounts.server.ts";
import { selectPasskeys } from "~/data/accounts/passkey-rows.server.ts";
import { selectProfile } from "~/data/accounts/profiles.server.ts";
import { selectSessionsOfUser, sessionTag } from "~/data/sessions.server.ts";
import { deviceOf } from "~/domain/accounts/device-name.ts";
import { PROVIDERS } from "~/domain/accounts/providers.ts";
import { toDay } from "~/domain/calendar.ts";
import { firstNameOf } from "~/domain/members/person-name.ts";
import type { Units } from "~/domain/weather/units.ts";
import { appContext, sessionContext } from "~/http/context.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { deviceName, LANGUAGE_COPY, PROFILE_COPY, UNKNOWN_DEVICE } from "~/words/en/accounts/account.ts";
import { dayWords, UNKNOWN_COUNTRY } from "~/words/en/day-words.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { LANGUAGE } from "~/words/en/language.ts";
import { LOGOUT_COPY } from "~/words/en/layout.ts";
import { NAMES_COPY, NAMES_PAGE_COPY } from "~/words/en/plans/names-copy.ts";
import { UNITS_COPY } from "~/words/en/weather/weather-copy.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "~/words/languages.ts";
import type { Route } from "./+types/profile";
import { CHANGE_ADDRESS_PATH } from "./auth-path.ts";
import { PasskeySection } from "./passkey-section.tsx";
import {
  DataSection,
  DeviceSection,
  MailSection,
  PasswordSection,
  ProviderSection,
  Section,
} from "./profile-sections.tsx";

export { writesLimited as middleware } from "~/http/guards.server.ts";
export { passRetryAfter as headers } from "~/lib/send-form.ts";
export { changeProfile as action } from "./profile-actions.server.ts";

/** `languages` are all that there are, each with what its speakers call it. */
export function LanguageSection({ languages }: { languages: readonly { id: string; name: string }[] }) {
  return (
    <Section id="language" title={LANGUAGE_COPY.title} lead={LANGUAGE_COPY.lead}>
      <form method="post" action={LANGUAGE_PATH} className="mt-2">
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="sr-only">{LANGUAGE_COPY.title}</legend>
          {languages.map(({ id, name }) => (
            <Tick
              key={id}
              lang={id}
              row="gap-2"
              name="language"
              value={id}
              defaultChecked={id === LANGUAGE.html}
            >
              {name}
            </Tick>
          ))}
        </fieldset>
        <Button type="submit" look="quiet" className="mt-2">
          {LANGUAGE_COPY.save}
        </Button>
      </form>
    </Section>
  );
}

const CHOICES = [AS_USUAL, "f", "c"] as const;

/** The name that others on the user's plans see. */
export function NameSection({ name }: { name: string }) {
  return (
    <Section id="name" title={NAMES_PAGE_COPY.ownTitle} lead={NAMES_PAGE_COPY.ownLead}>
      <Form method="post" action="/profile/name" noValidate key={name} className="mt-2 grid max-w-xs gap-3">
        <Field name="yourName" label={NAMES_COPY.you} autoComplete="given-name" defaultValue={name} />
        <Button type="submit" look="quiet" className="justify-self-start">
          {NAMES_PAGE_COPY.saveOwn}
        </Button>
      </Form>
    </Section>
  );
}

export function UnitsSection({ units }: { units: Units | null }) {
  return (
    <Section id="units" title={UNITS_COPY.title} lead={UNITS_COPY.lead}>
      <Form method="post" action={UNITS_PATH} className="mt-2">
        <fieldset key={units} className="flex flex-wrap gap-x-6">
          <legend className="sr-only">{UNITS_COPY.title}</legend>
          {CHOICES.map((choice) => (
            <Tick
              key={choice}
              row="gap-2"
              name="units"
              value={choice}
              defaultChecked={choice === (units ?? AS_USUAL)}
            >
              {UNITS_COPY.choices[choice]}
            </Tick>
          ))}
        </fieldset>
        <Button type="submit" look="quiet" className="mt-2">
          {UNITS_COPY.save}
        </Button>
      </Form>
    </Section>
  );
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle(PROFILE_COPY.title) }];

export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now } = args.context.get(appContext);
  const { viewer, rows } = await readAsViewer(args, (userId) =>
    Promise.all([
      reader.read(selectProfile(db, userId)),
      reader.read(selectSessionsOfUser(db, userId, now)),
      reader.read(selectPasskeys(db, userId)),
      reader.read(selectIdentities(db, userId)),
    ]),
  );
  const [[profile], sessions, passkeys, identities] = rows;
  const ownHash = args.context.get(sessionContext).key?.tokenHash;
  return {
    email: viewer.email,
    name: firstNameOf(viewer) ?? "",
    profile: profile ?? null,
    units: viewer.units,
    languages: LANGUAGES.map((id) => ({ id, name: LANGUAGE_NAMES[id].name })),
    passkeys: passkeys.map(({ credentialId, name, createdAt, lastUsedAt }) => ({
      id: credentialId,
      name,
      added: dayWords(toDay(new Date(createdAt)), UNKNOWN_COUNTRY),
      lastUsed: lastUsedAt === null ? null : dayWords(toDay(new Date(lastUsedAt)), UNKNOWN_COUNTRY),
    })),
    providers: PROVIDERS.flatMap((name) => identities.find(({ provider }) => provider === name) ?? []),
    devices: sessions.map(({ tokenHash, userAgent, lastSeenAt }) => ({
      tag: sessionTag(tokenHash),
      name: deviceName(deviceOf(userAgent)) ?? UNKNOWN_DEVICE,
      lastSeen: dayWords(toDay(new Date(lastSeenAt)), UNKNOWN_COUNTRY),
      isThisOne: tokenHash === ownHash,
    })),
  };
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { email, name, profile, units, languages, passkeys, providers, devices } = loaderData;
  return (
    <PageFrame title={PROFILE_COPY.title} acts={<LogOut />}>
      <div className="grid grid-cols-1 gap-6">
        {!profile && (
          <ErrorNotice title={PROFILE_COPY.errorTitle}>{ERROR_TEXTS.PROFILE_UNREADABLE}</ErrorNotice>
        )}
        {actionData?.message && <ErrorNotice>{actionData.message}</ErrorNotice>}
        <div className="card p-5">
          <dl className="figures grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
            <Fact name={PROFILE_COPY.email} value={email} />
            {profile?.role === "admin" && <Fact name={PROFILE_COPY.role} value={profile.role} />}
            {profile && (
              <>
                <Fact name={PROFILE_COPY.quizAttempts} value={String(profile.quizAttemptsCount)} />
                <Fact
                  name={PROFILE_COPY.memberSince}
                  value={dayWords(toDay(new Date(profile.createdAt)), UNKNOWN_COUNTRY)}
                />
              </>
            )}
          </dl>
          <Link to={CHANGE_ADDRESS_PATH} className="tap-link mt-2 text-sm">
            {PROFILE_COPY.changeEmail}
          </Link>
        </div>
        <DeviceSection devices={devices} />
        <LanguageSection languages={languages} />
        <NameSection name={name} />
        {profile && <UnitsSection units={units} />}
        {profile && <MailSection isOn={profile.reminders} />}
        {profile && <PasswordSection hasPassword={profile.hasPassword} />}
        <PasskeySection passkeys={passkeys} />
        <ProviderSection providers={providers} />
        <DataSection />
      </div>
    </PageFrame>
  );
}

function LogOut() {
  const { isSending, hasFailed, logOut } = useLogOut();
  return (
    <form method="post" action="/logout" onSubmit={logOut} className="grid justify-items-end gap-2">
      <Button type="submit" look="quiet" aria-disabled={isSending || undefined}>
        {isSending ? PROFILE_COPY.loggingOut : PROFILE_COPY.logOut}
      </Button>
      {hasFailed && (
        <p role="alert" className="text-sm font-medium text-brick">
          {LOGOUT_COPY.failedHint}
        </p>
      )}
    </form>
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
