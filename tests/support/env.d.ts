// What the test runner adds to the Worker's bindings and passes from its setup to the tests.
declare namespace Cloudflare {
  interface Env {
    WEATHER_API_URL: string;
    VAPID_KEYS: string;
    COPY_ONE: D1Database;
    COPY_TWO: D1Database;
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
    /** Files of one picture in base64, by format and orientation. */
    TEST_PICTURES: Record<string, string>;
    TEST_CONSUMERS: Record<string, { maxRetries: number; deadLetterQueue: string | null }>;
  }
}
