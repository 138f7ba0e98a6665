export const ROLE_NAMES = { owner: "Owner", editor: "Editor", reader: "Viewer" } as const;

export const MEMBERS_COPY = {
  title: "People on this plan",
  alone: "So far, it's just you.",
  you: "you",
  change: "Change",
  changeOf: (name: string) => `Change ${name}'s role, or remove them`,
  role: "Role",
  saveRole: "Save role",
  remove: "Remove from this plan",
  removeHint: "They lose access right away. Anything they added stays.",
  theirLinksEnd: (links: string) => `The links that they made end at once: ${links}.`,
  changeSeen: (links: string) =>
    `Also change the links that they may have seen: ${links}. The old ones end, and you pass on the new ones.`,
  seenByGone: (links: string) =>
    `Someone who isn't on this plan anymore may have seen these links: ${links}.`,
  changeLinks: "Change these links",
  makeOwner: "Make owner",
  invite: "Invite someone",
  inviteLead: "We'll email them a link. It works once and expires in 14 days.",
  email: "Their email",
  send: "Send invitation",
  sending: "Sending...",
  full: "This plan already has five other people or pending invitations, and that's the limit.",
  ownAddress: "That's your own address.",
  pending: "Invited",
  until: (day: string) => `The link works until ${day}.`,
  sendAgain: "Send again",
  withdraw: "Withdraw",
  leave: "Leave this plan",
} as const;

export const ROLE_HINTS = {
  editor: "Can edit everything except people and the share link; can't delete the plan",
  reader: "Can view, but not edit",
} as const;

/** Who is on the plan, in one sentence; `names` are the others. */
export function peopleSentence(names: readonly string[]): string {
  if (names.length === 0) return MEMBERS_COPY.alone;
  return `${new Intl.ListFormat("en-US").format(["You", ...names])} are on this plan.`;
}

export const LEAVE_COPY = {
  title: "Leave this plan?",
  lead: "You'll lose access right away, and the links that you made for helpers and calendars end. Anything else you added stays in the plan. To come back, you'll need a new invitation.",
  button: "Leave this plan",
  busy: "Leaving...",
  keep: "Stay",
  ownerTitle: "This plan is yours",
  ownerLead: "As the owner, you can't leave. You can make someone else the owner first, or delete the plan.",
  people: "See who's on this plan",
} as const;

export const HAND_OVER_COPY = {
  title: "Hand over this plan?",
  question: (name: string) => `Make ${name} the owner of this plan?`,
  lead: "You'll stay on it as an editor. Only the owner can invite and remove people, share the plan, and delete it.",
  shareEnds:
    "The plan's share link will stop working. The plan still counts toward your quiz attempts, not theirs.",
  button: "Hand over",
  busy: "Handing over...",
  keep: "Keep the plan",
  noRoom: (name: string) =>
    `${name} has already reached the limit for plans from other people. They'll need to delete one first.`,
  noRoomForTrips: (name: string) =>
    `With this plan's trips, ${name} would have more trips than an account can have. They'll need to delete some first.`,
} as const;

export const INVITATION_COPY = {
  title: "Invitation",
  question: (inviter: string) => `${inviter} invited you to a plan`,
  asRole: {
    editor:
      "As an editor, you can change everything except who's on the plan and its share link. You can't delete it.",
    reader: "As a viewer, you can see everything but can't make changes.",
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
