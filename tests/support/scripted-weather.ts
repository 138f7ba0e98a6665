// A test's own station on the weather server, scripted from inside workerd.
import { inject } from "vitest";
import type { WeatherMode, WeatherRequest } from "./weather-server.ts";

export interface ScriptedWeather {
  /** The value for WEATHER_API_URL. */
  url: string;
  setMode(mode: WeatherMode): Promise<void>;
  requests(): Promise<WeatherRequest[]>;
}

/** A station that nobody else uses. */
export async function scriptedWeather(mode: WeatherMode = { kind: "normal" }): Promise<ScriptedWeather> {
  const url = `${inject("weatherUrl")}/${crypto.randomUUID()}`;
  async function setMode(next: WeatherMode): Promise<void> {
    const response = await fetch(`${url}/mode`, { method: "PUT", body: JSON.stringify(next) });
    if (!response.ok) throw new Error(`The weather server refused the mode: ${response.status}`);
  }
  await setMode(mode);
  return {
    url,
    setMode,
    async requests() {
      return (await fetch(`${url}/requests`)).json();
    },
  };
}
