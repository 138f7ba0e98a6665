// autocannon has no types; this is what the benchmarks use of it.
declare module "autocannon" {
  interface Options {
    url: string;
    connections: number;
    duration: number;
    headers?: Readonly<Record<string, string>>;
  }
  interface Result {
    requests: { average: number; total: number };
    "2xx": number;
    non2xx: number;
    errors: number;
    duration: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
