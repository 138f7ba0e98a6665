import { Garment } from "~/components/illustrations/art.tsx";
import { PageLink, QuizCall, SafetyNotes } from "~/components/public/article-parts.tsx";
import { Button } from "~/components/ui/button.tsx";
import { FieldError, wrongMark } from "~/components/ui/field.tsx";
import { Section } from "~/components/ui/section.tsx";
import { LONGEST_DEGREES, WEAR_QUESTION_PATH, type WearQuestion } from "~/contracts/public/wear-question.ts";
import { wearRange } from "~/domain/public/wear-address.ts";
import type { DrawnPiece, WearView } from "~/views/public/wear-view.ts";
import { WEAR_COPY, wearLimits } from "~/words/en/public/wear-copy.ts";
import { OUTFIT_COPY } from "~/words/en/today/outfit-copy.ts";
import { DEGREES, degreesWords } from "~/words/en/weather/weather-copy.ts";
import { publicPath } from "~/words/public-path.ts";

/** The answer first, then each age, what a step changes, and why. */
export function WearPage({ view }: { view: WearView }) {
  const { address, ages, windAndSun, why, notes } = view;
  return (
    <section className="container-page pt-3 pb-8">
      <Answer view={view} />
      <div className="mt-4 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 className="sr-only">{WEAR_COPY.byAge}</h2>
          <ul className="card px-4">
            {ages.map(({ name, pieces, sentence, remarks }, at) => (
              <li key={name} className={at === ages.length - 1 ? "py-4" : "border-b border-hairline py-4"}>
                <Drawings pieces={pieces} />
                <h3 className="mt-2 text-base">{name}</h3>
                <p className="text-sm">{sentence}</p>
                {remarks.map((remark) => (
                  <p key={remark} className="mt-1 text-sm text-ink-soft">
                    {remark}
                  </p>
                ))}
              </li>
            ))}
          </ul>
          {address.word !== "night" && address.word !== "indoors" && (
            <p className="mt-2 text-xs text-ink-soft">{WEAR_COPY.outdoorsHint}</p>
          )}
          {view.mornings && <p className="mt-2 text-sm">{view.mornings}</p>}
          <SafetyNotes notes={notes} />
        </div>
        <div className="grid grid-cols-1 content-start gap-8">
          <Steps steps={view.steps} />
          {windAndSun.length > 0 && (
            <Section titleId="wind" title={WEAR_COPY.windAndSun}>
              <Lines lines={windAndSun} />
            </Section>
          )}
          <Section titleId="why" title={WEAR_COPY.why}>
            <Lines lines={why} />
            <p className="mt-2 text-xs text-ink-soft">{OUTFIT_COPY.accuracy}</p>
            <p className="text-sm">
              <PageLink to="/wear/how-we-count">{WEAR_COPY.how}</PageLink>
            </p>
          </Section>
          {address.word === "night" && (
            <p className="grid text-sm">
              <PageLink to="/wear/night">{WEAR_COPY.nights}</PageLink>
              <PageLink to="/swaddles-sleep-sacks">{WEAR_COPY.guide}</PageLink>
            </p>
          )}
          <Section titleId="another" title={WEAR_COPY.another} data-chrome>
            <WearForm question={{ ...address, typed: String(address.degrees), isWrong: false }} />
          </Section>
        </div>
      </div>
      <QuizCall className="card grid justify-items-center">
        <Drawings pieces={(ages.at(-1)?.pieces ?? []).slice(0, 3)} />
      </QuizCall>
    </section>
  );
}

function Answer({ view }: { view: WearView }) {
  const { question, sentence, stay, situations } = view;
  return (
    <>
      <h1 className="font-sans text-sm font-semibold text-rose">{question}</h1>
      {stay && (
        <p className="mt-2 w-fit rounded-full bg-amber-tint px-3 py-1 text-sm font-semibold text-amber">
          {stay}
        </p>
      )}
      <p className="frame-title mt-1 max-w-3xl font-display text-balance lg:text-2xl">{sentence}.</p>
      <nav data-chrome aria-label={WEAR_COPY.situations} className="mt-4 flex flex-wrap gap-2">
        {situations.map(({ label, path, isHere }) => (
          <a
            key={label}
            href={path}
            aria-current={isHere ? "page" : undefined}
            className="grid min-h-11 place-items-center rounded-full border border-hairline px-4 text-sm text-ink no-underline hover:bg-sunken aria-[current]:border-rose aria-[current]:bg-blush"
          >
            {label}
          </a>
        ))}
      </nav>
    </>
  );
}

function Drawings({ pieces }: { pieces: readonly DrawnPiece[] }) {
  if (pieces.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-1">
      {pieces.map(({ key, category }) => (
        <Garment key={key} name={key} category={category} className="size-12" />
      ))}
    </p>
  );
}

function Steps({ steps }: Pick<WearView, "steps">) {
  return (
    <Section titleId="steps" title={WEAR_COPY.steps}>
      <ul className="mt-3 grid gap-2">
        {steps.map(({ degrees, path, label, change }) => (
          <li key={path}>
            <a
              href={path}
              className="card flow min-h-16 gap-x-4 px-4 py-3 text-sm text-ink no-underline hover:bg-sunken"
            >
              <span className="figures w-18 shrink-0 font-display text-lg">{degrees}</span>
              <span className="min-w-0 grow basis-40">
                <b className="block">{label}</b>
                {change}
              </span>
              <span aria-hidden="true" className="text-lg text-ink-soft">
                ›
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} className="mt-2 text-sm">
      {line}
    </p>
  ));
}

/** The one field for another temperature. It needs no script: its address leads on to the page. */
export function WearForm({ question }: { question: WearQuestion }) {
  const { units, word, typed, isWrong } = question;
  const { from, to } = wearRange(question);
  const error = isWrong ? wearLimits(degreesWords(from, units), degreesWords(to, units)) : undefined;
  return (
    <form action={publicPath(WEAR_QUESTION_PATH)} noValidate className="mt-2">
      <input type="hidden" name="units" value={units} />
      {word !== "stroller" && <input type="hidden" name="for" value={word} />}
      <div className="flow gap-3">
        <label htmlFor="degrees" className="sr-only">
          {WEAR_COPY.field}
        </label>
        <span className="flex items-center gap-2">
          <input
            id="degrees"
            name="degrees"
            autoComplete="off"
            maxLength={LONGEST_DEGREES}
            defaultValue={typed}
            {...wrongMark("degrees-error", error)}
            className="field figures w-24"
          />
          <span aria-hidden="true">{DEGREES[units]}</span>
        </span>
        <Button type="submit" look="quiet">
          {WEAR_COPY.show}
        </Button>
      </div>
      <FieldError id="degrees-error" error={error} />
    </form>
  );
}
