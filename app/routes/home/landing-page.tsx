import { Scene } from "~/components/illustrations/art.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";

export function LandingPage() {
  return (
    <section className="container-page py-12">
      <h1 className="text-2xl">Landing</h1>
      <ButtonLink to="/auth?mode=signup">Get Started Free</ButtonLink>
      <Scene name="landing-drawer" className="aspect-4/3 w-96" />
    </section>
  );
}
