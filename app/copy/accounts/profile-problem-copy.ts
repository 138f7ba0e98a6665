// The page shown when a profile couldn't be created.

export const PROFILE_PROBLEM_COPY = {
  title: "Account Already Exists",
  signOut: "Log out now",
} as const;
