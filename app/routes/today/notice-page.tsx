// /dashboards/{id}/today/notice: one person's own morning notice of a plan, also a reader's.
import { data } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { OwnNotice } from "~/components/today/own-notice.tsx";
import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import { noticeButton, noticeFields, noticeForm } from "~/contracts/today/notice-form.ts";
import { pushSubscription } from "~/contracts/today/push-subscription.ts";
import { noticePath, todayPath } from "~/contracts/today/today-addresses.ts";
import {
  type NoticeRow,
  selectNoticeForViewer,
  selectNoticesBeside,
} from "~/data/today/morning-notices.server.ts";
import { selectDevicesOfViewer } from "~/data/today/push-devices.server.ts";
import { selectTripsAround } from "~/data/travel/select-trips.server.ts";
import { dayInZone, toDay } from "~/domain/calendar.ts";
import { may } from "~/domain/members/roles.ts";
import { planStart } from "~/domain/plans/birth-date.ts";
import { hasToday } from "~/domain/plans/places.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { DAYS_AHEAD } from "~/domain/today/morning-notice.ts";
import { appContext, sessionContext, type Viewer } from "~/http/context.ts";
import type { RefusalCode } from "~/http/error-statuses.server.ts";
import { formAction, leads, type Sent } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import { noSuchPlan } from "~/http/plan-refusal.server.ts";
import { checkForm, type FormOutcome, formAgain, refuseForm } from "~/http/shown-form.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { planPageMeta } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { chooseNotice, endNotice } from "~/usecases/today/choose-notice.ts";
import { turnOffDevice, turnOnDevice } from "~/usecases/today/keep-device.ts";
import { zonesOf } from "~/usecases/travel/read-trips.ts";
import { whereaboutsOf } from "~/usecases/weather/find-hours.ts";
import { offeredOutings, viewDevice, viewOwnNotice } from "~/views/today/own-notice-view.ts";
import { withoutSizes } from "~/views/today/without-outfit.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import { NOTICE_COPY } from "~/words/en/today/notice-copy.ts";
import { TODAY_COPY } from "~/words/en/today/today-copy.ts";
import { inWords } from "~/words/en/weather/weather-copy.ts";
import type { Route } from "./+types/notice-page";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { writesLimited as middleware } from "~/http/guards.server.ts";

export const meta: Route.MetaFunction = (page) => planPageMeta(NOTICE_COPY.title, page);

export async function loader(args: Route.LoaderArgs) {
  const { db, reader, config, now } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const [row, beside, devices, trips, unsent] = await readFound(args, noSuchPlan(planId), (userId) => [
    reader.read(selectNoticeForViewer(db, userId, planId)),
    reader.read(selectNoticesBeside(db, userId, planId)),
    reader.read(selectDevicesOfViewer(db, userId, now)),
    reader.read(selectTripsAround(db, userId, planId, toDay(new Date(now)), DAYS_AHEAD)),
    readUnsent(args),
  ]);
  const { status, cardTitle, babyNames, attemptNumber, emailConfirmedAt } = row;
  const { timeZone } = whereaboutsOf(row);
  const today = dayInZone(new Date(now), timeZone);
  const ended = withoutSizes(readSizes(row), today);
  const isAnyOn = config.push !== null && devices.some(({ isOn }) => isOn);
  return {
    plan: { onboardingId: planId, status, cardTitle, babyNames, attemptNumber },
    /** Whether there is a page of today's outfit. */
    isBegun: hasToday(planStart(row), today),
    isConfirmed: emailConfirmedAt !== null,
    mayName: may(row.role, "manage"),
    notice: viewOwnNotice(row, { zoneOn: zonesOf(trips, timeZone), isAnyOn, now }),
    /** Those with which it comes as one. */
    beside: beside.filter((one) => comeTogether(one, row)).map(titleOfPlan),
    over: ended && `${ended} ${NOTICE_COPY.over}`,
    situations: offeredOutings(row, today),
    isAnyOn,
    push: config.push && {
      publicKey: config.push.publicKey,
      devices: devices.map((device) => viewDevice(device, { country: row.country, timeZone })),
    },
    typed: unsent?.fields ?? null,
  };
}

