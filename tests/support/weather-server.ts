// A weather archive of our own, with a forecast: it speaks Open-Meteo's format at a real address, and breaks
// on command in every way that a real one may. A station is a path of its own (`{url}/{station}/v1/archive`)
// with its own mode and count, so that simultaneous tests don't see each other. From outside this process a
// station is scripted over HTTP: PUT {url}/{station}/mode, GET {url}/{station}/requests.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import {
  type Climate,
  columnsOf,
  daysFrom,
  hourColumnsOf,
  hourUnitNames,
  METRIC,
  type Units,
  unitNames,
} from "./weather-days.ts";
import { type Body, spoil, type WeatherDoubtKind } from "./weather-doubts.ts";

/** With `only`, the others answer as usual. */
export type WeatherMode = { only?: WeatherPath } & (
  | { kind: "normal"; climate?: Climate }
  /** In these units, and it says so, whatever was requested. */
  | { kind: "units"; units: Units }
  | { kind: WeatherDoubtKind }
  /** `times` answers with this status, then normal ones; without `times`, forever. */
  | { kind: "status"; status: number; retryAfter?: string; times?: number }
  /** A normal answer, after so long. */
  | { kind: "slow"; ms: number }
  | { kind: WeatherFaultKind }
);

/** The timeline is Visual Crossing's, which answers in its metric group only when told to. */
export type WeatherPath = "archive" | "forecast" | "timeline";

export type WeatherFaultKind =
  /** Takes the request and never answers. */
  | "silent"
  /** Takes the request and hangs up. */
  | "hang-up"
  /** Answers one byte a second. */
  | "trickle"
  | "malformed"
  | "html"
  /** NaN, which JSON doesn't have, as some servers write it. */
  | "nan"
  /** Every tenth value of every column is null. */
  | "nulls"
  /** One temperature column is null as a whole. */
  | "null-column"
  /** Every tenth day is missing. */
  | "missing-days"
  /** Only the first tenth of the days is there. */
  | "few-days"
  /** Every tenth value of one column by the hour is null. */
  | "nulls-in-one"
  /** The sixth hour is missing. */
  | "missing-hour"
  /** Each hour from a day earlier on. */
  | "yesterday"
  /** Each hour is there twice. */
  | "twice"
  /** Days that no calendar has, like 2023-02-30. */
  | "impossible-days"
  /** 100 MB, sent as fast as they are taken. */
  | "huge";

export interface WeatherRequest {
  at: number;
  path: WeatherPath;
  query: Record<string, string>;
}

export interface WeatherServer {
  /** Base address, for WEATHER_API_URL. */
  url: string;
  setMode(mode: WeatherMode, station?: string): void;
  requests(station?: string): readonly WeatherRequest[];
  close(): Promise<void>;
}

interface Station {
  mode: WeatherMode;
  requests: WeatherRequest[];
}

const PATH =
  /^\/?(.*?)\/(v1\/archive|v1\/forecast|VisualCrossingWebServices\/rest\/services\/timeline\/.+|mode|requests)$/;
const HUGE_BYTES = 100 * 1024 * 1024;

/** Starts the server on a free port of this machine. */
export async function startWeatherServer(port = 0): Promise<WeatherServer> {
  const stations = new Map<string, Station>();
  const stationAt = (name: string) => {
    const station = stations.get(name) ?? { mode: { kind: "normal" }, requests: [] };
    stations.set(name, station);
    return station;
  };
  const server = createServer((request, response) => {
    serve(request, response, stationAt).catch((error: unknown) => response.destroy(asError(error)));
  });
  // Connections that idle through a slow test stay open: one that closes just as it is reused would fail the
  // next request.
  server.keepAliveTimeout = 10 * 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The weather server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    setMode: (mode, station = "") => {
      stationAt(station).mode = mode;
    },
    requests: (station = "") => stationAt(station).requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  stationAt: (name: string) => Station,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://localhost");
  const [, name = "", path] = PATH.exec(url.pathname) ?? [];
  const what = path?.startsWith("Visual") ? "timeline" : path?.replace("v1/", "");
  const station = stationAt(name);
  if (what === "mode" && request.method === "PUT") {
    station.mode = JSON.parse(await readText(request));
    response.writeHead(204).end();
  } else if (what === "requests") {
    sendJson(response, 200, station.requests);
  } else if (what === "archive" || what === "forecast" || what === "timeline") {
    station.requests.push({ at: Date.now(), path: what, query: Object.fromEntries(url.searchParams) });
    await answerPath(what, station, url, response);
  } else sendJson(response, 404, { error: true, reason: "Not Found" });
}

