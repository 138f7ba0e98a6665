// The profile's choice of a language: stored for mails and other devices, and mirrored in this browser's cookie.
import { languageForm, readLanguageForm } from "~/contracts/accounts/language-form.ts";
import { saveLanguage } from "~/data/accounts/profiles.server.ts";
import { languageCookie } from "~/http/cookies/page-cookies.server.ts";
import { unreadable } from "~/http/error-statuses.server.ts";
import { done, formAction, refused } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";

export const action = formAction({
  contract: languageForm,
  async act(sent) {
    const { config, db } = sent.app;
    const language = readLanguageForm(sent.fields);
    if (!language) return refused(unreadable("LANGUAGE_NOT_SAVED"));
    await saveLanguage(db, sent.viewer.id, language);
    const cookie = await languageCookie(config, language);
    const answer = await seeOther(sent, "/profile", "language-saved");
    answer.headers.append("Set-Cookie", cookie);
    return done({ success: true as const }, () => answer, { "Set-Cookie": cookie });
  },
  fault: {
    event: "language_not_saved",
    why: "LANGUAGE_NOT_SAVED",
    page: (sent) => seeOther(sent, "/profile", "language-not-saved"),
  },
});
