import { href, isRouteErrorResponse, Link, redirect } from "react-router";
import { Garment } from "~/components/illustrations/art.tsx";
import { ErrorPage } from "~/components/layout/error-page.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { ITEM_CATEGORY } from "~/domain/ids.ts";
import { placeWithZip } from "~/domain/places/place.ts";
import { dueMoment, planStart } from "~/domain/plans/birth-date.ts";
import { areSeveral } from "~/domain/plans/names.ts";
import { AGE_RANGES, type ItemCategory } from "~/domain/vocabulary.ts";
import { parseAgeRange } from "~/domain/wardrobe/growth.ts";
import { shopSize } from "~/domain/wardrobe/shop-sizes.ts";
import type { PerSize } from "~/domain/wardrobe/size-table.ts";
import { type SizeTime, sizeTimes } from "~/domain/wardrobe/size-times.ts";
import { appContext } from "~/http/context.ts";
import { noSuchPlan } from "~/http/plan-refusal.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { thrownMessage } from "~/lib/send-form.ts";
import { failedPageMeta, pageTitle } from "~/routes/page-meta.ts";
import { dayWords, monthWords } from "~/words/en/day-words.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { dueOrBorn, pickerGreeting } from "~/words/en/plans/due-date-copy.ts";
import { PICKER_COPY, pickerSize } from "~/words/en/wardrobe/dashboard-copy.ts";
import { SIZE_TIME_LABELS } from "~/words/en/wardrobe/item-words.ts";
import { AGE_RANGE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import type { Route } from "./+types/age-ranges";

export { readsNear as handle } from "~/contracts/route-facts.ts";

export const meta: Route.MetaFunction = ({ error }) =>
  error ? failedPageMeta(error) : [{ title: pageTitle(PICKER_COPY.title) }];

/** The picker. `?ageRange=` redirects straight to the dashboard; its dropdown sends that without scripts. */
export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const { searchParams } = new URL(args.request.url);
  const chosen = parseAgeRange(searchParams.get("ageRange"));
  if (chosen) {
    searchParams.delete("ageRange");
    throw redirect(
      `${href("/dashboards/:onboardingId/:ageRangeId", { onboardingId: planId, ageRangeId: chosen })}${searchParams.size > 0 ? `?${searchParams}` : ""}`,
    );
  }
  const [plan] = await readFound(args, noSuchPlan(planId), (userId) => [
    reader.read(selectPlanSummaryForViewer(db, userId, planId)),
  ]);
  const today = dayInZone(new Date(now), timeZone);
  const { expectedDueDate, babyBornOn } = plan;
  const firstDay = planStart(plan);
  const { days } = readSizes(plan);
  return {
    onboardingId: planId,
    country: plan.country,
    firstDay,
    isBorn: babyBornOn !== null,
    place: placeWithZip(plan),
    greeting: pickerGreeting(dueMoment(expectedDueDate, today, babyBornOn), {
      ...plan,
      areSeveral: areSeveral(plan),
    }),
    days,
    times: sizeTimes(days, today),
  };
}

type Drawing = { name: string; category: ItemCategory };

/** The garment that stands for each size, in a category's colors. */
const DRAWINGS: PerSize<Drawing> = [
  { name: "sleeper_footed_nb", category: ITEM_CATEGORY.sleepwear },
  { name: "bodysuit_short_sleeve", category: ITEM_CATEGORY.bottoms },
  { name: "overalls", category: ITEM_CATEGORY.blankets },
  { name: "shoes_soft_sole", category: ITEM_CATEGORY.footwear },
  { name: "romper_long", category: ITEM_CATEGORY.tops },
  { name: "jacket_light", category: ITEM_CATEGORY.outerwear },
];

/** Highlights the size worn now and names the next and outgrown ones. */
function TimeBadge({ time }: { time: SizeTime }) {
  const label = SIZE_TIME_LABELS[time];
  if (!label) return null;
  const look = time === "now" ? "bg-leaf-tint text-leaf" : "bg-sunken text-ink-soft";
  return (
    <span className={`mt-1 rounded-full px-3 py-0.5 text-xs font-semibold capitalize ${look}`}>{label}</span>
  );
}

export default function AgeRanges({ loaderData }: Route.ComponentProps) {
  const { onboardingId: planId, country, firstDay, isBorn, place, greeting, days, times } = loaderData;
  usePlanRevalidation(planId);
  return (
    <PageFrame
      title={PICKER_COPY.title}
      back={{ to: "/dashboards", label: PICKER_COPY.back }}
      lead={
        <span className="figures">
          {place} · <span className="inline-block">{dueOrBorn(dayWords(firstDay, country), isBorn)}</span>
        </span>
      }
      isWide
    >
      <p className="font-semibold text-rose">{greeting}</p>
      <ul className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-4">
        {AGE_RANGES.map((ageRange, place) => {
          const worn = days[ageRange];
          const drawing = DRAWINGS[place];
          if (!worn || !drawing) return null;
          return (
            <li key={ageRange}>
              <Link
                to={href("/dashboards/:onboardingId/:ageRangeId", {
                  onboardingId: planId,
                  ageRangeId: ageRange,
                })}
                className="card flex h-full flex-col items-center gap-1 px-4 py-6 text-center text-ink no-underline transition-colors hover:border-rose hover:bg-blush"
              >
                <Garment {...drawing} className="size-20" />
                <span className="mt-2 font-display text-lg">{pickerSize(ageRange)}</span>
                <span className="text-sm">
                  {[AGE_RANGE_LABELS[ageRange], shopSize(country, ageRange)].filter(Boolean).join(" · ")}
                </span>
                <span className="figures text-xs text-ink-soft">
                  {monthWords(worn.start, "shortDate")} – {monthWords(worn.end, "shortDate")}
                </span>
                <TimeBadge time={times[ageRange]} />
              </Link>
            </li>
          );
        })}
      </ul>
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const answer = isRouteErrorResponse(error) ? error : null;
  const isNotFound = answer?.status === 404;
  const message = isNotFound ? thrownMessage(answer?.data) : ERROR_TEXTS.QUIZ_DATA_UNREADABLE;
  return <ErrorPage isNotFound={isNotFound} message={message} />;
}