function comeTogether(one: NoticeRow, other: NoticeRow): boolean {
  const isSameTime =
    one.minute === other.minute && whereaboutsOf(one).timeZone === whereaboutsOf(other).timeZone;
  return isSameTime && one.byPush === other.byPush && ((one.weekdays ?? 0) & (other.weekdays ?? 0)) > 0;
}

/** Chooses, changes, or ends it. */
export const action = formAction({
  contract: noticeForm,
  planAct: "read",
  async act(sent): Promise<FormOutcome> {
    const { db, now } = sent.app;
    const { onboardingId: planId = "" } = sent.params;
    const button = noticeButton.safeParse(sent.fields.intent);
    if (!button.success) return refuseForm(sent, "UNEXPECTED");
    const [[row], trips] = await db.batch([
      selectNoticeForViewer(db, sent.viewer.id, planId),
      selectTripsAround(db, sent.viewer.id, planId, toDay(new Date(now)), DAYS_AHEAD),
    ]);
    if (!row) throw data(null, { status: 404 });
    switch (button.data) {
      case "end":
        await endNotice({ db }, sent.viewer.id, planId);
        return leads(await seeOther(sent, noticePath(planId), "notice-ended"));
      case "forget":
        await turnOffDevice({ db }, sent.viewer.id, sent.fields.device ?? "");
        return leads(await seeOther(sent, noticePath(planId), "device-off"));
      default:
    }
    const read = checkForm(sent, noticeFields);
    if ("refusal" in read) return read.refusal;
    const why = button.data === "push" && isComplete(row.status) ? await turnOnHere(sent) : null;
    if (why) return refuseForm(sent, why, "device");
    const zoneOn = zonesOf(trips, whereaboutsOf(row).timeZone);
    const choice = { ...read.value, byPush: BY_PUSH[button.data], zoneOn };
    const isSaved = await chooseNotice({ db, now }, sent.viewer.id, row, choice);
    return isSaved
      ? leads(await seeOther(sent, noticePath(planId), "notice-saved"))
      : refuseForm(sent, "ATTEMPT_NOT_READY");
  },
  fault: { event: "notice_not_saved", why: "NOTICE_NOT_SAVED", page: formAgain },
});

/** By the button that saves; null for as it is. */
const BY_PUSH = { save: null, mail: false, push: true } as const;

const DEVICE_REFUSALS = {
  saved: null,
  full: "DEVICES_FULL",
  taken: "DEVICE_TAKEN",
  wrong: "DEVICE_NOT_REACHABLE",
} as const;

/** Turns notifications on in the browser that has sent the form; otherwise says why not. */
async function turnOnHere(
  sent: Pick<Sent<string, Viewer>, "app" | "context" | "fields" | "request">,
): Promise<RefusalCode | null> {
  const { db, config, now } = sent.app;
  const { key } = sent.context.get(sessionContext);
  const target = pushSubscription.safeParse(sent.fields).data;
  if (!config.push || !key || !target) return "DEVICE_NOT_REACHABLE";
  const userAgent = sent.request.headers.get("User-Agent");
  const deps = { db, tokenSecret: config.tokenSecret, userAgent, now };
  const saved = await turnOnDevice(deps, key, target);
  return DEVICE_REFUSALS[saved];
}

export default function MorningNotice({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, isBegun, over, notice, beside, ...shown } = loaderData;
  const { onboardingId: planId } = plan;
  return (
    <PageFrame
      title={NOTICE_COPY.title}
      lead={over === null && NOTICE_COPY.lead}
      back={{ to: todayPath(planId), label: TODAY_COPY.title }}
    >
      {beside.length > 0 && <p>{NOTICE_COPY.with(inWords(beside, "and"))}</p>}
      {!isComplete(plan.status) ? (
        <NotReady plan={plan} />
      ) : over === null && (isBegun || notice) ? (
        <OwnNotice
          // Its fields are those of the choice that was saved.
          key={notice?.words}
          {...{ planId, notice, ...shown }}
          refusal={actionData ?? null}
        />
      ) : (
        <p>{over ?? NOTICE_COPY.notYet}</p>
      )}
    </PageFrame>
  );
}
