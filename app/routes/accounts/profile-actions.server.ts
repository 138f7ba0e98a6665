// The profile's actions: the mail switch, ending sessions, mailing a reset link.
import { redirect } from "react-router";
import { profileForm, profileRequest } from "~/contracts/accounts/account-forms.ts";
import { saveLegalKnown } from "~/data/accounts/profiles.server.ts";
import { askForReminders, endReminders } from "~/data/mail/size-reminders.server.ts";
import { isProofFresh } from "~/domain/session-life.ts";
import { safePath } from "~/domain/urls.ts";
import type { Viewer } from "~/http/context.ts";
import { signOutHeaders } from "~/http/cookies/sign-out.server.ts";
import { formAction, leads, type Sent } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import { checkForm, type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { toPublic } from "~/http/to-public.server.ts";
import { endAllSessions, endSession } from "~/usecases/accounts/delete-account.ts";
import { requestPasswordReset } from "~/usecases/accounts/passwords.ts";
import { disconnectProvider } from "~/usecases/accounts/provider-identities.ts";
import { refuseTooMany } from "../../http/tries.server.ts";
import { provePath } from "./auth-path.ts";

/** Carries out an action; every success is a redirect, so that reloading repeats nothing. */
export const changeProfile = formAction({
  contract: profileRequest,
  async act(sent): Promise<FormOutcome> {
    const { viewer } = sent;
    const { config, db, live, outbox, now } = sent.app;
    const form = checkForm(sent, profileForm);
    if ("refusal" in form) return form.refusal;
    const wish = form.value;
    switch (wish.intent) {
      case "mail":
        return leads(await chooseMail(sent, wish));
      case "legal-known":
        await saveLegalKnown(db, viewer.id);
        return leads(toPublic(config, wish.read ? `/${wish.read}` : "/dashboards"));
      case "end-session":
        requireProof(viewer, now);
        await endSession({ db, live }, viewer.id, wish.session);
        return leads(await seeOther(sent, "/profile", "device-signed-out", 302));
      case "end-all-sessions":
        requireProof(viewer, now);
        await endAllSessions({ db, live }, viewer.id);
        return leads(toPublic(config, "/auth?notice=signed-out", { headers: await signOutHeaders(config) }));
      case "mail-reset-link": {
        const refusal = await refuseTooMany(sent, "forgot", viewer.email);
        if (refusal) return refuseForm(sent, refusal);
        await requestPasswordReset({ db, outbox, now }, viewer.email);
        return leads(await seeOther(sent, "/profile", "reset-sent", 302));
      }
      case "disconnect": {
        requireProof(viewer, now);
        const userAgent = sent.request.headers.get("User-Agent");
        const deps = { config, db, outbox, now, userAgent };
        const isDone = await disconnectProvider(deps, viewer, wish.provider);
        return leads(await seeOther(sent, "/profile", isDone ? "disconnected" : "not-disconnected", 302));
      }
      default:
        return wish satisfies never;
    }
  },
});

type SentWish = Sent<(typeof profileRequest.fields)[number], Viewer>;

async function chooseMail(
  sent: SentWish,
  { reminders, from }: { reminders: "on" | "off"; from?: string | undefined },
): Promise<Response> {
  const { viewer } = sent;
  const { config, db, now } = sent.app;
  if (reminders === "on") await askForReminders(db, viewer.id, now);
  else await endReminders(db, viewer.id, now);
  // The profile's own switch already shows it.
  if (from === undefined) return redirect("/profile");
  return seeOther(sent, safePath(from, config.origin, "/profile"), `reminders-${reminders}`, 302);
}

/** A moment with someone's unlocked device must not be enough to end sessions, so a proof of identity is needed first. */
function requireProof({ provedAt }: Viewer, now: number): void {
  if (!isProofFresh(provedAt, now)) throw redirect(provePath("/profile"));
}
