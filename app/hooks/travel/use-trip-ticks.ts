// The ticks of an open packing list: shown at once, saved one by one, and stored while offline.
import { use, useEffect, useState } from "react";
import type { TickedThing } from "~/contracts/travel/item-forms.ts";
import { packedPath } from "~/contracts/travel/trip-addresses.ts";
import { isPackedAnswer } from "~/contracts/travel/trip-answers.ts";
import type { TripItem, TripKitItem, TripSize, TripView } from "~/contracts/travel/trip-view.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { keepPage } from "~/hooks/offline/use-service-worker.ts";
import { isOwnBrowser, ViewerMarkContext } from "~/hooks/offline/viewer-mark.ts";
import { leaveToSignIn } from "~/hooks/use-form-send.ts";
import { sendForm } from "~/lib/send-form.ts";
import { showToast } from "~/lib/toast.ts";
import { type Tick, type TickOutcome, TickQueue, type TickState } from "./tick-queue.ts";
import { keepUnsentTicks, readUnsentTicks } from "./unsent-ticks.ts";

export interface TripTicks {
  /** The sizes and the kit, with what was ticked on this page. */
  sizes: TripSize[];
  kit: TripKitItem[];
  /** How many ticks are waiting for the network. */
  waiting: number;
  isWaiting(of: TickedThing): boolean;
  set(of: TickedThing, isPacked: boolean): void;
  /** Retries what could not be sent. */
  flush(): void;
}

/**
 * The ticks of one trip. Use the trip's id as the component's key; `tab` identifies this page in what it
 * sends.
 */
export function useTripTicks({ id, version, sizes, kit }: TripView, tab: string): TripTicks {
  const [states, setStates] = useState<Readonly<Record<string, TickState>>>({});
  const mark = use(ViewerMarkContext);
  const [queue] = useState(() => {
    const made: TickQueue = new TickQueue({
      // Unsent ticks wait for the user who made them and are never sent under another's session.
      send: async (tick) => (isOwnBrowser(mark) ? sendTick(id, tick, tab) : { kind: "later" }),
      onState(key, state) {
        setStates(({ [key]: _, ...others }) => (state ? { ...others, [key]: state } : others));
        if (isOwnBrowser(mark)) keepUnsentTicks(id, made.unsent());
        if (state?.phase === "saved") keepPage();
      },
      onRefused: () => showToast({ title: ERROR_TEXTS.TRIP_TICK_NOT_SAVED, look: "error" }),
      schedule: (callback, ms) => void setTimeout(callback, ms),
    });
    return made;
  });
  useEffect(() => {
    for (const [key, isPacked] of readUnsentTicks(id)) queue.put({ key, isPacked });
    window.addEventListener("online", queue.flush);
    return () => window.removeEventListener("online", queue.flush);
  }, [id, queue]);

  const stateOf = (of: TickedThing) => {
    const state = states[keyOf(of)];
    return state?.phase === "saved" && state.version <= version ? undefined : state;
  };
  const ticked = <One extends { isPacked: boolean }>(one: One, of: TickedThing): One => ({
    ...one,
    isPacked: stateOf(of)?.isPacked ?? one.isPacked,
  });
  return {
    sizes: sizes.map((size) => {
      const item = (one: TripItem) => ticked(one, { clothingId: one.clothingId, ageRange: size.ageRange });
      const categories = size.categories.map((category) => ({
        ...category,
        items: category.items.map(item),
      }));
      return { ...size, categories, extras: size.extras.map(item) };
    }),
    kit: kit.map((one) => ticked(one, { kit: one.key })),
    waiting: Object.values(states).filter(({ phase }) => phase === "waiting").length,
    isWaiting: (of) => stateOf(of)?.phase === "waiting",
    set: (of, isPacked) => queue.put({ key: keyOf(of), isPacked }),
    flush: queue.flush,
  };
}

const KIT = "kit";

function keyOf(of: TickedThing): string {
  return "kit" in of ? `${KIT} ${of.kit}` : `${of.clothingId} ${of.ageRange}`;
}

async function sendTick(tripId: string, { key, isPacked }: Tick, tab: string): Promise<TickOutcome> {
  const [first = "", second = ""] = key.split(" ");
  const of = first === KIT ? { kit: second } : { clothingId: first, ageRange: second };
  const fields = { ...of, isPacked: `${isPacked}`, tab };
  const result = await sendForm(packedPath(tripId), fields, isPackedAnswer);
  switch (result.kind) {
    case "done":
      return { kind: "saved", version: result.answer.version };
    case "signed-out":
      leaveToSignIn();
      return { kind: "later" };
    case "refused":
      return { kind: result.status === 429 || result.status >= 500 ? "later" : "refused" };
    case "unreachable":
    case "unreadable":
      return { kind: "later" };
    default:
      return result satisfies never;
  }
}
