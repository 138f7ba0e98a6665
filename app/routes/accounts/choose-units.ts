// The choice of units: the profile's form, and the switch next to the weather. Without scripts, the form returns to its page.
import { readUnitsForm, unitsForm } from "~/contracts/weather/own-units.ts";
import { saveUnits } from "~/data/accounts/profiles.server.ts";
import { unreadable } from "~/http/error-statuses.server.ts";
import { done, formAction, refused } from "~/http/form-action.server.ts";
import { backToForm } from "~/http/form-page.server.ts";

export const action = formAction({
  contract: unitsForm,
  async act(sent) {
    const { db, now } = sent.app;
    const units = readUnitsForm(sent.fields);
    if (units === undefined) return refused(unreadable("UNITS_NOT_SAVED"));
    if (!(await saveUnits(db, { userId: sent.viewer.id, units, now }))) throw new Error("No profile");
    return done({ success: true as const }, () => backToForm(sent, "/profile", "units-saved"));
  },
  fault: {
    event: "units_not_saved",
    why: "UNITS_NOT_SAVED",
    page: (sent) => backToForm(sent, "/profile", "units-not-saved"),
  },
});
