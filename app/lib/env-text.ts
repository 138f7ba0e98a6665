/** A variable of the environment as text, without spaces around it; empty if it is missing. */
export const textIn = (env: object, name: string): string => String(Reflect.get(env, name) ?? "").trim();
