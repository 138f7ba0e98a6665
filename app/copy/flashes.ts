import { ERROR_TEXTS } from "./errors.ts";
import { LOGOUT_COPY } from "./layout.ts";
import { approachingLimit, LIMIT_COPY } from "./plans/tiers.ts";

export const REPLICATION_STARTED = {
  look: "info",
  title: "Replication Started",
  text: "Your new dashboard is being prepared and will appear in your list shortly.",
} as const;

/** What the next page says about the action just taken. */
export const FLASHES = {
  "logout-failed": {
    look: "error",
    title: LOGOUT_COPY.failed,
    text: LOGOUT_COPY.failedHint,
  },
  "password-updated": {
    look: "info",
    title: "Password updated",
    text: "Your password has been successfully reset.",
  },
  "password-changed": {
    look: "info",
    title: "Password updated",
    text: "We've logged out all your other devices.",
  },
  proved: { look: "info", title: "Confirmed", text: "Thanks for confirming. You can continue." },
  "address-changed": { look: "info", title: "Email changed", text: "We've notified your old address." },
  disconnected: { look: "info", title: "Disconnected", text: "You can't use it to log in anymore." },
  "not-disconnected": {
    look: "error",
    title: "Not disconnected",
    text: "This is your only way to log in. Please choose a password or add a passkey first.",
  },
  "passkey-added": { look: "info", title: "Passkey added", text: "You can log in with it from now on." },
  "passkey-renamed": { look: "info", title: "Passkey renamed", text: "" },
  "passkey-removed": { look: "info", title: "Passkey removed", text: "You can't use it to log in anymore." },
  "passkey-not-found": { look: "error", title: "That passkey isn't there anymore.", text: "" },
  "passkey-last": {
    look: "error",
    title: "Passkey not removed",
    text: "This is your only way to log in. Please choose a password or add another passkey first.",
  },
  "passkey-not-renamed": {
    look: "error",
    title: "Passkey not renamed",
    text: "Please enter a name of at most 60 characters.",
  },
  "passkey-failed": { look: "error", title: "That didn't work. Please try again.", text: "" },
  "device-signed-out": { look: "info", title: "Logged out", text: "That device will need to log in again." },
  "parameters-missing": { look: "error", title: "Missing required parameters.", text: "" },
  "quantity-not-saved": { look: "error", title: "Failed to save quantity. Please try again.", text: "" },
  "counts-unreadable": { look: "error", title: "Data Issues Detected", text: "" },
  "mark-not-saved": { look: "error", title: "We couldn't save that. Please try again.", text: "" },
  "wash-full": { look: "error", title: "40 pieces are in the wash already. Put one back first.", text: "" },
  "note-not-saved": { look: "error", title: "Failed to save note. Please try again.", text: "" },
  "set-aside-not-saved": {
    look: "error",
    title: "We couldn't save that change. Please try again.",
    text: "",
  },
  "trip-tick-not-saved": { look: "error", title: "Couldn't save that. Please try again.", text: "" },
  "trip-item-not-added": {
    look: "error",
    title: "Couldn't add the item to your plan. Please try again.",
    text: "",
  },
  "final-saved": { look: "info", title: "Saved as final", text: "You can change this in Attempts" },
  "final-cleared": { look: "info", title: "Selection cleared", text: "" },
  "final-updated": { look: "info", title: "Dashboard selection updated.", text: "" },
  "final-failed": {
    look: "error",
    title: "Failed to update selection",
    text: "Could not update your selection.",
  },
  "title-updated": { look: "info", title: "Title updated", text: "" },
  "title-required": { look: "error", title: "Title required", text: "Please enter a title or cancel." },
  "title-unreadable": {
    look: "error",
    title: "Unable to update title",
    text: "Please leave out line breaks and invisible characters.",
  },
  "title-too-long": {
    look: "error",
    title: "Unable to update title",
    text: "Please use at most 80 characters.",
  },
  "title-not-updated": { look: "error", title: "Unable to update title", text: "Update failed" },
  "birth-not-saved": { look: "error", title: "Couldn't save the birth date. Please try again.", text: "" },
  "replication-started": REPLICATION_STARTED,
  "reminders-on": {
    look: "info",
    title: "Reminders are on",
    text: "We'll email you three weeks before each new size.",
  },
  "reminders-off": {
    look: "info",
    title: "Reminders are off",
    text: "You can turn them on in your profile.",
  },
  "link-added": { look: "info", title: "Link added", text: "" },
  "link-saved": { look: "info", title: "Link saved", text: "" },
  "link-on": { look: "info", title: "Link turned on", text: "" },
  "link-off": { look: "info", title: "Link turned off", text: "" },
  "link-not-saved": { look: "error", title: "Couldn't save the link. Please try again.", text: "" },
  "language-saved": { look: "info", title: "Language saved", text: "" },
  "language-not-saved": { look: "error", title: "Couldn't save the language. Please try again.", text: "" },
  "names-saved": { look: "info", title: "Saved", text: "" },
  "name-refused": { look: "error", title: "Please use at most 40 letters, without line breaks.", text: "" },
  "names-not-saved": { look: "error", title: "Couldn't save the name. Please try again.", text: "" },
  "units-saved": { look: "info", title: "Units saved", text: "" },
  "units-not-saved": { look: "error", title: "Couldn't save the units. Please try again.", text: "" },
  invited: {
    look: "info",
    title: "Invitation sent",
    text: "If it doesn't arrive within a few minutes, send it again.",
  },
  "invitation-withdrawn": { look: "info", title: "Invitation withdrawn", text: "Its link no longer works." },
  "plan-joined": {
    look: "info",
    title: "You've joined this plan",
    text: "You'll find it in your list of plans.",
  },
  "role-changed": { look: "info", title: "Role changed", text: "" },
  "member-removed": { look: "info", title: "Removed", text: "They can no longer open the plan." },
  "member-gone": { look: "error", title: "That person isn't on this plan anymore.", text: "" },
  "plan-left": { look: "info", title: "You've left the plan", text: "Anything you added stays in the plan." },
  "handed-over": { look: "info", title: "Plan handed over", text: "You can still edit it." },
  "prices-saved": { look: "info", title: "Prices saved", text: "" },
  "prices-removed": { look: "info", title: "Prices removed", text: "" },
  "care-saved": { look: "info", title: "The list is saved", text: "" },
  "box-packed": { look: "info", title: "Packed", text: "They aren't in your counts anymore." },
  "box-unpacked": { look: "info", title: "Unpacked", text: "They're back in your counts." },
  "box-given": { look: "info", title: "Passed on", text: "They aren't in the box anymore." },
  "box-used": { look: "info", title: "Yours now", text: "They're in this plan's counts." },
  "box-saved": { look: "info", title: "Box saved", text: "" },
  "box-deleted": { look: "info", title: "Box deleted", text: "" },
  "helper-given": { look: "info", title: "The link works", text: "Copy it and send it to them." },
  "helper-renewed": { look: "info", title: "Link renewed", text: "" },
  "helper-closed": { look: "info", title: "Link closed", text: "It shows nothing anymore." },
  "helper-gone": { look: "error", title: "That link isn't there anymore.", text: "" },
  "calendar-given": { look: "info", title: "The link works", text: "Subscribe to it, or copy it." },
  "calendar-closed": {
    look: "info",
    title: "Link closed",
    text: "Calendars can't read it anymore. You can remove it there now.",
  },
  "notice-saved": { look: "info", title: "Morning notice saved", text: "" },
  "device-off": { look: "info", title: "Notifications are off on that device", text: "" },
  "notice-ended": { look: "info", title: "Morning notice ended", text: "" },
  "reset-sent": {
    look: "info",
    title: "Reset email sent",
    text: "Check your inbox for a password reset link.",
  },
} as const;

export type FlashName = keyof typeof FLASHES;

// The notice about the limit of quiz attempts, the same on the page and in the toast.

export interface LimitNotice {
  kind: "approaching" | "reached";
  title: string;
  text: string;
}

type LimitStand =
  | { kind: "approaching"; used: number; max: number; mayUpgrade: boolean }
  | { kind: "reached"; mayUpgrade: boolean };

/** The notice for a state of the limit; null if there is nothing to say. */
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
