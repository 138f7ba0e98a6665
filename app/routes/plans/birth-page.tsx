// "Baby has arrived" as a separate page.

import { data, href, Link } from "react-router";
import { BabyFrame } from "~/components/plans/baby-frame.tsx";
import { BirthForm } from "~/components/plans/birth-form.tsx";
import { NamesForm } from "~/components/plans/name-fields.tsx";
import { ErrorNotice, Notice } from "~/components/ui/notice.tsx";
import { Section } from "~/components/ui/section.tsx";
import { sizePathOn } from "~/contracts/growth/size-addresses.ts";
import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { nameOfEach } from "~/domain/plans/names.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { appContext } from "~/http/context.ts";
import { forWhoMay } from "~/http/plan-refusal.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { SIZE_LINK_COPY } from "~/words/en/growth/fit-copy.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { BIRTH_DAY } from "~/words/en/plans/babies-copy.ts";
import { BIRTH_COPY } from "~/words/en/plans/birth-copy.ts";
import { NAMES_COPY } from "~/words/en/plans/names-copy.ts";
import { BIRTH_PAGE_COPY } from "~/words/en/plans/plan-changes.ts";
import type { Route } from "./+types/birth-page";

export { writesLimited as middleware } from "~/http/guards.server.ts";
export { saveBirth as action } from "./answers-data.server.ts";

export const meta: Route.MetaFunction = () => [{ title: `${BIRTH_COPY.title} · ${PRODUCT_NAME}` }];

export const loader = forWhoMay("edit", async (args: Route.LoaderArgs) => {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const [plan] = await readFound(args, data(null, { status: 404 }), (userId) => [
    reader.read(selectPlanSummaryForViewer(db, userId, args.params.onboardingId, "edit")),
  ]);
  const { onboardingId: planId, country, expectedDueDate, babyBornOn, babies, babyNames, status } = plan;
  return {
    onboardingId: planId,
    cardTitle: plan.cardTitle,
    babyNames,
    attemptNumber: plan.attemptNumber,
    country,
    dueDate: expectedDueDate,
    bornOn: babyBornOn,
    babies,
    names: nameOfEach(babyNames, babies),
    isReady: isComplete(status),
    today: dayInZone(new Date(now), timeZone),
  };
});

export default function Birth({ loaderData, actionData }: Route.ComponentProps) {
  const { onboardingId: planId, country, dueDate, bornOn, babies, names, isReady, today } = loaderData;
  return (
    <BabyFrame
      plan={loaderData}
      part="birth"
      title={BIRTH_COPY.title}
      answer={
        bornOn ? BIRTH_DAY.bornOn(dayWords(bornOn, country)) : BIRTH_DAY.dueOn(dayWords(dueDate, country))
      }
    >
      {bornOn && (
        <Link className="tap-link text-sm" to={sizePathOn(planId, bornOn)}>
          {SIZE_LINK_COPY.atBirth}
        </Link>
      )}
      <div className="mt-4">
        {actionData && <ErrorNotice>{actionData.message}</ErrorNotice>}
        {isReady ? (
          <BirthForm
            key={`${bornOn} ${babies}`}
            planId={planId}
            dueDate={dueDate}
            bornOn={bornOn}
            babies={babies}
            country={country}
            today={today}
            isOpen
          />
        ) : (
          <Notice look="look" title={BIRTH_PAGE_COPY.notReadyTitle}>
            {BIRTH_PAGE_COPY.notReady}
          </Notice>
        )}
      </div>
      <Section titleId="names" title={NAMES_COPY.title} titleLook="mb-3 text-lg" className="mt-8">
        <NamesForm
          key={names.join()}
          planId={planId}
          babies={names}
          own={null}
          from={href("/dashboards/:onboardingId/birth", { onboardingId: planId })}
        />
      </Section>
    </BabyFrame>
  );
}
