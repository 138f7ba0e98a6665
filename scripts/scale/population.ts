// Users as a simulation has them: how many plans each has, and how often each comes. Few come often, most
// hardly ever.
import { hashOf } from "./placement.ts";

export interface User {
  id: string;
  plans: number;
  /** Per day. */
  views: number;
  edits: number;
  quizzes: number;
}

export interface Mix {
  /** Shares of users with one, two, and three plans. */
  plans: readonly [number, number, number];
  /** Per day of a mean user. */
  views: number;
  edits: number;
  quizzes: number;
  /**
   * How different users are: at 0 all are alike; at 1 the busiest of a thousand comes some ten times as often
   * as the mean.
   */
  spread: number;
}

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** This many users, one after the other, the same for the same seed. */
export function* population(count: number, mix: Mix, seed: number): Generator<User> {
  const random = randomFrom(seed);
  for (let index = 0; index < count; index++) {
    const activity = activityOf(random, mix.spread);
    yield {
      id: `${hashOf(`${seed}`, index).toString(36)}${index.toString(36)}`,
      plans: plansOf(random(), mix.plans),
      views: mix.views * activity,
      edits: mix.edits * activity,
      quizzes: mix.quizzes,
    };
  }
}

/** Log-normal with mean 1. */
function activityOf(random: () => number, spread: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.exp(spread * normal - (spread * spread) / 2);
}

function plansOf(value: number, [one, two]: Mix["plans"]): number {
  if (value < one) return 1;
  return value < one + two ? 2 : 3;
}
