import { Link } from "react-router";
import { membersPath } from "~/contracts/plans/plan-addresses.ts";
import { isKnownDay } from "~/domain/calendar.ts";
import { placeName } from "~/domain/places/place.ts";
import type { GenderPreference } from "~/domain/vocabulary.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { peopleText } from "~/words/en/members/reader-copy.ts";
import { BABIES_FACT, BIRTH_DAY, babiesWords } from "~/words/en/plans/babies-copy.ts";
import { namesTogether } from "~/words/en/plans/title-of-plan.ts";
import { DASHBOARD_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { GENDER_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

interface HeaderStripProps {
  plan: {
    zipcode: string;
    city: string | null;
    state: string | null;
    country: string;
    expectedDueDate: string;
    /** Replaces the due date once it is known. */
    babyBornOn?: string | null;
    genderPreference: GenderPreference;
    babies: number;
    babyNames: readonly string[] | null;
    onboardingId: string;
    /** Who else is on it. */
    others: readonly { position: number; name: string; initials: string }[];
  };
}

/** An open plan's part of the header: back to the list, the place, the due date, and the final switch. */
export function HeaderStrip({ plan }: HeaderStripProps) {
  const { country, expectedDueDate, babyBornOn, genderPreference } = plan;
  const babies = babiesWords(plan.babies);
  const day = babyBornOn ?? expectedDueDate;
  const names = namesTogether(plan.babyNames);
  const facts: { label: string; value: string; isRoomy?: boolean }[] = [
    ...(names ? [{ label: DASHBOARD_COPY.babyName, value: names }] : []),
    { label: DASHBOARD_COPY.location, value: (placeName(plan) ?? plan.zipcode) || DASHBOARD_COPY.dataIssues },
    {
      label: babyBornOn ? DASHBOARD_COPY.birthDate : DASHBOARD_COPY.dueDate,
      value: !isKnownDay(day)
        ? DASHBOARD_COPY.dataIssues
        : babyBornOn
          ? BIRTH_DAY.bornOn(dayWords(day, country))
          : dayWords(day, country),
    },
    ...(babies && !names ? [{ label: BABIES_FACT, value: babies }] : []),
    // Phones have two lines, which a name, a place, and a day fill in the longer languages.
    { label: DASHBOARD_COPY.clothes, value: GENDER_LABELS[genderPreference], isRoomy: names !== null },
  ];
  return (
    <div className="flow min-w-0 grow gap-x-3 low:flex-nowrap">
      <Link
        to="/dashboards"
        className="inline-flex min-h-11 min-w-6 shrink-0 items-center gap-1 text-sm font-semibold text-rose no-underline"
      >
        <span aria-hidden="true">‹</span>
        <span className="low:max-[30rem]:sr-only">{DASHBOARD_COPY.plans}</span>
        <span className="sr-only">: {DASHBOARD_COPY.backToList}</span>
      </Link>
      <dl className="strip-facts">
        {facts.map(({ label, value, isRoomy = false }) => (
          <div key={label} className={isRoomy ? "max-sm:sr-only" : undefined}>
            <dt className="sr-only">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {plan.others.length > 0 && (
        <Link
          to={membersPath(plan.onboardingId)}
          className="flex min-h-11 shrink-0 items-center gap-1 text-xs font-semibold no-underline low:max-[30rem]:hidden"
        >
          <span className="sr-only">{peopleText(plan.others.map(({ name }) => name))}</span>
          {plan.others.map(({ position, name, initials }) => (
            <span key={position} aria-hidden="true" title={name} className="initials">
              {initials}
            </span>
          ))}
        </Link>
      )}
    </div>
  );
}
