import { Scene } from "~/components/illustrations/art.tsx";
import { buttonClasses } from "~/components/ui/button.tsx";
import { REPLICATION_COPY } from "~/copy/sharing/replication-copy.ts";
import { publicPath } from "~/language/public-path.ts";

interface InvalidLinkProps {
  message: string;
  /** False if the link may be valid and only needs a later try. */
  canAskForAnother: boolean;
}

/** A share link that shows nothing. It looks the same for every reason, so that guessing reveals nothing. */
export function InvalidLink({ message, canAskForAnother }: InvalidLinkProps) {
  return (
    <section className="container-page flex max-w-md flex-col items-center gap-4 py-12 text-center">
      <Scene name="not-found" className="aspect-8/5 w-64 max-w-full" />
      <h1 className="text-xl">{REPLICATION_COPY.invalidTitle}</h1>
      <p role="alert">{message}</p>
      {canAskForAnother && <p className="text-sm text-ink-soft">{REPLICATION_COPY.invalidHint}</p>}
      <a href={publicPath("/")} className={buttonClasses("primary")}>
        {REPLICATION_COPY.toHome}
      </a>
    </section>
  );
}
