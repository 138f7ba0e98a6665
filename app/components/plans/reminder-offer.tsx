import { Form } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { REMINDER_OFFER } from "~/copy/plans/plan-list-copy.ts";

/** Offers reminders below the plans; either answer removes it for good. */
export function ReminderOffer() {
  return (
    <Form
      method="post"
      action="/profile"
      className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline pt-5"
    >
      <input type="hidden" name="intent" value="mail" />
      <input type="hidden" name="from" value="/dashboards" />
      <p className="min-w-0 grow basis-64 text-sm text-ink-soft">{REMINDER_OFFER.text}</p>
      <div className="flex flex-wrap items-center gap-x-5">
        <Button type="submit" look="quiet" name="reminders" value="on">
          {REMINDER_OFFER.yes}
        </Button>
        <button type="submit" name="reminders" value="off" className="linkish min-h-12 text-sm">
          {REMINDER_OFFER.no}
        </button>
      </div>
    </Form>
  );
}
