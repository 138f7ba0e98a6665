/** A lock file, as far as it says what is to be installed. */
interface Lock {
  packages?: Record<
    string,
    { version?: string; integrity?: string; dev?: boolean; optional?: boolean; devOptional?: boolean }
  >;
}

export const LIGHT_COMMANDS: readonly string[];

export function installation(now: { command: string; lock: Lock; installed: Lock | null }): string[] | null;
