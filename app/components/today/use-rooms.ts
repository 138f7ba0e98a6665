import { useRef, useState } from "react";
import { useFormSend } from "~/components/ui/use-form-send.ts";
import { isRoomAnswer } from "~/contracts/today/room-answer.ts";
import type { RoomName, Rooms } from "~/domain/today/shown-situation.ts";
import type { Units } from "~/domain/weather/units.ts";
import { showToast } from "~/lib/toast.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

/** A slider that rests for so long is saved. */
const REST_MS = 600;

export interface RoomsChoice {
  /** In whole degrees of the page's units; null until they are said. */
  degrees: Rooms;
  /** Shows another temperature at once, and saves it for whoever may edit the plan. */
  move: (room: RoomName, degrees: number) => void;
}

/** A move of the slider, and the stored temperature that it was made from: once another one is stored, that counts. */
type Move = { degrees: number; from: number | null };

/** The rooms' temperatures as the sliders say them. `stored` is what the page was loaded with. */
export function useRooms(
  address: string,
  { stored, units, maySave }: { stored: Rooms; units: Units; maySave: boolean },
): RoomsChoice {
  const [moved, setMoved] = useState<Partial<Record<RoomName, Move>>>({});
  const { send } = useFormSend(isRoomAnswer);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function shown(room: RoomName): number | null {
    const own = moved[room];
    return own && own.from === stored[room] ? own.degrees : stored[room];
  }

  async function save(room: RoomName, degrees: number) {
    const failed = ERROR_TEXTS.ROOM_NOT_SAVED;
    const result = await send(address, { roomName: room, roomDegrees: String(degrees), units }, { failed });
    // Another one is under way.
    if (result === null) timer.current = setTimeout(save, REST_MS, room, degrees);
    else if (!result.isDone) showToast({ title: result.problem.message, look: "error" });
  }

  function move(room: RoomName, degrees: number) {
    setMoved((before) => ({ ...before, [room]: { degrees, from: stored[room] } }));
    clearTimeout(timer.current);
    if (maySave) timer.current = setTimeout(save, REST_MS, room, degrees);
  }
  return { degrees: { indoors: shown("indoors"), night: shown("night") }, move };
}
