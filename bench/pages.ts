// B4 and B5: how many requests a second our pages answer, against the hello world's.

import { DEMO_PAGE, DEMO_TODAY, type Site, signIn, stylesCookie } from "../scripts/demo-site.ts";
import { requestsPerSecond } from "./load.ts";
import { measureRatio } from "./ratio.ts";
import { percent, type Row } from "./table.ts";

const SECONDS = 3;

/** Requests a second of the dashboard, of the landing page (kept and rendered), and of an instant plan. */
export async function benchPages(site: Site, hello: Site): Promise<Row[]> {
  const styles = await stylesCookie(site);
  const cookie = `${await signIn(site)}; ${styles}`;
  const helloRate = () => requestsPerSecond(`${hello.url}/`, SECONDS);
  const against = async (path: string, headers: Record<string, string>) => {
    const rate = () => requestsPerSecond(`${site.url}${path}`, SECONDS, headers);
    // Both have to be warm.
    await helloRate();
    await rate();
    return measureRatio(rate, helloRate);
  };
  const dashboard = await against(DEMO_PAGE, { cookie });
  const today = await against(DEMO_TODAY, { cookie });
  const wear = await against("/wear/50", {});
  const kept = await against("/", {});
  // With any cookie, the page is rendered for its bearer.
  const rendered = await against("/", { cookie: styles });
  const plan = await against(`/plan/55401/${new Date().toISOString().slice(0, 7)}`, {});
  const helloPage = "a hello world's page, requests/s";
  return [
    {
      id: "B4",
      what: "Dashboard page, requests/s",
      against: helloPage,
      target: "≥ 25 %",
      measured: percent(dashboard),
      isMet: dashboard.median >= 0.25,
      why: "half of it is writing 700 elements with 1,250 attributes, a quarter the simulator's way to D1",
    },
    {
      id: "B4",
      what: "Today, requests/s",
      against: helloPage,
      target: "as the dashboard",
      measured: percent(today),
      isMet: today.median >= dashboard.median,
      why: "every situation and time of the day is worked out for one answer (decision 117)",
    },
    {
      id: "B5",
      what: "/wear/50, kept, requests/s",
      against: helloPage,
      target: "≥ 100 %",
      measured: percent(wear),
      isMet: wear.median >= 1,
    },
    {
      id: "B5",
      what: "Landing page, kept, requests/s",
      against: helloPage,
      target: "≥ 100 %",
      measured: percent(kept),
      isMet: kept.median >= 1,
    },
    {
      id: "B5",
      what: "Instant plan, kept, requests/s",
      against: helloPage,
      target: "≥ 100 %",
      measured: percent(plan),
      isMet: plan.median >= 1,
    },
    {
      id: "B5",
      what: "Landing page, rendered, requests/s",
      against: helloPage,
      target: "≥ 45 %",
      measured: percent(rendered),
      isMet: rendered.median >= 0.45,
      why: "its markup is a hundred times the hello world's",
    },
  ];
}
