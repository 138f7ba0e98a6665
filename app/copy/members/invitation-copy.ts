export const INVITATION_COPY = {
  title: "Invitation",
  question: (inviter: string) => `${inviter} invited you to a plan`,
  asRole: {
    editor:
      "You'd be an editor: you can change everything except people, the share link, and deleting the plan.",
    reader: "You'd be a reader: you can see everything and change nothing.",
  },
  seen: "The people on the plan will see your name, or part of your email if you haven't given one.",
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
