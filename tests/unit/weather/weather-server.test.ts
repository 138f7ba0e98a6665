// The scripted archive must fail as scripted, or the tests that rely on it would prove nothing.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOURLY_COLUMNS, parseOpenMeteoHours } from "../../../app/contracts/weather/hourly-response.ts";
import { parseOpenMeteo } from "../../../app/contracts/weather/weather-response.ts";
import { startWeatherServer, type WeatherMode, type WeatherServer } from "../../support/weather-server.ts";

let server: WeatherServer;

const daysOf = (body: unknown) => parseOpenMeteo(body).days;

beforeAll(async () => {
  server = await startWeatherServer();
});
afterAll(() => server.close());

const COLUMNS =
  "temperature_2m_max,temperature_2m_min,precipitation_sum,rain_sum,snowfall_sum,wind_speed_10m_max";

function ask(station: string, query: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
  const parameters = new URLSearchParams({
    latitude: "45",
    longitude: "-93.3",
    start_date: "2024-01-01",
    end_date: "2024-12-31",
    daily: COLUMNS,
    temperature_unit: "fahrenheit",
    precipitation_unit: "inch",
    wind_speed_unit: "mph",
    ...query,
  });
  return fetch(`${server.url}/${station}/v1/archive?${parameters}`, signal ? { signal } : {});
}

const bodyOf = async (mode: WeatherMode) => {
  server.setMode(mode, mode.kind);
  return (await ask(mode.kind)).text();
};

describe("the scripted weather archive", () => {
  it("tells a plausible year: cold in January, warm in July, the same every time", async () => {
    const [first, second] = [await (await ask("year")).json(), await (await ask("year")).json()];
    expect(second).toEqual(first);
    const days = daysOf(first);
    const mean = (month: string) => {
      const ofMonth = days.filter(({ date }) => date.slice(5, 7) === month);
      return ofMonth.reduce((sum, { tempmax, tempmin }) => sum + (tempmax + tempmin) / 2, 0) / ofMonth.length;
    };
    expect(days).toHaveLength(366);
    expect(mean("01")).toBeLessThan(32);
    expect(mean("07")).toBeGreaterThan(65);
  });

  it("can make any place tropical", async () => {
    server.setMode({ kind: "normal", climate: "tropical" }, "hot");
    const hot = daysOf(await (await ask("hot")).json());
    expect(hot.every(({ tempmin }) => tempmin > 70)).toBe(true);
  });

  it("answers in metric units unless it is asked for others", async () => {
    const metric: { daily: { temperature_2m_max: number[] } } = await (
      await ask("metric", { temperature_unit: "celsius", start_date: "2024-07-01" })
    ).json();
    expect(Math.max(...metric.daily.temperature_2m_max)).toBeLessThan(50);
  });

  it("counts the requests of each station apart, with their parameters", async () => {
    await ask("counted");
    expect(server.requests("counted").map(({ query }) => query.latitude)).toEqual(["45"]);
    expect(server.requests("uncounted")).toEqual([]);
  });

  it("is scripted over HTTP too", async () => {
    const body = JSON.stringify({ kind: "status", status: 429, retryAfter: "7" } satisfies WeatherMode);
    await fetch(`${server.url}/remote/mode`, { method: "PUT", body });
    const response = await ask("remote");
    expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "7"]);
    expect(await (await fetch(`${server.url}/remote/requests`)).json()).toHaveLength(1);
  });

  it("refuses a question without a place or with an impossible span", async () => {
    expect((await ask("bad", { latitude: "north" })).status).toBe(400);
    expect((await ask("bad", { end_date: "2023-01-01" })).status).toBe(400);
  });

  it("breaks as it is told", async () => {
    expect(() => JSON.parse("")).toThrow();
    for (const kind of ["malformed", "html", "nan"] as const) {
      const text = await bodyOf({ kind });
      expect(() => JSON.parse(text)).toThrow();
    }
    expect(daysOf(JSON.parse(await bodyOf({ kind: "nulls" })))).toHaveLength(330);
    expect(daysOf(JSON.parse(await bodyOf({ kind: "missing-days" })))).toHaveLength(330);
    expect(daysOf(JSON.parse(await bodyOf({ kind: "few-days" })))).toHaveLength(36);
    for (const kind of ["null-column", "impossible-days"] as const) {
      const body: unknown = JSON.parse(await bodyOf({ kind }));
      expect(() => daysOf(body)).toThrow();
    }
  });

  it("fails as often as it is told, and hangs up", async () => {
    server.setMode({ kind: "status", status: 500, times: 2 }, "flaky");
    const statuses = [await ask("flaky"), await ask("flaky"), await ask("flaky")].map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 200]);
    server.setMode({ kind: "hang-up" }, "rude");
    await expect(ask("rude")).rejects.toThrow();
  });

  it("keeps silent and trickles until the asker goes", async () => {
    server.setMode({ kind: "silent" }, "silent");
    await expect(ask("silent", {}, AbortSignal.timeout(50))).rejects.toThrow();
    server.setMode({ kind: "trickle" }, "trickle");
    const trickling = await ask("trickle", {}, AbortSignal.timeout(100));
    expect(trickling.status).toBe(200);
    await expect(trickling.text()).rejects.toThrow();
  });

  it("sends a hundred megabytes to whoever takes them", async () => {
    server.setMode({ kind: "huge" }, "huge");
    const { body } = await ask("huge");
    let bytes = 0;
    for await (const chunk of body ?? []) bytes += chunk.byteLength;
    expect(bytes).toBe(100 * 1024 * 1024);
  });
});

