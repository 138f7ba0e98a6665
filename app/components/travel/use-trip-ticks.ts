// The ticks of an open packing list: shown at once, saved one by one, and stored while offline. A tick says what the state should
// be, so sending it twice does no harm.

import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useLineState, useLiveLine, useReadAgain } from "~/components/live/use-live-line.ts";
import type { ChangeState } from "~/components/offline/send-queue.ts";
import { keepPage } from "~/components/offline/use-service-worker.ts";
import { type ChangeKind, useUnsentChanges } from "~/components/offline/use-unsent-changes.ts";
import { isFlag, isText, objectOf, type Shaped } from "~/contracts/shape.ts";
import type { TripItem, TripKitItem, TripSize, TripView } from "~/contracts/travel/shown-trip.ts";
import { packedPath, TRIPS_PATH } from "~/contracts/travel/trip-addresses.ts";
import { isPackedAnswer, type PackedAnswer } from "~/contracts/travel/trip-answers.ts";
import type { TickedThing } from "~/contracts/travel/trip-form.ts";
import type { TripStatus } from "~/domain/vocabulary.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

/** Whether a thing is packed; `key` names the thing. */
const isTick = objectOf({ key: isText, value: isFlag });

type Tick = Shaped<typeof isTick>;

const KIT = "kit";

function keyOf(of: TickedThing): string {
  return "kit" in of ? `${KIT} ${of.kit}` : `${of.clothingId} ${of.ageRange}`;
}

const TICKS: ChangeKind<Tick, PackedAnswer> = {
  kind: "ticks",
  isValue: isTick,
  fieldOf: ({ key }) => key,
  beforeOf: ({ value }) => !value,
  formOf(tripId, { key, value }) {
    const [first = "", second = ""] = key.split(" ");
    const of = first === KIT ? { kit: second } : { clothingId: first, ageRange: second };
    return { path: packedPath(tripId), fields: { ...of, isPacked: `${value}` } };
  },
  isAnswer: isPackedAnswer,
  notSaved: () => ERROR_TEXTS.TRIP_TICK_NOT_SAVED,
};

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

/** The ticks of one trip. Use the trip's id as the component's key; `tab` identifies this page in what it sends. */
export function useTripTicks({ id, version, sizes, kit }: TripView, tab: string): TripTicks {
  const [states, setStates] = useState<Readonly<Record<string, ChangeState<Tick>>>>({});
  /** Of the trip, with each tick that was saved. */
  const [versions, setVersions] = useState<Readonly<Record<string, number>>>({});
  const { put, flush } = useUnsentChanges(TICKS, {
    of: id,
    tab,
    onField(key, state) {
      setStates((all) => ({ ...all, [key]: state }));
      if (state.phase === "saved") keepPage();
    },
    onSaved: (saved, { key }) => setVersions((all) => ({ ...all, [key]: saved.version })),
  });

  /** Null where what the page has read counts. */
  const stateOf = (of: TickedThing) => {
    const key = keyOf(of);
    const state = states[key];
    const isRead = state?.phase === "saved" && (versions[key] ?? 0) <= version;
    return !state || isRead || state.phase === "refused" ? null : state;
  };
  const ticked = <One extends { isPacked: boolean }>(one: One, of: TickedThing): One => ({
    ...one,
    isPacked: stateOf(of)?.edit.value ?? one.isPacked,
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
    set: (of, isPacked) => put({ key: keyOf(of), value: isPacked }, !isPacked),
    flush,
  };
}

const POLL_MS = 1500;
/** Publishing can fail while the line is open, so it polls slowly even then. */
const GLANCE_MS = 5000;
const MOST_POLLS = 60;

type Followed = { id: string; status: TripStatus; plan: { id: string } | null };

/**
 * Keeps an open trip current: reloads when other tabs or devices change the trip or its plan, leaves a
 * deleted trip, and polls a trip that is being calculated.
 */
export function useTripLine({ id, status, plan }: Followed, tab: string, onOpen: () => void): void {
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const line = useLineState();
  const [polls, setPolls] = useState(0);
  useLiveLine({
    hear(event) {
      if (event.type === "trip" && event.travelPlanId === id) {
        if (event.isDeleted) void navigate(TRIPS_PATH, { replace: true });
        else if (event.tab !== tab) readAgain();
      }
      // The trip is compared with what the plan has and needs.
      if (event.type !== "trip" && event.type !== "selection" && event.onboardingId === plan?.id) readAgain();
    },
    miss: readAgain,
    open: onOpen,
  });
  const isAsking = status === "pending" && polls < MOST_POLLS && line !== "ended";
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(
      () => {
        readAgain();
        setPolls(polls + 1);
      },
      line === "open" ? GLANCE_MS : POLL_MS,
    );
    return () => clearTimeout(timer);
  }, [isAsking, line, polls, readAgain]);
}
