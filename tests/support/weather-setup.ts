// One weather server for all integration tests; each test scripts a station of its own on it.
import type { TestProject } from "vitest/node";
import { startWeatherServer } from "./weather-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    weatherUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startWeatherServer();
  project.provide("weatherUrl", server.url);
  return () => server.close();
}
