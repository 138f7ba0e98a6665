// The profile's passkeys: plain forms rename and remove them, a script adds a new one.
import { Form } from "react-router";
import { PasskeyButton } from "~/components/accounts/passkey-button.tsx";
import { useNewPasskey } from "~/components/accounts/use-passkey.ts";
import { Button } from "~/components/ui/button.tsx";
import { PASSKEYS_PATH } from "~/contracts/accounts/passkey-answer.ts";
import { MAX_PASSKEY_NAME_LENGTH } from "~/domain/accounts/passkeys.ts";
import { PASSKEY_COPY } from "~/words/en/accounts/oauth-copy.ts";
import { Section } from "./profile-sections.tsx";

export interface ShownPasskey {
  id: string;
  name: string;
  added: string;
  lastUsed: string | null;
}

export function PasskeySection({ passkeys }: { passkeys: readonly ShownPasskey[] }) {
  const way = useNewPasskey("/profile");
  return (
    <Section id="passkeys" title={PASSKEY_COPY.title} lead={PASSKEY_COPY.lead}>
      {passkeys.length === 0 ? (
        <p className="mt-2 text-sm">{PASSKEY_COPY.none}</p>
      ) : (
        <ul className="mt-2 divide-y divide-hairline">
          {passkeys.map((passkey, index) => (
            <Passkey key={passkey.id} passkey={passkey} fieldId={`passkey-name-${index}`} />
          ))}
        </ul>
      )}
      <div className="mt-3 flex">
        <PasskeyButton id="add-passkey" look="quiet" label={PASSKEY_COPY.add} way={way} />
      </div>
    </Section>
  );
}

function Passkey({ passkey, fieldId }: { passkey: ShownPasskey; fieldId: string }) {
  const { id, name, added, lastUsed } = passkey;
  return (
    <li className="py-3">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="figures text-sm text-ink-soft">
        {PASSKEY_COPY.added} {added} ·{" "}
        {lastUsed ? `${PASSKEY_COPY.lastUsed} ${lastUsed}` : PASSKEY_COPY.neverUsed}
      </p>
      <details className="mt-1">
        <summary className="tap-link text-sm">
          {PASSKEY_COPY.edit}
          <span className="sr-only">: {name}</span>
        </summary>
        <Form method="post" action={PASSKEYS_PATH} className="mt-2 flex flex-wrap items-end gap-3" key={name}>
          <input type="hidden" name="passkey" value={id} />
          <div className="min-w-0 grow basis-56">
            <label htmlFor={fieldId} className="text-sm font-semibold">
              {PASSKEY_COPY.name}
            </label>
            <input
              id={fieldId}
              name="name"
              defaultValue={name}
              maxLength={MAX_PASSKEY_NAME_LENGTH}
              autoComplete="off"
              className="field mt-1.5"
            />
          </div>
          <Button type="submit" look="quiet" name="intent" value="rename">
            {PASSKEY_COPY.rename}
          </Button>
          <Button type="submit" look="bare" name="intent" value="remove">
            {PASSKEY_COPY.remove}
            <span className="sr-only">: {name}</span>
          </Button>
        </Form>
      </details>
    </li>
  );
}