async function answerPath(
  what: WeatherPath,
  station: Station,
  url: URL,
  response: ServerResponse,
): Promise<void> {
  const { only = what } = station.mode;
  if (what === "timeline") sendTimeline(response, url.pathname, station.mode);
  else if (only === what) await answer(station, url.searchParams, response);
  else sendWeather(response, url.searchParams, "by-latitude");
}

async function answer(station: Station, query: URLSearchParams, response: ServerResponse): Promise<void> {
  const { mode } = station;
  switch (mode.kind) {
    case "normal":
      return sendWeather(response, query, mode.climate ?? "by-latitude");
    case "status": {
      if (mode.times !== undefined && mode.times-- <= 0) return sendWeather(response, query, "by-latitude");
      if (mode.retryAfter) response.setHeader("Retry-After", mode.retryAfter);
      return sendJson(response, mode.status, { error: true, reason: `Scripted status ${mode.status}` });
    }
    case "slow":
      await new Promise((resolve) => setTimeout(resolve, mode.ms));
      return sendWeather(response, query, "by-latitude");
    case "silent":
      return;
    case "hang-up":
      response.destroy();
      return;
    case "trickle":
      return trickle(response);
    case "malformed":
      return sendText(response, "application/json", '{"daily":{"time":["2023-01-01","2023-');
    case "html":
      return sendText(response, "text/html", "<!doctype html><title>Maintenance</title><h1>Back soon</h1>");
    case "nan":
      return sendText(response, "application/json", nanBody(query));
    case "huge":
      return sendHuge(response);
    case "units":
      return sendAnswer(response, answerTo(query, "by-latitude", mode.units));
    default:
      return sendWeather(response, query, "by-latitude", mode.kind);
  }
}

/** The answer: the requested columns by the day or by the hour, in these units; or why there is none. */
interface Answer {
  place: { latitude: number; longitude: number; timezone: string };
  by: "daily" | "hourly";
  body: Required<Body>;
}

function answerTo(query: URLSearchParams, climate: Climate, units = unitsOf(query)): Answer | string {
  const place = {
    latitude: Number(query.get("latitude") ?? Number.NaN),
    longitude: Number(query.get("longitude")),
    timezone: "UTC",
  };
  const by = query.has("hourly") ? "hourly" : "daily";
  const [times, rows] = by === "hourly" ? hourly(query, climate, units) : daily(query, climate, units);
  if (!Number.isFinite(place.latitude) || times.length === 0) return "Parameters are missing or invalid";
  const names = (query.get(by) ?? "").split(",").filter((name) => rows[0] && name in rows[0]);
  const columns = {
    time: times,
    ...Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])])),
  };
  const known = by === "hourly" ? hourUnitNames(units) : unitNames(units);
  const named = Object.entries(known).filter(([name]) => name in columns);
  return { place, by, body: { units: Object.fromEntries(named), columns } };
}

type Rows = Record<string, number>[];

function daily(query: URLSearchParams, climate: Climate, units: Units): [times: string[], rows: Rows] {
  const days = daysFrom(query.get("start_date") ?? "", query.get("end_date") ?? "");
  const latitude = Number(query.get("latitude"));
  return [days, days.map((date) => columnsOf(climate, latitude, date, units))];
}

const HOUR_SECONDS = 3600;

/** As with Open-Meteo, both ends count, and times are in seconds only if that is asked for, which this server insists on. */
function hourly(query: URLSearchParams, climate: Climate, units: Units): [times: number[], rows: Rows] {
  const [first, last] = ["start_hour", "end_hour"].map((name) => Date.parse(`${query.get(name)}:00Z`) / 1000);
  if (!first || !last || query.get("timeformat") !== "unixtime" || query.get("timezone") !== "GMT")
    return [[], []];
  const spot = { latitude: Number(query.get("latitude")), longitude: Number(query.get("longitude")) };
  const times = Array.from(
    { length: (last - first) / HOUR_SECONDS + 1 },
    (_, index) => first + index * HOUR_SECONDS,
  );
  return [times, times.map((at) => hourColumnsOf(climate, spot, at * 1000, units))];
}

/** The units that were requested. */
function unitsOf(query: URLSearchParams): Units {
  return {
    temperature: query.get("temperature_unit") === "fahrenheit" ? "fahrenheit" : "celsius",
    precipitation: query.get("precipitation_unit") === "inch" ? "inch" : "mm",
    wind: query.get("wind_speed_unit") === "mph" ? "mph" : "kmh",
  };
}

