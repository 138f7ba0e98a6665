// The address that a sign-up has just written to, as the browser keeps it, sealed.
import { z } from "zod";

export const signUpInbox = z.object({ email: z.string().max(320), expiresAt: z.number() });
