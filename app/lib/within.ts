// Waiting that ends.

/** The answer, or null if it takes longer than `ms` milliseconds; it goes on then, and nobody hears of it. Rejects if it fails in time. */
export async function within<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
