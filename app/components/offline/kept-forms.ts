// A plan's forms that were sent without a network, as this browser keeps them. The key of a form makes it one act, however often it is
// sent.

import type { SizeAnswer } from "~/contracts/growth/size-addresses.ts";
import { isText, recordOf, type Shaped } from "~/contracts/shape.ts";
import type { BagAnswered } from "~/contracts/wardrobe/bag-addresses.ts";
import { keysFrom } from "~/lib/browser-store.ts";
import { heldAt, keepUnsent, type UnsentPlace, unsentKey, withLock } from "./unsent-store.ts";

/** What waits at a place with its holders, the oldest first. */
export function readUnsent<Value>(place: UnsentPlace<Value>): [holder: string, value: Value][] {
  const start = unsentKey(place);
  return keysFrom(start)
    .map((key) => ({ holder: key.slice(start.length), ...heldAt(place, key) }))
    .sort((one, other) => one.at - other.at)
    .flatMap(({ holder, values }) => values.map((value): [string, Value] => [holder, value]));
}

export const isForm = recordOf(isText, isText);

/** The fields of a form; `words` say what was entered, to tell its author what was lost if the plan is gone. */
export type KeptForm = Shaped<typeof isForm>;

export type FormKind = "facts" | "bags";

/** A plan's forms of one kind that one viewer has sent. */
export interface FormPlace extends UnsentPlace<KeptForm> {
  kind: FormKind;
}

export function formsOf(kind: FormKind, planId: string, mark: string | null): FormPlace {
  return { kind, of: planId, mark, isValue: isForm };
}

/** As many as anyone sends on one flight. */
const MOST_KEPT = 20;

/**
 * Keeps a form, or forgets it if it is null. False if there is no room: what waits already isn't given up for another, and its
 * author still has the other on the page.
 */
export function keepForm(place: FormPlace, formKey: string, form: KeptForm | null): boolean {
  if (!form) return keepUnsent(place, formKey, []);
  const others = readUnsent(place).filter(([key]) => key !== formKey);
  return others.length < MOST_KEPT && keepUnsent(place, formKey, [form]);
}

export type LaterAnswer = SizeAnswer | BagAnswered;

/** The open page of a plan's forms. */
interface FormPage {
  /** Nothing is sent while its plan is worked out again. */
  isReady(): boolean;
  /** One was saved, here or by another tab. */
  onSaved(answer: LaterAnswer | null): void;
  /** The server refuses it or asks about it; it isn't kept anymore. */
  onRefused(form: KeptForm): void;
}

/** This tab's, by how the keys of their forms begin. */
export const formPages = new Map<string, FormPage>();

/** Gives the answers to forms to their own page until `signal`, and lets other tabs know that it is open. */
export function openFormPage(place: FormPlace, page: FormPage, signal: AbortSignal): void {
  const key = unsentKey(place);
  formPages.set(key, page);
  const left = new Promise<void>((done) => signal.addEventListener("abort", () => done()));
  void left.then(() => formPages.get(key) === page && formPages.delete(key));
  void withLock(key, () => left, { mode: "shared" }).catch(() => {});
}
