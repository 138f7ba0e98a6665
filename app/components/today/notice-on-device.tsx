// Notifications in place of an email: the button of this device, the steps an iPhone needs first, and the devices that have them.

import { type MouseEvent, useEffect, useState } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { Section } from "~/components/ui/section.tsx";
import type { ShownPush } from "~/contracts/today/shown-notice.ts";
import { noticePath } from "~/contracts/today/today-addresses.ts";
import { NOTICE_COPY, turnOffLabel } from "~/words/en/today/notice-copy.ts";
import { subscribe, unsubscribe, usePushState } from "./use-push.ts";

interface PushButtonProps {
  path: string;
  push: ShownPush;
  /** Whether notices come to devices already. */
  isByPush: boolean;
  /** Why this device was refused; then its next subscription has to be another one. */
  refused: string | undefined;
}

/** Sends the form that it is in, with this browser's subscription. It needs scripts, and a browser that shows notifications. */
export function PushButton({ path, push, isByPush, refused }: PushButtonProps) {
  const state = usePushState(push.devices.filter(({ isOn }) => isOn).map(({ mark }) => mark));
  const submit = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<"blocked" | "failed" | null>(null);
  useEffect(() => {
    if (refused) void unsubscribe();
  }, [refused]);

  async function turnOn({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): Promise<void> {
    if (!form || isAsking) return;
    setAsking(true);
    setProblem(null);
    const asked = await subscribe(push.publicKey);
    setAsking(false);
    if (typeof asked === "string") return setProblem(asked);
    const fields = new FormData(form);
    for (const [name, value] of Object.entries({ ...asked, intent: "push" })) fields.set(name, value);
    await submit(fields, { method: "post", action: path });
  }

  if (state === "none" || (state === "on" && isByPush)) return null;
  if (state === "install") return <InstallSteps />;
  const label = isByPush ? NOTICE_COPY.alsoHere : NOTICE_COPY.here;
  const isBlocked = state === "blocked" || problem === "blocked";
  return (
    <div className="grid gap-2">
      {!isBlocked && (
        <Button
          look={isByPush ? "bare" : "quiet"}
          onClick={turnOn}
          aria-disabled={isAsking || undefined}
          aria-describedby="push-hint"
        >
          {isAsking ? NOTICE_COPY.asking : label}
        </Button>
      )}
      <p id="push-hint" className="text-sm text-ink-soft" aria-live="polite">
        {isBlocked ? NOTICE_COPY.blocked : NOTICE_COPY.hereHint}
      </p>
      {problem === "failed" && <ErrorNotice>{NOTICE_COPY.notTurnedOn}</ErrorNotice>}
    </div>
  );
}

function InstallSteps() {
  return (
    <div className="rounded-card bg-sunken p-4 text-sm">
      <p>{NOTICE_COPY.installLead}</p>
      <ol className="mt-2 list-decimal pl-5">
        {NOTICE_COPY.installSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

/** The devices of the account, each with its end. */
export function PushDevices({ planId, devices }: { planId: string; devices: ShownPush["devices"] }) {
  return (
    <Section titleId="devices-title" title={NOTICE_COPY.devicesTitle} className="mt-8">
      <ul className="mt-2 border-b border-hairline">
        {devices.map(({ id, words }) => (
          <li key={id} className="flow min-h-14 justify-between gap-x-4 border-t border-hairline py-1">
            <span className="min-w-0">{words}</span>
            <Form method="post" action={noticePath(planId)}>
              <input type="hidden" name="intent" value="forget" />
              <input type="hidden" name="device" value={id} />
              <Button type="submit" look="bare" aria-label={turnOffLabel(words)}>
                {NOTICE_COPY.turnOff}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Section>
  );
}
