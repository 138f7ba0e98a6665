// The user's attempts, newest first; each card follows its attempt while it is being made.
import { PlanList } from "~/components/dashboard/plan-list.tsx";
import { ErrorPage } from "~/components/layout/error-page.tsx";
import { appContext } from "~/context.ts";
import { PRODUCT_NAME } from "~/copy/brand.ts";
import { LIST_COPY } from "~/copy/dashboard.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { selectAllowance } from "~/data/accounts.server.ts";
import { selectAttemptsOfOwner } from "~/data/attempts.server.ts";
import { selectSelection } from "~/data/selection.server.ts";
import { attemptAllowance } from "~/domain/access.ts";
import { summarisePlan } from "~/domain/plan-summary.ts";
import { readAsViewer } from "~/middleware/require-user.server.ts";
import type { Route } from "./+types/list";

export const meta: Route.MetaFunction = () => [{ title: `${LIST_COPY.title} · ${PRODUCT_NAME}` }];

export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { rows } = await readAsViewer(args, (userId) =>
    Promise.all([
      reader.read(selectAttemptsOfOwner(db, userId)),
      reader.read(selectAllowance(db, userId)),
      reader.read(selectSelection(db, userId)),
    ]),
  );
  const [attempts, [tier], [selection]] = rows;
  return {
    attempts: attempts.map((attempt) => summarisePlan(attempt, timeZone)),
    allowance: attemptAllowance({ used: tier?.used ?? 0, max: tier?.max }),
    tier: tier?.tier ?? "free",
    selectedOnboardingId: selection?.selectedOnboardingId ?? null,
    loadedAt: now,
  };
}

export default function Plans({ loaderData }: Route.ComponentProps) {
  return <PlanList {...loaderData} />;
}

export function ErrorBoundary() {
  return <ErrorPage isNotFound={false} message={LIST_COPY.unreadable(ERROR_TEXTS.ATTEMPTS_UNREADABLE)} />;
}
