// Words of the page on which a profile could not be made.

export const PROFILE_PROBLEM_COPY = {
  title: "Account Already Exists",
  signOut: "Sign out now",
  otherTitle: "Error creating profile",
} as const;
