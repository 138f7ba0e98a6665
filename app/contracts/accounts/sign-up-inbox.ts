// The last sign-up that this browser sent, sealed in a cookie.
import { z } from "zod";

export const signUpInbox = z.object({
  email: z.string().max(320),
  /** Proves that this browser sent the form: after the mailed link, the form's password counts only here. */
  secret: z.string().length(43),
  expiresAt: z.number(),
});

export type SignUpInbox = z.infer<typeof signUpInbox>;
