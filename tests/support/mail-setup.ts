// One mail provider for all integration tests; each test scripts a station of its own on it.
import type { TestProject } from "vitest/node";
import { startMailServer } from "./mail-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    mailUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startMailServer();
  project.provide("mailUrl", server.url);
  return () => server.close();
}
