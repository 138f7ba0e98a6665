import { BIRTH_COPY } from "~/copy/birth.ts";
import { GENDER_LABELS } from "~/copy/wardrobe.ts";
import { formatDay } from "~/domain/calendar.ts";
import type { GenderPreference } from "~/domain/vocabulary.ts";

interface HeaderStripProps {
  attempt: {
    zipcode: string;
    city: string | null;
    state: string | null;
    expectedDueDate: string;
    /** Takes the due date's place once it is known. */
    babyBornOn?: string | null;
    genderPreference: GenderPreference;
  };
}

/** Place, due date and preference of the plan that is open, right below the header (decision R8). */
export function HeaderStrip({ attempt }: HeaderStripProps) {
  const { city, state, zipcode, expectedDueDate, babyBornOn, genderPreference } = attempt;
  const facts = [
    { label: "Baby's location", value: city ? `${city}, ${state}` : zipcode },
    babyBornOn
      ? { label: "Date of birth", value: BIRTH_COPY.bornOn(formatDay(babyBornOn)) }
      : { label: "Due date", value: formatDay(expectedDueDate) },
    { label: "Clothes", value: GENDER_LABELS[genderPreference] },
  ];
  return (
    <div className="border-b border-hairline bg-surface">
      <dl className="container-page figures flex flex-wrap gap-x-4 gap-y-0.5 py-2 text-xs sm:gap-x-6 sm:text-sm">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="sr-only">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
