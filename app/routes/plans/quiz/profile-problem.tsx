import { useEffect, useRef } from "react";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { useLogOut } from "~/components/layout/use-log-out.ts";
import { Button } from "~/components/ui/button.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { showToast } from "~/lib/toast.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { PROFILE_PROBLEM_COPY, QUIZ_COPY } from "~/words/en/plans/quiz-copy.ts";

const TOAST_MS = 10_000;
const SIGN_OUT_AFTER_MS = 5000;

/** Shown instead of the quiz when the user has no profile and can't get one. */
export function ProfileProblem({ code }: { code: "EMAIL_IN_USE" | "PROFILE_NOT_CREATED" }) {
  return (
    <PageFrame title={code === "EMAIL_IN_USE" ? PROFILE_PROBLEM_COPY.title : QUIZ_COPY.title} back={null}>
      {code === "EMAIL_IN_USE" ? (
        <EmailInUse />
      ) : (
        <ErrorNotice>{ERROR_TEXTS.PROFILE_NOT_CREATED}</ErrorNotice>
      )}
    </PageFrame>
  );
}

/** Someone else's profile has this address: say so, then sign out after a moment and return to the sign-in. */
function EmailInUse() {
  const form = useRef<HTMLFormElement>(null);
  const { logOut } = useLogOut();
  useEffect(() => {
    showToast({
      title: PROFILE_PROBLEM_COPY.title,
      description: ERROR_TEXTS.EMAIL_IN_USE,
      look: "error",
      duration: TOAST_MS,
    });
    const signOut = setTimeout(() => form.current?.requestSubmit(), SIGN_OUT_AFTER_MS);
    return () => clearTimeout(signOut);
  }, []);
  return (
    <div className="grid gap-6">
      <ErrorNotice>{ERROR_TEXTS.EMAIL_IN_USE}</ErrorNotice>
      <form ref={form} method="post" action="/logout" onSubmit={logOut}>
        <input type="hidden" name="reason" value="account-exists" />
        <Button type="submit">{PROFILE_PROBLEM_COPY.signOut}</Button>
      </form>
    </div>
  );
}
