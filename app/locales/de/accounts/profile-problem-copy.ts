// The page shown when a profile couldn't be created.

export const PROFILE_PROBLEM_COPY = {
  title: "Das Konto gibt es schon",
  signOut: "Jetzt abmelden",
} as const;
