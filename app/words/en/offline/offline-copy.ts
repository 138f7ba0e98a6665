// Shown without a network, and of a form that arrived after its session ended and is shown again after signing in.

export const OFFLINE_COPY = {
  title: "You're offline",
  text: "This page needs a connection. It'll load as soon as you're back online.",
  readable: "Available offline",
  nothing:
    "Any plans, shopping lists, and packing lists you open while logged in will be available here offline.",
  retry: "Try again",
  asOf: (moment: string) => `As of ${moment}`,
};

const KEPT_THINGS = { plan: "plan", shopping: "list", trips: "trip" } as const;

/** Above a page that the browser has stored: "You're offline. Showing your plan as of Nov 22, 9:10 PM." */
export function keptWords(place: keyof typeof KEPT_THINGS, moment: string, isOnline: boolean): string {
  const why = isOnline ? "We can't reach Layette right now." : "You're offline.";
  return `${why} Showing your ${KEPT_THINGS[place]} as of ${moment}.`;
}

/** "2 changes will be sent when you're back online." */
export function unsentWords(count: number): string {
  return `${count} ${count === 1 ? "change" : "changes"} will be sent when you're back online.`;
}

export const ALL_SENT = "All changes are saved.";

/** Of what can't be done offline, and isn't kept. */
export const NO_NETWORK = {
  title: "You're offline",
  description: "This needs a connection. Please try again when you're back online.",
} as const;

export const UNSENT_COPY = {
  title: "You were logged out before this was saved",
  lead: "Here's what you entered. Nothing has been sent yet.",
  inForm: "What you entered is back in the form below. Nothing has been sent yet.",
  send: "Send it now",
  forget: "Discard",
  otherViewer:
    "Someone else has logged in on this browser. Nothing was sent. Please log in again to save your changes.",
} as const;

/** The labels of fields that people type into, by field name. */
export const UNSENT_LABELS: Readonly<Record<string, string>> = {
  title: "Title",
  note: "Note",
  notes: "Notes",
  quantity: "You have",
  step: "You have",
  bornOn: "Birth date",
  name: "Name",
  category: "Category",
  productTitle: "Product title",
  descriptor: "Description",
  affiliateUrl: "Link",
  displayOrder: "Order",
  yourName: "Your first name",
  email: "Email",
};

/** On a page whose session ended elsewhere. */
export const SESSION_COPY = {
  signedOut: "You've been logged out. Changes on this page won't be saved until you log back in.",
  another: "Someone else has logged in on this browser. Nothing on this page is saved to their account.",
  signIn: "Log in",
} as const;
