import { Link } from "react-router";
import { RESEND_COPY } from "~/copy/accounts/mailed-links.ts";

/** The link to request another confirmation mail. */
export function ResendLink() {
  return (
    <p className="text-sm">
      <Link className="linkish inline-flex min-h-11 items-center" to="/auth/resend">
        {RESEND_COPY.link}
      </Link>
    </p>
  );
}
