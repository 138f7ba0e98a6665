import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home/landing.tsx"),
  route("auth", "routes/auth/sign-in-or-up.tsx"),
  route("auth/confirm", "routes/auth/confirm.tsx"),
  route("logout", "routes/auth/logout.ts"),
  layout("routes/signed-in.tsx", [
    route("onboarding", "routes/onboarding/quiz.tsx"),
    route("onboarding/place", "routes/onboarding/place.ts"),
    route("onboarding/processing/:onboardingId", "routes/onboarding/processing.tsx"),
    route("onboarding/status/:onboardingId", "routes/onboarding/status.ts"),
    route("dashboards", "routes/dashboards/list.tsx"),
    route("dashboards/:onboardingId", "routes/dashboards/age-ranges.tsx"),
    route("dashboards/:onboardingId/:ageRangeId", "routes/dashboards/detail.tsx"),
  ]),
  route("healthz", "routes/operations/healthz.ts"),
  route("dev/mailbox", "routes/operations/mailbox.tsx"),
  route("dev/mailbox.json", "routes/operations/mailbox-json.ts"),
  route("*", "routes/not-found.ts"),
] satisfies RouteConfig;
