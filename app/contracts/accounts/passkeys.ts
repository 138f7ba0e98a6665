// What is sent about passkeys: the forms, what authenticators say in them (WebAuthn's JSON), and what we remember of a question
// that is under way.
import { z } from "zod";
import { type PasskeyNameProblem, passkeyNameProblem } from "../../domain/accounts/passkeys.ts";
import type { FormContract } from "../form.ts";

/** Without an answer the form asks for the question. */
export const passkeyAnswerForm = { fields: ["flow", "credential", "from"] } as const satisfies FormContract;

/** What the profile does with passkeys; `passkey` is the id of one. */
export const passkeysForm = {
  fields: ["intent", "flow", "credential", "passkey", "name", "from"],
} as const satisfies FormContract;

/** The longest honest answer holds an RSA key and is some 2,500 letters long. */
const LONGEST_CREDENTIAL = 16 * 1024;
/** WebAuthn allows 1,023 bytes. */
const LONGEST_ID = 1364;

const bytes = (longest: number) => z.string().min(1).max(longest).refine(isBase64url);
const id = bytes(LONGEST_ID);

export const passkeyId = id;

/** Length before pattern: this is asked of texts from anywhere. */
function isBase64url(text: string): boolean {
  return text.length <= LONGEST_CREDENTIAL && /^[\w-]+$/.test(text);
}

const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** Words that we do not know tell browsers nothing. */
const transports = z
  .array(z.string().max(40))
  .max(20)
  .default([])
  .transform((words) => TRANSPORTS.filter((word) => words.includes(word)));

const common = { id, rawId: id, type: z.literal("public-key") };

const newPasskey = z
  .object({
    ...common,
    response: z.object({
      clientDataJSON: bytes(4096),
      attestationObject: bytes(LONGEST_CREDENTIAL),
      transports,
    }),
  })
  .transform((given) => ({ ...given, clientExtensionResults: {} }));

const assertion = z
  .object({
    ...common,
    response: z.object({
      clientDataJSON: bytes(4096),
      authenticatorData: bytes(4096),
      signature: bytes(4096),
      /** The user's id as the authenticator keeps it. */
      userHandle: bytes(128).nullish(),
    }),
  })
  .transform(({ response: { userHandle, ...response }, ...given }) => ({
    ...given,
    response: { ...response, ...(userHandle ? { userHandle } : {}) },
    clientExtensionResults: {},
  }));

export type NewPasskeyAnswer = z.output<typeof newPasskey>;
export type Assertion = z.output<typeof assertion>;

/** What an authenticator says of a passkey that it has just made; null when that is none. */
export const readNewPasskey = (text: string) => readCredential(text, newPasskey);

/** What an authenticator has signed; null when that is nothing. */
export const readAssertion = (text: string) => readCredential(text, assertion);

function readCredential<Answer>(text: string, schema: z.ZodType<Answer>): Answer | null {
  if (text.length > LONGEST_CREDENTIAL) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** How browsers may reach an authenticator, as it is stored. */
export const storedTransports = z
  .string()
  .transform((text) => TRANSPORTS.filter((word) => text.split(" ").includes(word)));

/** What a passkey is asked for. */
export type PasskeyPurpose = "add" | "sign-in" | "prove";

/** A question between its asking and its answer; travels sealed through the browser. */
export const passkeyFlow = z.object({
  challenge: z.string(),
  /** The session that was asked; none for a sign-in. */
  session: z.object({ userId: z.string(), tokenHash: z.string() }).nullable(),
  expiresAt: z.number(),
});

export type PasskeyFlow = z.output<typeof passkeyFlow>;

const namedPasskey = z.object({ passkey: passkeyId, name: z.string().trim() });

/** The name that a passkey is to have, or what is wrong with it. */
export function readPasskeyName(
  fields: Readonly<Record<string, unknown>>,
): { passkey: string; name: string } | { problem: PasskeyNameProblem } {
  const given = namedPasskey.safeParse(fields).data;
  const problem = passkeyNameProblem(given?.name ?? "");
  return given && !problem ? given : { problem: problem ?? "PASSKEY_NAME_REQUIRED" };
}
