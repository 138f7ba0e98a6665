// What the user is called: the profile's form, and that of whoever is told what others see. Without scripts, and with them, its page comes
// back and says what happened.
import { ownNameForm, readNames } from "~/contracts/plans/names-form.ts";
import { done, formAction, refused } from "~/http/form-action.server.ts";
import { backToForm } from "~/http/form-page.server.ts";
import { nameUser } from "~/usecases/members/name-people.ts";

export const action = formAction({
  contract: ownNameForm,
  async act(sent) {
    const { names, errors } = readNames(sent.fields);
    const problem = errors?.yourName;
    if (!names) {
      return refused(problem ?? "NAMES_NOT_SAVED", () => backToForm(sent, "/profile", "name-refused"));
    }
    await nameUser(sent.app, sent.viewer.id, names.own ?? "", true);
    return done({ success: true as const }, () => backToForm(sent, "/profile", "names-saved"));
  },
  fault: {
    event: "name_not_saved",
    why: "NAMES_NOT_SAVED",
    page: (sent) => backToForm(sent, "/profile", "names-not-saved"),
  },
});
