import autocannon from "autocannon";

const CONNECTIONS = 8;

/** Requests a second over kept connections; anything but an answer with status 200 ends the benchmark. */
export async function requestsPerSecond(
  url: string,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refusals`);
  }
  return result["2xx"] / result.duration;
}
