import { useLocation } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { UNSENT_COPY, UNSENT_LABELS } from "~/words/en/offline/offline-copy.ts";

interface UnsentFormProps {
  form: {
    /** Where the form was sent. */
    address: string;
    fields: Readonly<Record<string, string>>;
    /** Whether the page has put what was typed back into its own fields. */
    isShownByPage: boolean;
  };
}

/**
 * A form that was sent after its session had ended: send it now or drop it. Nothing is sent without a press.
 * Plain forms, so that it works before any script.
 */
export default function UnsentForm({ form: { address, fields, isShownByPage } }: UnsentFormProps) {
  const { pathname, search } = useLocation();
  const typed = Object.entries(fields).filter(([name, text]) => name in UNSENT_LABELS && text !== "");
  return (
    <div data-chrome className="container-page pt-6">
      <Notice look="look" title={UNSENT_COPY.title}>
        <p>{isShownByPage ? UNSENT_COPY.inForm : UNSENT_COPY.lead}</p>
        {!isShownByPage && (
          <dl className="mt-2 grid gap-1 text-ink">
            {typed.map(([name, text]) => (
              <div key={name} className="flex flex-wrap gap-x-2">
                <dt className="font-semibold">{UNSENT_LABELS[name]}</dt>
                <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="mt-2 flex flex-wrap gap-2">
          {!isShownByPage && (
            <form method="post" action={address}>
              {Object.entries(fields).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit">{UNSENT_COPY.send}</Button>
            </form>
          )}
          <form method="post" action="/unsent">
            <input type="hidden" name="address" value={address} />
            <input type="hidden" name="from" value={`${pathname}${search}`} />
            <Button type="submit" look="bare">
              {UNSENT_COPY.forget}
            </Button>
          </form>
        </div>
      </Notice>
    </div>
  );
}
