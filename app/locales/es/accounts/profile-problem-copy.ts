// The page shown when a profile couldn't be created.

export const PROFILE_PROBLEM_COPY = {
  title: "La cuenta ya existe",
  signOut: "Cerrar sesión ahora",
} as const;
