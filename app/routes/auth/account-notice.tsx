import { Link, useSearchParams } from "react-router";
import { Notice } from "~/components/ui/notice.tsx";
import { RESEND_COPY, SIGN_IN_NOTICES } from "~/copy/account.ts";

/** What the address says of how somebody got here, and the way to another confirmation where one may be missing. */
export function AccountNotice() {
  const [params] = useSearchParams();
  const name = params.get("notice");
  const notice = Object.entries(SIGN_IN_NOTICES).find(([key]) => key === name)?.[1];
  if (notice) {
    return (
      <Notice look={notice.look} isAlert={notice.look === "error"}>
        {notice.text}
      </Notice>
    );
  }
  return name === "check-inbox" ? <ResendLink /> : null;
}

/** The way to another confirmation. */
export function ResendLink() {
  return (
    <p className="text-sm">
      <Link className="linkish inline-flex min-h-11 items-center" to="/auth/resend">
        {RESEND_COPY.link}
      </Link>
    </p>
  );
}
