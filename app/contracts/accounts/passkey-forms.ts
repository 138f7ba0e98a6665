// Passkey messages: the forms, the authenticators' answers in them (WebAuthn's JSON), and what we remember
// about a request in progress.
import { z } from "zod";
import { type PasskeyNameProblem, passkeyNameProblem } from "../../domain/accounts/passkeys.ts";
import type { FormContract } from "../form.ts";
import { onProfile } from "../form-pages.ts";

/** Without a credential, the form asks for the options. */
export const passkeyAnswerForm = {
  fields: ["flow", "credential", "from"],
  typed: [],
  secret: ["flow", "credential"],
} as const satisfies FormContract;

/** The profile's passkey forms; `passkey` is an id. */
export const passkeysForm = {
  fields: ["intent", "flow", "credential", "passkey", "name", "from"],
  typed: ["name"],
  secret: ["flow", "credential"],
  page: onProfile,
} as const satisfies FormContract;

/** The longest valid answer holds an RSA key and has about 2,500 characters. */
const LONGEST_CREDENTIAL = 16 * 1024;
/** WebAuthn allows 1,023 bytes. */
const LONGEST_ID = 1364;

const bytes = (longest: number) => z.string().min(1).max(longest).refine(isBase64url);
const id = bytes(LONGEST_ID);

export const passkeyId = id;

/** Length before pattern: the text can come from anywhere. */
function isBase64url(text: string): boolean {
  return text.length <= LONGEST_CREDENTIAL && /^[\w-]+$/.test(text);
}

const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** Transports that we don't know are useless to browsers. */
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
      /** The user's id as the authenticator stores it. */
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

/** An authenticator's answer for a passkey that it just created; null if it is invalid. */
export const readNewPasskey = (text: string) => readCredential(text, newPasskey);

/** An authenticator's signature; null if it is invalid. */
export const readAssertion = (text: string) => readCredential(text, assertion);

function readCredential<Answer>(text: string, schema: z.ZodType<Answer>): Answer | null {
  if (text.length > LONGEST_CREDENTIAL) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The transports as they are stored. */
export const storedTransports = z
  .string()
  .transform((text) => TRANSPORTS.filter((word) => text.split(" ").includes(word)));

/** What a passkey is used for. */
export type PasskeyPurpose = "add" | "sign-in" | "prove";

/** A request between its start and its answer; sealed, and sent through the browser. */
export const passkeyFlow = z.object({
  challenge: z.string(),
  /** The session that asked; null for a sign-in. */
  session: z.object({ userId: z.string(), tokenHash: z.string() }).nullable(),
  expiresAt: z.number(),
});

export type PasskeyFlow = z.output<typeof passkeyFlow>;

const namedPasskey = z.object({ passkey: passkeyId, name: z.string().trim() });

/** The name for a passkey, or what is wrong with it. */
export function readPasskeyName(
  fields: Readonly<Record<string, unknown>>,
): { passkey: string; name: string } | { problem: PasskeyNameProblem } {
  const given = namedPasskey.safeParse(fields).data;
  const problem = passkeyNameProblem(given?.name ?? "");
  return given && !problem ? given : { problem: problem ?? "PASSKEY_NAME_REQUIRED" };
}
