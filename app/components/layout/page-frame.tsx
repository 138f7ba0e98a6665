// The one frame of every page: the way back, the title, and the width and rhythm of what follows, at the same places everywhere.
import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { Link, type To } from "react-router";
import { Scene, type SceneName } from "~/components/illustrations/art.tsx";
import { PublicLink } from "~/components/ui/public-link.tsx";
import { WAY_BACK_COPY } from "~/words/en/layout.ts";
import { type NamedPlan, titleOfPlan } from "~/words/en/plans/title-of-plan.ts";

/** True while a user is signed in. */
export const InsideContext = createContext(false);

export interface WayBack {
  to: To;
  /** Names where it leads. */
  label: string;
}

/** Back to a plan, by its title. */
export function backToPlan(plan: NamedPlan & { onboardingId: string }): WayBack {
  return { to: `/dashboards/${plan.onboardingId}`, label: titleOfPlan(plan) };
}

interface PageFrameProps {
  title: ReactNode;
  /** By default the list of plans, or the home page for people who aren't signed in; null where the page's one button leads on. */
  back?: WayBack | null;
  /** Links at the other end of the way back. */
  beside?: ReactNode;
  /** Buttons beside the title. */
  acts?: ReactNode;
  lead?: ReactNode;
  /** Small screens draw it below the title, large ones beside the page. */
  scene?: SceneName;
  /** For rows and cards; text and forms are narrower. */
  isWide?: boolean;
  /** For a title that takes the focus or names something. */
  heading?: Pick<ComponentProps<"h1">, "id" | "ref" | "tabIndex">;
  children?: ReactNode;
}

/** A page: the way back, its title, and its content. */
export function PageFrame(props: PageFrameProps) {
  const { title, back, beside, acts, lead, scene, isWide = false, heading, children } = props;
  const titleLine = (
    <h1 {...heading} className="frame-title">
      {title}
    </h1>
  );
  return (
    <section className={isWide ? "frame" : "frame frame-reading"}>
      <div data-chrome className="frame-ways">
        {back === undefined ? <UsualWayBack /> : back && <Link {...linkOf(back)} />}
        {beside}
      </div>
      {acts ? (
        <div className="frame-head">
          {titleLine}
          {acts}
        </div>
      ) : (
        titleLine
      )}
      {lead && <p className="mt-1 wrap-anywhere text-ink-soft">{lead}</p>}
      {scene && <Scene name={scene} className="frame-scene" />}
      <div className="frame-body">{children}</div>
    </section>
  );
}

function UsualWayBack() {
  return use(InsideContext) ? (
    <Link {...linkOf({ to: "/dashboards", label: WAY_BACK_COPY.plans })} />
  ) : (
    <PublicLink {...linkOf({ to: "/", label: WAY_BACK_COPY.home })} to="/" />
  );
}

function linkOf({ to, label }: WayBack) {
  return { to, className: "way-back", children: label };
}
