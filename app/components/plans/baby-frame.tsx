// The frame of the three pages about a plan's baby: one title, and a row of links from part to part.

import type { ReactNode } from "react";
import { Link } from "react-router";
import { backToPlan, PageFrame } from "~/components/layout/page-frame.tsx";
import { sizePath } from "~/contracts/growth/size-addresses.ts";
import { answersPath, birthPath } from "~/contracts/plans/plan-addresses.ts";
import type { BabyPart } from "~/domain/plans/birth-date.ts";
import { BABY_PARTS_COPY, nameOfBabies } from "~/words/en/plans/babies-copy.ts";
import type { NamedPlan } from "~/words/en/plans/title-of-plan.ts";

interface BabyFrameProps {
  plan: NamedPlan & { onboardingId: string; babies: number };
  part: BabyPart;
  /** The page's own title, which only its headings' list says. */
  title: string;
  /** False for readers, who see the size alone. */
  hasOthers?: boolean;
  /** Where the way back leads, if it isn't the plan itself; null for the list of plans. */
  planPath?: string | null;
  /** The part in one sentence, above its form. */
  answer?: ReactNode;
  children: ReactNode;
}

const PATHS: Readonly<Record<BabyPart, (planId: string) => string>> = {
  size: sizePath,
  birth: birthPath,
  answers: answersPath,
};
const PARTS = ["size", "birth", "answers"] as const;

/** One part of what a plan knows about its baby. */
export function BabyFrame(props: BabyFrameProps) {
  const { plan, part, title, hasOthers = true, planPath, answer, children } = props;
  const back = backToPlan(plan);
  return (
    <PageFrame
      title={nameOfBabies(plan)}
      {...(planPath !== null && { back: { ...back, to: planPath ?? back.to } })}
    >
      {hasOthers && (
        <nav data-chrome aria-label={BABY_PARTS_COPY.label} className="tabs max-w-none!">
          {PARTS.map((one) => (
            <Link
              key={one}
              to={PATHS[one](plan.onboardingId)}
              aria-current={one === part ? "page" : undefined}
            >
              {BABY_PARTS_COPY.parts[one]}
            </Link>
          ))}
        </nav>
      )}
      <h2 className="sr-only">{title}</h2>
      {answer && <p className="figures mt-4 font-display text-lg font-semibold wrap-anywhere">{answer}</p>}
      {children}
    </PageFrame>
  );
}
