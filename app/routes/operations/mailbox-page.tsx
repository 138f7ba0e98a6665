import { data } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { appContext } from "~/http/context.ts";
import { readMailbox } from "~/usecases/mail/read-mailbox.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import type { Route } from "./+types/mailbox-page";

export const handle: RouteHandle = { isHydrated: false };

export const meta: Route.MetaFunction = () => [
  { title: `Mailbox · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

/** The development mailbox; doesn't exist in production. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, db } = context.get(appContext);
  if (!config.isDevelopment) throw data(null, { status: 404 });
  return { mails: await readMailbox(db, config.tokenSecret) };
}

export default function Mailbox({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame
      title="Development mailbox"
      lead="Every mail of this machine ends here instead of in someone's inbox."
    >
      {loaderData.mails.length === 0 && <p className="mt-8">No mail yet.</p>}
      <ul className="mt-8 grid grid-cols-1 gap-4">
        {loaderData.mails.map((mail) => (
          <li key={`${mail.sentAt}-${mail.to}-${mail.subject}`} className="card min-w-0 p-5">
            <h2 className="text-lg wrap-anywhere">{mail.subject}</h2>
            <p className="text-xs wrap-anywhere text-ink-soft">
              To {mail.to} · {mail.sentAt}
            </p>
            <div className="mt-3 whitespace-pre-wrap text-sm wrap-anywhere">
              {mail.text.split(/(https?:\/\/\S+)/).map((part, index) =>
                part.startsWith("http") ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
                  <a key={index} className="linkish" href={part}>
                    {part}
                  </a>
                ) : (
                  part
                ),
              )}
            </div>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
