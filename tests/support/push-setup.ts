// Push services for all integration tests; each test has devices of its own at them.
import type { TestProject } from "vitest/node";
import { startPushService } from "./push-service.ts";

declare module "vitest" {
  interface ProvidedContext {
    pushUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPushService();
  project.provide("pushUrl", server.url);
  return () => server.close();
}
