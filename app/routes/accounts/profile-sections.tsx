// The profile's sections. Each is a form, so that it works before any script.
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import type { ProviderName } from "~/domain/accounts/providers.ts";
import { PROFILE_COPY } from "~/words/en/accounts/account.ts";
import { PROVIDER_NAMES } from "~/words/en/accounts/oauth-copy.ts";

interface Device {
  tag: string;
  name: string;
  lastSeen: string;
  isThisOne: boolean;
}

/** The account's signed-in devices, and how to sign them out. */
export function DeviceSection({ devices }: { devices: readonly Device[] }) {
  return (
    <Section id="devices" title={PROFILE_COPY.devicesTitle} lead={PROFILE_COPY.devicesLead}>
      <ul className="mt-2 divide-y divide-hairline">
        {devices.map(({ tag, name, lastSeen, isThisOne }) => (
          <li key={tag} className="flow min-h-18 justify-between gap-x-4 gap-y-1 py-2">
            <div>
              <p className="font-semibold">{name}</p>
              <p className="figures text-sm text-ink-soft">
                {PROFILE_COPY.lastSeen} {lastSeen}
              </p>
            </div>
            {isThisOne ? (
              <span className="rounded-full bg-leaf-tint px-3 py-1 text-xs font-semibold text-leaf">
                {PROFILE_COPY.thisDevice}
              </span>
            ) : (
              <Form method="post" action="/profile">
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="session" value={tag} />
                <Button type="submit" look="bare" aria-label={`${PROFILE_COPY.signOutOne}: ${name}`}>
                  {PROFILE_COPY.signOutOne}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" action="/profile" className="mt-3">
        <Button type="submit" look="quiet" name="intent" value="end-all-sessions">
          {PROFILE_COPY.signOutAll}
        </Button>
      </Form>
    </Section>
  );
}

/** The switch for reminders of the next size, and the way to morning notices, which each plan has its own of. */
export function MailSection({ isOn }: { isOn: boolean }) {
  return (
    <Section id="mail" title={PROFILE_COPY.mailTitle}>
      <Form method="post" action="/profile" className="mt-2 flow justify-between gap-4">
        <input type="hidden" name="intent" value="mail" />
        <div className="min-w-0 grow basis-40">
          <p id="reminders-name" className="font-semibold">
            {PROFILE_COPY.mailSwitch}
          </p>
          <p id="reminders-hint" className="text-sm text-ink-soft">
            {PROFILE_COPY.mailHint}
          </p>
        </div>
        <button
          type="submit"
          role="switch"
          aria-checked={isOn}
          aria-labelledby="reminders-name"
          aria-describedby="reminders-hint"
          name="reminders"
          value={isOn ? "off" : "on"}
          className="group grid min-h-12 min-w-14 shrink-0 place-items-center rounded-full"
        >
          <span
            aria-hidden="true"
            className="flex h-8 w-14 rounded-full border border-outline bg-sunken p-1 transition-colors group-aria-checked:border-rose group-aria-checked:bg-rose"
          >
            <span className="size-5.5 rounded-full bg-outline transition-transform group-aria-checked:translate-x-6 group-aria-checked:bg-on-rose" />
          </span>
        </button>
      </Form>
      <Link to="/today" className="tap-link mt-2 text-sm">
        {PROFILE_COPY.morningNotice}
      </Link>
    </Section>
  );
}

/** Changes the password, or sets the first one. */
export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  return (
    <Section
      id="password"
      title={PROFILE_COPY.passwordTitle}
      {...(hasPassword ? {} : { lead: PROFILE_COPY.noPassword })}
    >
      {hasPassword ? (
        <ButtonLink to="/profile/password" look="quiet" className="mt-3">
          {PROFILE_COPY.changePassword}
        </ButtonLink>
      ) : (
        <Form method="post" action="/profile" className="mt-3">
          <Button type="submit" look="quiet" name="intent" value="mail-reset-link">
            {PROFILE_COPY.mailResetLink}
          </Button>
        </Form>
      )}
    </Section>
  );
}

type ProviderSectionProps = { providers: readonly { provider: ProviderName; email: string | null }[] };

/** The providers that can open the account, each with a button to disconnect it. */
export function ProviderSection({ providers }: ProviderSectionProps) {
  if (providers.length === 0) return null;
  return (
    <Section id="providers" title={PROFILE_COPY.providersTitle} lead={PROFILE_COPY.providersLead}>
      <ul className="mt-2 divide-y divide-hairline">
        {providers.map(({ provider, email }) => (
          <li key={provider} className="flow min-h-18 justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0">
              <p className="font-semibold">{PROVIDER_NAMES[provider]}</p>
              {email && <p className="text-sm wrap-anywhere text-ink-soft">{email}</p>}
            </div>
            <Form method="post" action="/profile">
              <input type="hidden" name="intent" value="disconnect" />
              <input type="hidden" name="provider" value={provider} />
              <Button
                type="submit"
                look="bare"
                aria-label={`${PROFILE_COPY.disconnect}: ${PROVIDER_NAMES[provider]}`}
              >
                {PROFILE_COPY.disconnect}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Downloading one's data, and deleting the account. */
export function DataSection() {
  return (
    <Section id="data" title={PROFILE_COPY.dataTitle} lead={PROFILE_COPY.dataLead}>
      <div className="mt-3 flex flex-wrap gap-3">
        <Form method="post" action="/profile/data" reloadDocument>
          <Button type="submit" look="quiet">
            {PROFILE_COPY.download}
          </Button>
        </Form>
        <ButtonLink to="/profile/delete" look="bare">
          {PROFILE_COPY.deleteAccount}
        </ButtonLink>
      </div>
    </Section>
  );
}

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="card p-5">
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      {lead && <p className="mt-1 text-sm text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}
