// Finds the place and month in an address, or why there is no plan for them.
import type { RouterContextProvider } from "react-router";
import type { PlanQuestion } from "~/contracts/public/plan-question.ts";
import { findZipNormals } from "~/contracts/weather/climate-normals.ts";
import {
  selectCity,
  selectClimateOfCity,
  selectClimateOfZip,
  selectPlace,
} from "~/data/places/select-places.server.ts";
import { type Month, readMonth, toDay } from "~/domain/calendar.ts";
import { placeName, ZIP_COUNTRY } from "~/domain/places/place.ts";
import { isOutsideCoverage } from "~/domain/places/zip.ts";
import {
  cityInPath,
  type PlanPlaceText,
  plannableMonths,
  readPlanPlace,
} from "~/domain/public/plan-address.ts";
import { isCellSound, nearestCell, normalsAt } from "~/domain/weather/world-climate.ts";
import { appContext } from "~/http/context.ts";
import { countryName } from "~/views/places/country.ts";
import { namesThere } from "~/views/places/local-names.ts";
import type { PlannedPlace } from "~/views/public/instant-plan-view.ts";
import { monthWords } from "~/words/en/day-words.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { monthOutside, unknownZip, zipArea } from "~/words/en/public/instant-plan-copy.ts";

interface Asked {
  params: { country?: string | undefined; place?: string | undefined; month?: string | undefined };
  context: Readonly<RouterContextProvider>;
}

export type FoundPlace =
  /** `text` is the place's canonical spelling in addresses. */
  | { kind: "place"; text: PlanPlaceText; answer: PlaceAnswer; month: Month; place: PlannedPlace }
  /** A valid address without a plan: what to ask instead. */
  | { kind: "unknown"; question: PlanQuestion }
  /** Not the address of a plan. */
  | { kind: "none" };

/** The place as a quiz answer. */
export type PlaceAnswer = { zipcode: string } | { placeId: string };

/** Finds the place in an address. Its reads start synchronously, so they share the caller's round trip. */
export async function findPlanPlace({ params, context }: Asked): Promise<FoundPlace> {
  const { now } = context.get(appContext);
  const place = readPlanPlace([params.country, params.place].filter(Boolean).join("/"));
  const month = readMonth(params.month ?? "");
  if (!place || !month) return { kind: "none" };
  const zip = place.kind === "zip" ? place.zipcode : null;
  const problem = monthProblem(month, now);
  if (problem) return { kind: "unknown", question: { zip, month: "", errors: { month: problem } } };
  const found =
    place.kind === "zip" ? await findZip(context, place.zipcode) : await findCity(context, place.id);
  if (typeof found === "string") return { kind: "unknown", question: { zip, month, errors: { zip: found } } };
  return { kind: "place", month, ...found };
}

type Found = Pick<Extract<FoundPlace, { kind: "place" }>, "text" | "answer" | "place">;

/** The place of a ZIP code, or why it has no plan. */
async function findZip(context: Asked["context"], zipcode: string): Promise<Found | string> {
  if (isOutsideCoverage(zipcode)) return ERROR_TEXTS.ZIP_NOT_COVERED;
  const { db, reader } = context.get(appContext);
  const [[known], [climate]] = await Promise.all([
    reader.read(selectPlace(db, zipcode)),
    reader.read(selectClimateOfZip(db, zipcode)),
  ]);
  const normals = climate && findZipNormals(climate);
  if (!normals) return unknownZip(zipcode);
  const name = known ? placeName({ city: known.city, state: known.stateAbbreviation }) : null;
  const place: PlannedPlace = {
    name: name ?? zipArea(zipcode),
    country: ZIP_COUNTRY,
    latitude: climate.latitude,
    climateKey: `${climate.shiftF ?? ""}${climate.months}`,
    readNormals: () => normals,
  };
  return { text: zipcode, answer: { zipcode }, place };
}

/** A city outside the US, or why it has no plan. */
async function findCity(context: Asked["context"], id: number): Promise<Found | string> {
  const { db, reader } = context.get(appContext);
  const [[row], cells] = await Promise.all([
    reader.read(selectCity(db, id)),
    reader.read(selectClimateOfCity(db, id)),
  ]);
  const cell = row && nearestCell(row, cells.filter(isCellSound));
  if (!row || !cell) return ERROR_TEXTS.CITY_UNKNOWN;
  const { name, country, latitude, elevationM } = row;
  const place: PlannedPlace = {
    name: placeName({ city: namesThere(row, country).name, state: countryName(country) }) ?? name,
    country,
    latitude,
    climateKey: `${cell.cell} ${elevationM ?? ""}`,
    readNormals: () => normalsAt(cell, elevationM),
  };
  return { text: cityInPath({ id, name, country }), answer: { placeId: String(id) }, place };
}

function monthProblem(month: Month, now: number): string | null {
  const months = plannableMonths(toDay(new Date(now)));
  if (months.includes(month)) return null;
  return monthOutside(monthWords(`${months.at(0) ?? month}-01`), monthWords(`${months.at(-1) ?? month}-01`));
}
