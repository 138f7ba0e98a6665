// The form for another temperature leads here, and on to its page, or back to the form with its error.
import { data, redirect } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { publicHandle } from "~/components/layout/route-handle.tsx";
import { readWearQuestion } from "~/contracts/public/wear-question.ts";
import { unitsOfCountry } from "~/domain/weather/units.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { PICKER_COPY } from "~/words/en/public/guide-copy.ts";
import { WEAR_COPY } from "~/words/en/public/wear-copy.ts";
import type { Route } from "./+types/wear-find-route";
import { WearForm } from "./wear-page.tsx";

export { plansLimited as middleware } from "~/http/guards.server.ts";

export const handle = publicHandle();

export const meta: Route.MetaFunction = () => privatePageMeta(WEAR_COPY.title);

export function loader({ url }: Route.LoaderArgs) {
  const asked = readWearQuestion(url.searchParams, unitsOfCountry(PICKER_COPY.country));
  if (asked.path !== null) throw redirect(asked.path, 303);
  return data(asked.question, { status: asked.question.isWrong ? 400 : 200 });
}

export default function WearFind({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame title={WEAR_COPY.title}>
      <WearForm question={loaderData} />
    </PageFrame>
  );
}
