// Which page each form of the signed-in pages belongs to, and which forms hold typed text that is kept if the
// session has ended. Buttons and switches only lead back; passwords are never kept.
import { href, matchPath } from "react-router";
import type { FormContract, SentFields } from "~/contracts/form.ts";
import { factForm } from "~/contracts/growth/fact-form.ts";
import { birthForm } from "~/contracts/plans/birth-date-form.ts";
import { titleForm } from "~/contracts/plans/card-title-form.ts";
import { answersForm } from "~/contracts/plans/changed-answers.ts";
import { GO_FIELD, questionNumber, quizPath } from "~/contracts/plans/quiz-addresses.ts";
import { formKey } from "~/contracts/plans/quiz-answers.ts";
import { quizForm } from "~/contracts/plans/quiz-form.ts";
import { linkForm } from "~/contracts/shopping/link-form.ts";
import { TRIPS_PATH, tripPath } from "~/contracts/travel/trip-addresses.ts";
import { tripForm } from "~/contracts/travel/trip-form.ts";
import { bagForm } from "~/contracts/wardrobe/bag-form.ts";
import { customItemEditForm } from "~/contracts/wardrobe/custom-item-edit.ts";
import { customItemForm } from "~/contracts/wardrobe/custom-item-form.ts";
import { itemEditForm } from "~/contracts/wardrobe/item-edit-form.ts";
import { QUIZ_STEPS } from "~/domain/plans/quiz.ts";
import { parseAgeRange } from "~/domain/wardrobe/growth.ts";
import { splitPath } from "~/language/addresses.ts";

interface Place {
  params: Readonly<Record<string, string | undefined>>;
  /** Its own fields and its address's parameters. */
  fields: SentFields<string>;
}

interface UnsentKind {
  path: string;
  /** Only for forms whose typed fields are kept. */
  contract?: FormContract;
  /** The page itself puts the typed text back into its fields. */
  isShownByPage?: true;
  /** The page that shows the form; if missing, the form's own address. */
  page?: (place: Place) => string;
}

const listPage = () => href("/dashboards");
const planPage = ({ params: { onboardingId = "" } }: Place) =>
  href("/dashboards/:onboardingId", { onboardingId });
const tripPage = ({ params: { planId = "" } }: Place) => tripPath(planId);

function dashboardPage({ params: { onboardingId = "" }, fields }: Place): string {
  const ageRangeId = parseAgeRange(fields.ageRange ?? "");
  return ageRangeId
    ? href("/dashboards/:onboardingId/:ageRangeId", { onboardingId, ageRangeId })
    : href("/dashboards/:onboardingId", { onboardingId });
}

function questionPage({ fields }: Place): string {
  const last = String(QUIZ_STEPS.length);
  const number = questionNumber(fields[GO_FIELD] ?? last, 0);
  return quizPath(number, formKey.safeParse(fields.formKey).data ?? "");
}

/** The first match counts. */
const KINDS: readonly UnsentKind[] = [
  { path: "/onboarding", contract: quizForm, isShownByPage: true, page: questionPage },
  { path: "/travel-quiz", contract: tripForm, isShownByPage: true },
  { path: "/dashboards/:onboardingId/answers", contract: answersForm, isShownByPage: true },
  { path: "/dashboards/:onboardingId/birth", contract: birthForm },
  { path: "/dashboards/:onboardingId/size", contract: factForm, isShownByPage: true },
  { path: "/dashboards/:onboardingId/bag", contract: bagForm, isShownByPage: true },
  { path: "/dashboards/:onboardingId/pass-on" },
  { path: "/dashboards/:onboardingId/title", contract: titleForm, page: listPage },
  { path: "/dashboards/:onboardingId/items", contract: customItemForm, page: dashboardPage },
  { path: "/dashboards/:onboardingId/items/:itemId", contract: itemEditForm, page: dashboardPage },
  { path: "/dashboards/:onboardingId/items/:itemId/edit", contract: customItemEditForm },
  { path: "/dashboards/:onboardingId/items/:itemId/remove", page: dashboardPage },
  { path: "/dashboards/:onboardingId/items/:itemId/restore", page: dashboardPage },
  { path: "/dashboards/:onboardingId/final", page: planPage },
  { path: "/dashboards/:onboardingId/numbers", page: planPage },
  { path: "/dashboards/:onboardingId/moves", page: planPage },
  { path: "/dashboards/:onboardingId/restore", page: listPage },
  { path: "/travel-plans/:planId/packed", page: tripPage },
  { path: "/travel-plans/:planId/add", page: tripPage },
  { path: "/travel-plans/:planId/retry", page: tripPage },
  { path: "/travel-plans/:planId/restore", page: () => TRIPS_PATH },
  { path: "/profile/data", page: () => href("/profile") },
  { path: "/profile/units", page: () => href("/profile") },
  { path: "/profile/language", page: () => href("/profile") },
  { path: "/unsent", page: listPage },
  // Asking a provider for proof starts in the profile.
  { path: "/auth/:provider", page: () => href("/profile") },
  { path: "/admin/links/:clothingId/new", contract: linkForm },
  { path: "/admin/links/:clothingId/:linkId", contract: linkForm },
];

/** Buttons and switches that stay on a page say which one it is. */
const FROM_FIELD = "from";

/** The kind of form that an address accepts. */
export function unsentKind(pathname: string): UnsentKind | null {
  return KINDS.find((kind) => matchPath(kind.path, splitPath(pathname).path)) ?? null;
}

/** A form's page: the one that it names, or the one where its kind is shown. */
export function pageOfUnsent(url: URL, sent: SentFields<string>): string {
  const fields = { ...Object.fromEntries(url.searchParams), ...sent };
  const from = fields[FROM_FIELD];
  if (from !== undefined) return from;
  const kind = unsentKind(url.pathname);
  const params = kind ? (matchPath(kind.path, splitPath(url.pathname).path)?.params ?? {}) : {};
  return kind?.page?.({ params, fields }) ?? `${url.pathname}${url.search}`;
}
