// A helper's page: the next time's outfit first, then the times after it. Drawn by the server alone; choices are links.
import { Fragment } from "react";
import { weatherTheme } from "~/components/illustrations/art.tsx";
import { buttonClasses } from "~/components/ui/button.tsx";
import { Credited } from "~/components/weather/credited.tsx";
import type { HelperDay, HelperTime, HelperView } from "~/contracts/today/shown-helper.ts";
import { SITUATION_PARAM } from "~/domain/today/today-params.ts";
import { GIVER_COPY } from "~/words/en/gifts/giver-page-copy.ts";
import { clothesWords, HELPER_COPY } from "~/words/en/today/helper-copy.ts";
import { OUTFIT_COPY } from "~/words/en/today/outfit-copy.ts";
import { IN_SITUATION, SITUATION_LABELS, TODAY_COPY } from "~/words/en/today/today-copy.ts";
import { Line, sentenceClasses, WeatherLine } from "./outfit-lines.tsx";
import { OutfitPieces } from "./outfit-pieces.tsx";

/** All that a helper sees. */
export function HelperDays({ view }: { view: HelperView }) {
  const { name, days, notes, forecast, text } = view;
  const [day] = days;
  const [first, ...rest] = day?.times ?? [];
  if (!day || !first) {
    return (
      <section className="container-page today">
        <h1 className="today-sentence">{clothesWords(name)}</h1>
        <p>{view.without ?? HELPER_COPY.noWeather}</p>
      </section>
    );
  }
  const after = [{ title: HELPER_COPY.later, times: rest }, ...days.slice(1)].filter((one) => one.times[0]);
  return (
    <section className="container-page today">
      <article className="today-answer">
        <header>
          <p className="today-who wrap-anywhere">{clothesWords(name)}</p>
          <p className="text-sm text-ink-soft">
            {day.title} · {first.label}
          </p>
          <Sentences time={first} />
          <WeatherLine time={first} forecast={forecast} />
        </header>
        <div className="today-choices">
          <Situations view={view} />
        </div>
        {first.outfits.map(({ sizes, dressed }) => (
          <div key={sizes}>
            {sizes && <p className="today-who">{sizes}</p>}
            <OutfitPieces pieces={dressed?.pieces ?? []} marking={null} />
          </div>
        ))}
        <TimeLines time={first} />
      </article>
      {after.map((one) => (
        <LaterDay key={one.title} day={one} />
      ))}
      {notes.length > 0 && (
        <section className="today-notes" aria-labelledby="good-to-know">
          <h2 id="good-to-know" className="text-base">
            {HELPER_COPY.goodToKnow}
          </h2>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
      <AsText text={text} />
      <footer className="today-closing">
        <p>{OUTFIT_COPY.advice}</p>
        <p>{TODAY_COPY.unread}</p>
        {forecast && (
          <p>
            <Credited text={forecast.credit} />
          </p>
        )}
        <p>{GIVER_COPY.madeWith}</p>
      </footer>
    </section>
  );
}

/** The first outfit's sentence is the page's heading. */
function Sentences({ time: { category, outfits } }: { time: HelperTime }) {
  return outfits.map(({ sizes, without, dressed }, at) => {
    const Heading = at === 0 ? "h1" : "h2";
    return (
      <div key={sizes} className={at === 0 ? "" : "mt-3"}>
        {sizes && <p className="today-who">{sizes}</p>}
        {dressed?.stay && <p className="today-stay">{dressed.stay}</p>}
        <Heading className={sentenceClasses(dressed)} data-weather={weatherTheme(category)}>
          {dressed ? `${dressed.sentence}. ` : (without ?? HELPER_COPY.allInWash)}
          {dressed && <span>{dressed.weather}</span>}
        </Heading>
      </div>
    );
  });
}

function Situations({ view: { situations, situation } }: { view: HelperView }) {
  return (
    <nav aria-label={TODAY_COPY.where} className="today-row">
      {situations.map((one) => (
        <a
          key={one}
          href={`?${SITUATION_PARAM}=${one}`}
          aria-current={one === situation ? "true" : undefined}
          className="today-chip"
        >
          {one === "asleep" ? IN_SITUATION.asleep : SITUATION_LABELS[one]}
        </a>
      ))}
    </nav>
  );
}

function TimeLines({ time }: { time: HelperTime }) {
  const lines = time.outfits.flatMap(({ sizes, dressed }) => {
    if (!dressed?.over && !dressed?.take && !dressed?.changes.length) return [];
    return (
      <Fragment key={sizes}>
        {sizes && <p className="today-who">{sizes}</p>}
        <Line label={TODAY_COPY.overStraps} text={dressed.over} />
        <Line label={TODAY_COPY.take} text={dressed.take} />
        <Line label={TODAY_COPY.changes} text={dressed.changes.join(" ") || null} />
      </Fragment>
    );
  });
  return lines.length > 0 && <div className="today-lines">{lines}</div>;
}

/** The times of a day below the first one. */
function LaterDay({ day }: { day: HelperDay }) {
  return (
    <section className="helper-day">
      <h2>{day.title}</h2>
      <ul>
        {day.times.map((time) => (
          <li key={time.when}>
            <h3>{time.label}</h3>
            {time.outfits.map(({ sizes, without, dressed }) => (
              <div key={sizes}>
                {dressed?.stay && <p className="today-stay">{dressed.stay}</p>}
                <p>
                  {sizes && <b>{sizes} </b>}
                  {dressed
                    ? `${dressed.sentence}. ${dressed.weather ?? ""}`
                    : (without ?? HELPER_COPY.allInWash)}
                </p>
              </div>
            ))}
            {time.isForecast && <WeatherLine time={time} forecast={null} />}
            <TimeLines time={time} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The text of the page, to select by hand where no script runs. */
function AsText({ text }: { text: string }) {
  return (
    <section data-chrome className="grid justify-items-start gap-2">
      <button
        type="button"
        className={buttonClasses("quiet", "invisible")}
        data-copy="helper-text"
        data-copied={HELPER_COPY.copied}
        data-not={HELPER_COPY.notCopied}
      >
        {HELPER_COPY.copyText}
      </button>
      <p role="status" data-copy-told="" className="text-sm font-medium empty:hidden" />
      <details className="w-full">
        <summary className="flex min-h-11 items-center text-sm font-semibold text-rose">
          {HELPER_COPY.asText}
        </summary>
        <textarea
          id="helper-text"
          readOnly
          rows={12}
          aria-label={HELPER_COPY.asText}
          className="field w-full text-sm"
          value={text}
        />
      </details>
    </section>
  );
}
