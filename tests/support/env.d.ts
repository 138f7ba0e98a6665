// What the test runner adds to the Worker's bindings and hands from its setup to the tests.
declare namespace Cloudflare {
  interface Env {
    WEATHER_API_URL: string;
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
    TEST_CONSUMERS: Record<string, { maxRetries: number; deadLetterQueue: string | null }>;
  }
}
