export const ROLE_NAMES = { owner: "Owner", editor: "Editor", reader: "Reader" } as const;

export const MEMBERS_COPY = {
  title: "People on this plan",
  alone: "So far, it's just you.",
  you: "you",
  change: "Change",
  changeOf: (name: string) => `Change ${name}'s role, or remove them`,
  role: "Role",
  saveRole: "Save role",
  remove: "Remove from this plan",
  removeHint: "The plan closes for them at once. What they added stays.",
  makeOwner: "Make owner",
  invite: "Invite someone",
  inviteLead: "They'll get an email with a link that works once, for 14 days.",
  email: "Their email",
  send: "Send invitation",
  sending: "Sending...",
  full: "This plan has five people or invitations besides its owner, and that's the most it can have.",
  ownAddress: "That's your own address.",
  pending: "Invited",
  until: (day: string) => `The link works until ${day}.`,
  sendAgain: "Send again",
  withdraw: "Withdraw",
  leave: "Leave this plan",
} as const;

export const ROLE_HINTS = {
  editor: "Can change everything except people, the share link, and deleting the plan",
  reader: "Can see everything, change nothing",
} as const;

/** Who is on the plan, in one sentence; `names` are the others. */
export function peopleSentence(names: readonly string[]): string {
  if (names.length === 0) return MEMBERS_COPY.alone;
  return `${new Intl.ListFormat("en-US").format(["You", ...names])} are on this plan.`;
}

export const LEAVE_COPY = {
  title: "Leave this plan?",
  lead: "It closes for you at once. What you added stays with the plan. To come back, you'd need another invitation.",
  button: "Leave this plan",
  busy: "Leaving...",
  keep: "Stay",
  ownerTitle: "This plan is yours",
  ownerLead: "Owners don't leave. You can make someone else the owner first, or delete the plan.",
  people: "See who is on it",
} as const;

export const HAND_OVER_COPY = {
  title: "Hand over this plan?",
  question: (name: string) => `Make ${name} the owner of this plan?`,
  lead: "You'll stay on it as an editor. Only the owner can invite and remove people, share the plan, and delete it.",
  shareEnds:
    "The plan's share link will stop working. The attempt it took stays yours; the new owner uses none.",
  button: "Hand over",
  busy: "Handing over...",
  keep: "Keep the plan",
  noRoom: (name: string) =>
    `${name} already has as many plans from others as an account can have. They'd have to delete one first.`,
  noRoomForTrips: (name: string) =>
    `With this plan's trips, ${name} would have more trips than an account can have. They'd have to delete some first.`,
} as const;

export const INVITATION_COPY = {
  title: "Invitation",
  question: (inviter: string) => `${inviter} invited you to a plan`,
  asRole: {
    editor:
      "You'd be an editor: you can change everything except people, the share link, and deleting the plan.",
    reader: "You'd be a reader: you can see everything and change nothing.",
  },
  seen: "The people on the plan will see your first name, or your email address if you haven't given one.",
  as: "You're logged in as",
  accept: "Join this plan",
  notNow: "Not now",
  signUp: "Sign up to join",
  logIn: "Log in to join",
  signInHint: "The invitation waits for you while you sign up or log in.",
  invalidTitle: "This invitation doesn't work anymore",
  invalid: "It may have been used, withdrawn, or replaced by a newer one, or it's older than 14 days.",
  invalidHint:
    "If you've joined already, you'll find the plan in your list. Otherwise, ask for another invitation.",
  toPlans: "Your plans",
} as const;