function sendWeather(
  response: ServerResponse,
  query: URLSearchParams,
  climate: Climate,
  fault?: WeatherFaultKind | WeatherDoubtKind,
): void {
  sendAnswer(response, answerTo(query, climate), fault);
}

function sendAnswer(
  response: ServerResponse,
  answer: Answer | string,
  fault?: WeatherFaultKind | WeatherDoubtKind,
): void {
  if (typeof answer === "string") sendJson(response, 400, { error: true, reason: answer });
  else sendJson(response, 200, written(answer, fault));
}

function written({ place, by, body }: Answer, fault?: WeatherFaultKind | WeatherDoubtKind) {
  const { units, columns } = spoil({ ...body, columns: damage(body.columns, fault) }, fault);
  return { ...place, ...(units && { [`${by}_units`]: units }), [by]: columns };
}

/** Visual Crossing's answer in US units, or in metric ones when told to, under the name of their group. */
function sendTimeline(response: ServerResponse, path: string, mode: WeatherMode): void {
  const [place = "", start = "", end = ""] = path.split("/").slice(-3);
  const units: Units = { temperature: "fahrenheit", precipitation: "inch", wind: "mph" };
  const isMetric = mode.only === "timeline" && mode.kind === "units";
  const days = daysFrom(start, end).map((datetime) => {
    const day = columnsOf("by-latitude", Number(place.split(",")[0]), datetime, isMetric ? METRIC : units);
    return {
      datetime,
      tempmax: day.temperature_2m_max,
      tempmin: day.temperature_2m_min,
      humidity: day.relative_humidity_2m_mean,
      precip: day.precipitation_sum,
      preciptype: day.snowfall_sum ? ["snow"] : day.rain_sum ? ["rain"] : null,
      windspeed: day.wind_speed_10m_max,
    };
  });
  sendJson(response, 200, { ...(isMetric ? { unitGroup: "metric" } : {}), days });
}

function damage(
  columns: Record<string, unknown>,
  fault?: WeatherFaultKind | WeatherDoubtKind,
): Record<string, unknown> {
  const each = (change: (values: unknown[], name: string) => unknown) =>
    Object.fromEntries(
      Object.entries(columns).map(([name, values]) => [
        name,
        Array.isArray(values) ? change(values, name) : values,
      ]),
    );
  const isTenth = (index: number) => index % 10 === 9;
  const withGaps = (values: unknown[]) => values.map((value, index) => (isTenth(index) ? null : value));
  const temperature = "temperature_2m" in columns ? "temperature_2m" : "temperature_2m_max";
  switch (fault) {
    case "nulls":
      return each((values, name) => (name === "time" ? values : withGaps(values)));
    case "nulls-in-one":
      return each((values, name) => (name === "wind_speed_10m" ? withGaps(values) : values));
    case "null-column":
      return { ...columns, [temperature]: null };
    case "missing-days":
      return each((values) => values.filter((_, index) => !isTenth(index)));
    case "missing-hour":
      return each((values) => values.filter((_, index) => index !== 5));
    case "few-days":
      return each((values) => values.slice(0, values.length / 10));
    case "twice":
      return each((values) => [...values, ...values]);
    case "yesterday":
      return each((values, name) =>
        name === "time" ? values.map((time) => Number(time) - 24 * HOUR_SECONDS) : values,
      );
    case "impossible-days":
      return each((values, name) =>
        name === "time" ? values.map((day, index) => (index === 40 ? "2023-02-30" : day)) : values,
      );
    default:
      return columns;
  }
}

function nanBody(query: URLSearchParams): string {
  const answer = answerTo(query, "by-latitude");
  return JSON.stringify(typeof answer === "string" ? answer : written(answer)).replace(
    /"(temperature_2m(?:_max)?)":\[[^,]+/,
    '"$1":[NaN',
  );
}

async function trickle(response: ServerResponse): Promise<void> {
  response.writeHead(200, { "Content-Type": "application/json" });
  while (!response.destroyed) {
    response.write(" ");
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function sendHuge(response: ServerResponse): Promise<void> {
  response.writeHead(200, { "Content-Type": "application/json" });
  const chunk = Buffer.alloc(256 * 1024, " ");
  const closed = new Promise((resolve) => response.once("close", resolve));
  for (let sent = 0; sent < HUGE_BYTES && !response.destroyed; sent += chunk.length) {
    if (response.write(chunk)) continue;
    await Promise.race([closed, new Promise((resolve) => response.once("drain", resolve))]);
  }
  response.end();
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

function sendText(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { "Content-Type": type }).end(body);
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
