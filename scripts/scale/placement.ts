// Which database a user lives in: the one whose name, hashed together with the user's id, is largest
// (rendezvous hashing). Nothing has to be looked up, and a new database takes its share from all others and
// moves nobody between them.

/** 32 well-mixed bits of a text: FNV-1a with MurmurHash3's last step. */
export function hashOf(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Places users into databases with these names; the function returns a name's position. There has to be at
 * least one.
 */
export function rendezvous(names: readonly string[]): (userId: string) => number {
  const seeds = names.map((name) => hashOf(name));
  return (userId) => {
    let best = 0;
    let most = -1;
    seeds.forEach((seed, at) => {
      const weight = hashOf(userId, seed);
      if (weight > most) [best, most] = [at, weight];
    });
    return best;
  };
}
