// The situation and the time of Today: chips for the one, a menu for the other. All of them are links, so that they work before any script.
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { Chevron } from "~/components/ui/marks.tsx";
import type { TodayView } from "~/contracts/today/shown-today.ts";
import type { When } from "~/domain/today/day-windows.ts";
import { isOuting, type ShownSituation } from "~/domain/today/shown-situation.ts";
import { AT_HOME, AT_PARAM, SITUATION_PARAM, WHEN_PARAM } from "~/domain/today/today-params.ts";
import { labelled } from "~/words/en/language.ts";
import { OWN_TIMES_COPY, SITUATION_LABELS, TODAY_COPY } from "~/words/en/today/today-copy.ts";
import { OwnTimesForm, timeFieldsOf } from "./own-times-form.tsx";

/** The situation and the time that the page shows. */
export interface Shown {
  situation: ShownSituation;
  when: When;
  /** A trip under way is left aside. */
  isAtHome: boolean;
}

type ChoicesProps = { today: TodayView; shown: Shown; onChoose: (situation: ShownSituation) => void };

/** The time that is shown, where there is one, and the situations beside it. */
export function Choices({ today, shown, onChoose }: ChoicesProps) {
  return (
    <div className="today-row">
      {isOuting(shown.situation) && <TimesButton windows={today.windows} when={shown.when} />}
      <nav aria-label={TODAY_COPY.where} className="today-chips">
        {today.situations.filter(isChip).map((situation) => (
          <Fragment key={situation}>
            <Chip
              to={{ ...shown, situation }}
              isChosen={situation === chipOf(shown.situation)}
              onChoose={() => onChoose(situation)}
            >
              {SITUATION_LABELS[situation]}
            </Chip>
            {situation === "stroller" && chipOf(shown.situation) === "stroller" && (
              <AsleepSwitch shown={shown} onTurn={onChoose} />
            )}
          </Fragment>
        ))}
      </nav>
    </div>
  );
}

/** The address of Today for a situation and a time. */
export function addressOf({ situation, when, isAtHome }: Shown): string {
  const where = isAtHome ? { [AT_PARAM]: AT_HOME } : {};
  return `?${new URLSearchParams({ [SITUATION_PARAM]: situation, [WHEN_PARAM]: when, ...where })}`;
}

interface ChipProps {
  to: Shown;
  isChosen: boolean;
  onChoose?: () => void;
  /** Turned on and off by itself, beside choices of one. */
  isSwitch?: boolean;
  children: ReactNode;
}

function Chip({ to, isChosen, onChoose, isSwitch = false, children }: ChipProps) {
  return (
    <Link
      to={addressOf(to)}
      replace
      preventScrollReset
      aria-current={isChosen ? "true" : undefined}
      className={isSwitch ? "today-chip today-switch" : "today-chip"}
      onClick={onChoose}
    >
      {children}
    </Link>
  );
}

/** Asleep in the stroller is a switch beside the times (E4). */
type ChipSituation = Exclude<ShownSituation, "asleep">;

function isChip(situation: ShownSituation): situation is ChipSituation {
  return situation !== "asleep";
}

function chipOf(situation: ShownSituation): ChipSituation {
  return isChip(situation) ? situation : "stroller";
}

function AsleepSwitch({ shown, onTurn }: { shown: Shown; onTurn: (situation: ShownSituation) => void }) {
  const isOn = shown.situation === "asleep";
  const other = isOn ? "stroller" : "asleep";
  return (
    <Chip to={{ ...shown, situation: other }} isChosen={isOn} onChoose={() => onTurn(other)} isSwitch>
      {TODAY_COPY.asleep}
    </Chip>
  );
}

const TIMES = "today-times";

/** The chosen time, which opens the others: a native popover, so that it opens before any script. */
function TimesButton({ windows, when }: { windows: TodayView["windows"]; when: When }) {
  return (
    <button type="button" popoverTarget={TIMES} className="today-chip today-time">
      <span className="sr-only">{labelled(TODAY_COPY.when, "")}</span>
      {windows.find((window) => window.when === when)?.short}
      <Chevron className="size-4 rotate-90" />
    </button>
  );
}

function hideTimes(): void {
  document.getElementById(TIMES)?.hidePopover();
}

export function Times({ planId, today, shown }: { planId: string; today: TodayView; shown: Shown }) {
  return (
    <nav id={TIMES} popover="auto" aria-label={TODAY_COPY.when} className="plan-menu">
      {today.windows.map(({ when, label }) => (
        <Link
          key={when}
          to={addressOf({ ...shown, when })}
          preventScrollReset
          aria-current={when === shown.when ? "true" : undefined}
          onClick={hideTimes}
        >
          {label}
        </Link>
      ))}
      <details className="today-own-times">
        <summary>
          {OWN_TIMES_COPY.title}
          <Chevron className="ms-2 size-4 rotate-90" />
        </summary>
        <OwnTimesForm
          key={JSON.stringify(today.ownTimes)}
          planId={planId}
          values={timeFieldsOf(today.ownTimes)}
          situation={shown.situation}
          isAtHome={shown.isAtHome}
          onSaved={hideTimes}
        />
      </details>
    </nav>
  );
}
