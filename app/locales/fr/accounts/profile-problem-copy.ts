// The page shown when a profile couldn't be created.

export const PROFILE_PROBLEM_COPY = {
  title: "Ce compte existe déjà",
  signOut: "Se déconnecter",
} as const;
