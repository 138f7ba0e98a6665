// The language of the product for its user: a form that is answered with a new document, because the open one has only one
// language in it.
import { Button } from "~/components/ui/button.tsx";
import { LANGUAGE_PATH } from "~/contracts/accounts/language-form.ts";
import { LANGUAGE_COPY } from "~/copy/accounts/account.ts";
import { LANGUAGE } from "~/copy/language.ts";
import { Section } from "./profile-sections.tsx";

/** `languages` are all that there are, each with what its speakers call it. */
export function LanguageSection({ languages }: { languages: readonly { id: string; name: string }[] }) {
  return (
    <Section id="language" title={LANGUAGE_COPY.title} lead={LANGUAGE_COPY.lead}>
      <form method="post" action={LANGUAGE_PATH} className="mt-2">
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="sr-only">{LANGUAGE_COPY.title}</legend>
          {languages.map(({ id, name }) => (
            <label key={id} lang={id} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="language"
                value={id}
                defaultChecked={id === LANGUAGE.html}
                className="size-5 accent-rose"
              />
              {name}
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="quiet" className="mt-2">
          {LANGUAGE_COPY.save}
        </Button>
      </form>
    </Section>
  );
}
