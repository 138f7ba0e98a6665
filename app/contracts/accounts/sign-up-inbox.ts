// The sign-up that a browser has sent last, as the browser keeps it, sealed.
import { z } from "zod";

export const signUpInbox = z.object({
  email: z.string().max(320),
  /** Says that this browser has sent the form: behind the mailed link the form's password counts here alone. */
  secret: z.string().length(43),
  expiresAt: z.number(),
});

export type SignUpInbox = z.infer<typeof signUpInbox>;
