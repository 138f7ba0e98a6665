import { ERROR_TEXTS } from "./errors.ts";
import { LOGOUT_COPY } from "./layout.ts";
import { approachingLimit, LIMIT_COPY } from "./plans/tiers.ts";

export const REPLICATION_STARTED = [
  "Replication Started",
  "Your new dashboard is being prepared and will appear in your list shortly.",
] as const;

/** The next page's message about the action just taken: a title, and a text if it needs one. */
export const DONE_FLASHES = {
  "password-updated": ["Password updated", "Your password has been successfully reset."],
  "password-changed": ["Password updated", "We've logged out all your other devices."],
  proved: ["Confirmed", "Thanks for confirming. You can continue."],
  "address-changed": ["Email changed", "We've notified your old address."],
  disconnected: ["Disconnected", "You can't use it to log in anymore."],
  "passkey-added": ["Passkey added", "You can log in with it from now on."],
  "passkey-renamed": ["Passkey renamed"],
  "passkey-removed": ["Passkey removed", "You can't use it to log in anymore."],
  "device-signed-out": ["Logged out", "That device will need to log in again."],
  "final-saved": ["Saved as final", "You can change this in Attempts"],
  "final-cleared": ["Selection cleared"],
  "final-updated": ["Dashboard selection updated."],
  "title-updated": ["Title updated"],
  "replication-started": REPLICATION_STARTED,
  "reminders-on": ["Reminders are on", "We'll email you three weeks before each new size."],
  "reminders-off": ["Reminders are off", "You can turn them on in your profile."],
  "link-added": ["Link added"],
  "link-saved": ["Link saved"],
  "link-on": ["Link turned on"],
  "link-off": ["Link turned off"],
  "language-saved": ["Language saved"],
  "names-saved": ["Saved"],
  "units-saved": ["Units saved"],
  invited: ["Invitation sent", "If it doesn't arrive within a few minutes, send it again."],
  "invitation-withdrawn": ["Invitation withdrawn", "Its link no longer works."],
  "plan-joined": ["You've joined this plan", "You'll find it in your list of plans."],
  "role-changed": ["Role changed"],
  "member-removed": ["Removed", "They can no longer open the plan."],
  "links-changed": ["Links changed", "The old ones have ended. Please pass on the new ones."],
  "plan-left": ["You've left the plan", "Anything you added stays in the plan."],
  "handed-over": ["Plan handed over", "You can still edit it."],
  "prices-saved": ["Prices saved"],
  "prices-removed": ["Prices removed"],
  "care-saved": ["The list is saved"],
  "box-packed": ["Packed", "They aren't in your counts anymore."],
  "box-unpacked": ["Unpacked", "What was still in the box is back in your counts."],
  "box-given": ["Passed on", "They aren't in the box anymore."],
  "box-used": ["Yours now", "What was still in the box is in this plan's counts."],
  "box-saved": ["Box saved"],
  "box-deleted": ["Box deleted"],
  "helper-given": ["The link works", "Copy it and send it to them."],
  "helper-renewed": ["Link renewed"],
  "helper-closed": ["Link closed", "It shows nothing anymore."],
  "calendar-given": ["The link works", "Subscribe to it, or copy it."],
  "calendar-closed": ["Link closed", "Calendars can't read it anymore. You can remove it there now."],
  "notice-saved": ["Morning notice saved"],
  "device-off": ["Notifications are off on that device"],
  "notice-ended": ["Morning notice ended"],
  "reset-sent": ["Reset email sent", "Check your inbox for a password reset link."],
} as const;

/** The same about an action that failed. */
export const FAILED_FLASHES = {
  "logout-failed": [LOGOUT_COPY.failed, LOGOUT_COPY.failedHint],
  "not-disconnected": [
    "Not disconnected",
    "This is your only way to log in. Please choose a password or add a passkey first.",
  ],
  "passkey-not-found": ["That passkey isn't there anymore."],
  "passkey-last": [
    "Passkey not removed",
    "This is your only way to log in. Please choose a password or add another passkey first.",
  ],
  "passkey-not-renamed": ["Passkey not renamed", "Please enter a name of at most 60 characters."],
  "passkey-failed": ["That didn't work. Please try again."],
  "parameters-missing": ["Missing required parameters."],
  "quantity-not-saved": ["Failed to save quantity. Please try again."],
  "counts-unreadable": ["Data Issues Detected"],
  "mark-not-saved": ["We couldn't save that. Please try again."],
  "wash-full": ["40 pieces are in the wash already. Put one back first."],
  "note-not-saved": ["Failed to save note. Please try again."],
  "set-aside-not-saved": ["We couldn't save that change. Please try again."],
  "trip-tick-not-saved": ["Couldn't save that. Please try again."],
  "trip-item-not-added": ["Couldn't add the item to your plan. Please try again."],
  "final-failed": ["Failed to update selection", "Could not update your selection."],
  "title-required": ["Title required", "Please enter a title or cancel."],
  "title-unreadable": [
    "Unable to update title",
    "Please leave out line breaks, invisible characters, and heaps of accents.",
  ],
  "title-too-long": ["Unable to update title", "Please use at most 80 characters."],
  "title-not-updated": ["Unable to update title", "Update failed"],
  "birth-not-saved": ["Couldn't save the birth date. Please try again."],
  "link-not-saved": ["Couldn't save the link. Please try again."],
  "language-not-saved": ["Couldn't save the language. Please try again."],
  "name-refused": ["Please use at most 40 letters, without line breaks."],
  "names-not-saved": ["Couldn't save the name. Please try again."],
  "units-not-saved": ["Couldn't save the units. Please try again."],
  "member-gone": ["That person isn't on this plan anymore."],
  "helper-gone": ["That link isn't there anymore."],
} as const;

export type FlashName = keyof typeof DONE_FLASHES | keyof typeof FAILED_FLASHES;

export type LimitNotice = { kind: "approaching" | "reached"; title: string; text: string };

export type LimitStand =
  | { kind: "approaching"; used: number; max: number; mayUpgrade: boolean }
  | { kind: "reached"; mayUpgrade: boolean };

/** The notice about the limit of quiz attempts, the same on the page and in the toast; null if there is nothing to say. */
export function limitNotice(stand: LimitStand | null): LimitNotice | null {
  if (!stand) return null;
  if (stand.kind === "reached")
    return refusedByLimit(stand.mayUpgrade ? ERROR_TEXTS.QUIZ_LIMIT_REACHED : LIMIT_COPY.reachedForGood);
  const text = approachingLimit(stand.used, stand.max, stand.mayUpgrade);
  return { kind: "approaching", title: LIMIT_COPY.approachingTitle, text };
}

/** The notice for a submission over the limit, with the error's own text. */
export function refusedByLimit(text: string): LimitNotice {
  return { kind: "reached", title: LIMIT_COPY.reachedTitle, text };
}
