// The profile's actions: the mail switch, ending sessions, mailing a reset link.
import { data, redirect } from "react-router";
import { appContext, type Viewer } from "~/context.ts";
import { profileForm, profileRequest } from "~/contracts/accounts/account-forms.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { askForReminders, endReminders } from "~/data/mail/size-reminders.server.ts";
import { isProofFresh } from "~/domain/accounts/session-life.ts";
import { signOutHeaders } from "~/http/cookies/sign-out.server.ts";
import { readFields } from "~/http/form-body.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { toPublic } from "~/http/to-public.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { safePath } from "~/lib/safe-path.ts";
import { endAllSessions, endSession } from "~/usecases/accounts/delete-account.ts";
import { requestPasswordReset } from "~/usecases/accounts/passwords.ts";
import { disconnectProvider } from "~/usecases/accounts/provider-identities.ts";
import { provePath } from "./auth-path.ts";
import { refuseTooMany } from "./tries.server.ts";

/** Carries out an action; every success is a redirect, so that reloading repeats nothing. */
export async function changeProfile(args: RouteArgs) {
  const viewer = await requireViewer(args);
  const { config, db, live, outbox, now } = args.context.get(appContext);
  const form = profileForm.safeParse(await readFields(args, profileRequest));
  if (!form.success) return data({ error: ERROR_TEXTS.UNEXPECTED }, { status: 400 });
  switch (form.data.intent) {
    case "mail":
      throw await chooseMail(args, viewer, form.data);
    case "end-session":
      requireProof(viewer, now);
      await endSession({ db, live }, viewer.id, form.data.session);
      throw await seeOther(args, "/profile", "device-signed-out", 302);
    case "end-all-sessions":
      requireProof(viewer, now);
      await endAllSessions({ db, live }, viewer.id);
      throw toPublic(config, "/auth?notice=signed-out", {
        headers: await signOutHeaders(config),
      });
    case "mail-reset-link": {
      const refusal = await refuseTooMany(args, "forgot", viewer.email);
      if (refusal) return data({ error: refusal.message }, refusal.init);
      await requestPasswordReset({ db, outbox, now }, viewer.email);
      throw await seeOther(args, "/profile", "reset-sent", 302);
    }
    case "disconnect": {
      requireProof(viewer, now);
      const userAgent = args.request.headers.get("User-Agent");
      const deps = { config, db, outbox, now, userAgent };
      const isDone = await disconnectProvider(deps, viewer, form.data.provider);
      throw await seeOther(args, "/profile", isDone ? "disconnected" : "not-disconnected", 302);
    }
    default:
      return form.data satisfies never;
  }
}

async function chooseMail(
  args: RouteArgs,
  viewer: Viewer,
  { reminders, from }: { reminders: "on" | "off"; from?: string | undefined },
): Promise<Response> {
  const { config, db, now } = args.context.get(appContext);
  if (reminders === "on") await askForReminders(db, viewer.id, now);
  else await endReminders(db, viewer.id, now);
  // The profile's own switch already shows it.
  if (from === undefined) return redirect("/profile");
  return seeOther(args, safePath(from, config.origin, "/profile"), `reminders-${reminders}`, 302);
}

/**
 * A moment with someone's unlocked device must not be enough to end sessions, so a proof of identity is
 * needed first.
 */
function requireProof({ provedAt }: Viewer, now: number): void {
  if (!isProofFresh(provedAt, now)) throw redirect(provePath("/profile"));
}
