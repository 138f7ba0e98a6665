// The ticks of an open packing list: shown at once, saved one by one, and kept while the network is away.
import { use, useEffect, useState } from "react";
import { packedPath } from "~/contracts/travel/trip-addresses.ts";
import { isPackedAnswer } from "~/contracts/travel/trip-answers.ts";
import type { TripSize, TripView } from "~/contracts/travel/trip-view.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { keepPage } from "~/hooks/offline/use-service-worker.ts";
import { isOwnBrowser, ViewerMarkContext } from "~/hooks/offline/viewer-mark.ts";
import { leaveToSignIn } from "~/hooks/use-form-send.ts";
import { sendForm } from "~/lib/send-form.ts";
import { showToast } from "~/lib/toast.ts";
import { type Tick, type TickOutcome, TickQueue, type TickState } from "./tick-queue.ts";
import { keepUnsentTicks, readUnsentTicks } from "./unsent-ticks.ts";

export interface TripTicks {
  /** The sizes with what has been ticked on this page. */
  sizes: TripSize[];
  /** How many ticks wait for the network. */
  waiting: number;
  isWaiting(clothingId: number, ageRange: AgeRange): boolean;
  set(clothingId: number, ageRange: AgeRange, isPacked: boolean): void;
  /** Tries again what could not be sent. */
  flush(): void;
}

/** The ticks of one trip: give the component the trip's id as its key. `tab` names this page in what it sends. */
export function useTripTicks({ id, version, sizes }: TripView, tab: string): TripTicks {
  const [states, setStates] = useState<Readonly<Record<string, TickState>>>({});
  const mark = use(ViewerMarkContext);
  const [queue] = useState(() => {
    const made: TickQueue = new TickQueue({
      // What somebody has ticked waits for that person: it never goes out under another's name.
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

  const stateOf = (clothingId: number, ageRange: AgeRange) => {
    const state = states[keyOf(clothingId, ageRange)];
    return state?.phase === "saved" && state.version <= version ? undefined : state;
  };
  return {
    sizes: sizes.map((size) => ({
      ...size,
      categories: size.categories.map((category) => ({
        ...category,
        items: category.items.map((item) => ({
          ...item,
          isPacked: stateOf(item.clothingId, size.ageRange)?.isPacked ?? item.isPacked,
        })),
      })),
    })),
    waiting: Object.values(states).filter(({ phase }) => phase === "waiting").length,
    isWaiting: (clothingId, ageRange) => stateOf(clothingId, ageRange)?.phase === "waiting",
    set: (clothingId, ageRange, isPacked) => queue.put({ key: keyOf(clothingId, ageRange), isPacked }),
    flush: queue.flush,
  };
}

function keyOf(clothingId: number, ageRange: AgeRange): string {
  return `${clothingId} ${ageRange}`;
}

async function sendTick(tripId: string, { key, isPacked }: Tick, tab: string): Promise<TickOutcome> {
  const [clothingId = "", ageRange = ""] = key.split(" ");
  const fields = { clothingId, ageRange, isPacked: `${isPacked}`, tab };
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