describe("its hours", () => {
  const START = "2024-07-01T00:00";
  const askHours = (station: string, query: Record<string, string> = {}) =>
    fetch(
      `${server.url}/${station}/v1/forecast?${new URLSearchParams({
        ...{ latitude: "45", longitude: "-93.3", start_hour: START, end_hour: "2024-07-03T23:00" },
        ...{ hourly: HOURLY_COLUMNS.join(","), timeformat: "unixtime", timezone: "GMT" },
        ...{ temperature_unit: "fahrenheit", precipitation_unit: "inch", wind_speed_unit: "mph" },
        ...query,
      })}`,
    );
  const read = (body: unknown) =>
    parseOpenMeteoHours(body, { from: Date.parse(`${START}Z`), count: 71 }).hours;

  it("tell plausible days that fit the days it tells", async () => {
    const hours = read(await (await askHours("hours")).json());
    expect(hours).toHaveLength(71);
    const [day] = daysOf(
      await (await ask("hours", { start_date: "2024-07-02", end_date: "2024-07-02" })).json(),
    );
    // Midnight by the sun is six hours after that of UTC.
    const temps = hours.slice(30, 54).map(({ tempF }) => tempF);
    expect([Math.min(...temps), Math.max(...temps)]).toEqual([day?.tempmin, day?.tempmax]);
    const uv = hours.map((one) => one.uv);
    expect(Math.max(...uv)).toBeGreaterThan(6);
    expect(Math.max(...uv)).toBeLessThan(13);
    expect(hours.filter(({ isDay }) => isDay).length).toBeGreaterThan(40);
    expect(hours.every(({ isDay, uv: index }) => isDay === index > 0)).toBe(true);
    expect(hours.every(({ rainIn, snowIn }) => rainIn + snowIn === 0)).toBe(true);
  });

  it("are refused unless they are asked for as the product asks", async () => {
    expect((await askHours("hours", { timeformat: "iso8601" })).status).toBe(400);
    expect((await askHours("hours", { end_hour: "" })).status).toBe(400);
  });

  it.each([
    ["nulls", 57],
    ["nulls-in-one", 64],
    ["missing-hour", 69],
    ["yesterday", 47],
    ["few-days", 6],
    ["twice", 71],
  ] as const)("break as they are told: %s", async (kind, left) => {
    server.setMode({ kind }, `hours-${kind}`);
    expect(read(await (await askHours(`hours-${kind}`)).json())).toHaveLength(left);
  });
});
