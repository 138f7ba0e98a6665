import { useId } from "react";
import { Button } from "~/components/ui/button.tsx";
import { FieldError } from "~/components/ui/field.tsx";
import type { TodayView } from "~/contracts/today/shown-today.ts";
import { type RoomName, SLIDER_AT } from "~/domain/today/shown-situation.ts";
import { wholeDegrees } from "~/domain/weather/units.ts";
import { ROOM_COPY, TODAY_COPY } from "~/words/en/today/today-copy.ts";
import { degreesWords } from "~/words/en/weather/weather-copy.ts";
import type { RoomsChoice } from "./use-rooms.ts";

interface RoomSliderProps {
  room: RoomName;
  /** Today as it is shown: its form is sent there without scripts, and comes back there. */
  address: string;
  today: Pick<TodayView, "units" | "rooms" | "roomRange">;
  choice: RoomsChoice;
  mayEdit: boolean;
  error: string | null;
}

/** Asks for a room's temperature. Scripts show each degree at once and save it; without them, the button does. */
export function RoomSlider({ room, address, today, choice, mayEdit, error }: RoomSliderProps) {
  const { units, roomRange } = today;
  const id = useId();
  const said = choice.degrees[room];
  const degrees = said ?? wholeDegrees(SLIDER_AT[room], units);
  const { from, to } = roomRange;
  return (
    <form
      key={room}
      method="post"
      action={address}
      noValidate
      className="today-room"
      onSubmit={(event) => {
        event.preventDefault();
        choice.move(room, degrees);
      }}
    >
      <input type="hidden" name="roomName" value={room} />
      <input type="hidden" name="units" value={units} />
      <label htmlFor={id}>{ROOM_COPY[room].label}</label>
      <output htmlFor={id} className="figures">
        {degreesWords(degrees, units)}
      </output>
      <input
        id={id}
        type="range"
        name="roomDegrees"
        min={from}
        max={to}
        value={degrees}
        aria-valuetext={degreesWords(degrees, units)}
        onChange={({ target }) => choice.move(room, target.valueAsNumber)}
      />
      {mayEdit && (
        <Button
          type="submit"
          look={said === null ? "primary" : "quiet"}
          className={said === null ? "" : "script-less"}
        >
          {said === null ? TODAY_COPY.show : TODAY_COPY.save}
        </Button>
      )}
      <FieldError id={`${id}-error`} error={error ?? undefined} />
    </form>
  );
}
