// The user's attempts, newest first; each card follows its attempt while it is being made.
import { PlanCard } from "~/components/dashboard/plan-card.tsx";
import { Scene } from "~/components/illustrations/art.tsx";
import { ErrorPage } from "~/components/layout/error-page.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { appContext } from "~/context.ts";
import { PRODUCT_NAME } from "~/copy/brand.ts";
import { LIST_COPY } from "~/copy/dashboard.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { selectAllowance } from "~/data/accounts.server.ts";
import { selectAttemptsOfOwner } from "~/data/attempts.server.ts";
import { attemptAllowance } from "~/domain/access.ts";
import { useAttemptEvents } from "~/hooks/use-attempt-events.ts";
import { readAsViewer } from "~/middleware/require-user.server.ts";
import type { Route } from "./+types/list";

export const meta: Route.MetaFunction = () => [{ title: `${LIST_COPY.title} · ${PRODUCT_NAME}` }];

export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now } = args.context.get(appContext);
  const { rows } = await readAsViewer(args, (userId) =>
    Promise.all([reader.read(selectAttemptsOfOwner(db, userId)), reader.read(selectAllowance(db, userId))]),
  );
  const [attempts, [tier]] = rows;
  return {
    attempts,
    allowance: attemptAllowance({ used: tier?.used ?? 0, max: tier?.max }),
    tier: tier?.tier ?? "free",
    now,
  };
}

export default function PlanList({ loaderData }: Route.ComponentProps) {
  const { attempts, allowance, tier, now } = loaderData;
  const current = useAttemptEvents(attempts);
  return (
    <section className="container-page py-8 md:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">{LIST_COPY.title}</h1>
          <p className="figures mt-2 text-sm text-ink-soft">
            <span className="capitalize">{tier} Plan</span> · {allowance.used}/{allowance.max} new quiz
            attempts used
          </p>
        </div>
        <div className="text-right">
          {allowance.blocked ? (
            <>
              <Button disabled aria-describedby="limit-reason">
                {LIST_COPY.newQuiz}
              </Button>
              <p id="limit-reason" className="mt-2 max-w-64 text-xs text-ink-soft">
                {ERROR_TEXTS.QUIZ_LIMIT_REACHED}
              </p>
            </>
          ) : (
            <ButtonLink to="/onboarding">{LIST_COPY.newQuiz}</ButtonLink>
          )}
        </div>
      </div>
      {current.length === 0 ? (
        <EmptyList />
      ) : (
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {current.map((attempt) => (
            <li key={attempt.onboardingId}>
              <PlanCard attempt={attempt} loadedAt={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function EmptyList() {
  return (
    <div className="card mt-8 flex flex-col items-center gap-3 px-6 py-10 text-center">
      <Scene name="empty-plans" className="aspect-8/5 w-64 max-w-full" />
      <h2 className="text-lg">{LIST_COPY.emptyTitle}</h2>
      <p className="text-ink-soft">{LIST_COPY.emptyText}</p>
      <ButtonLink to="/onboarding">{LIST_COPY.emptyButton}</ButtonLink>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <ErrorPage isNotFound={false} message={`Error loading attempts: ${ERROR_TEXTS.ATTEMPTS_UNREADABLE}`} />
  );
}
