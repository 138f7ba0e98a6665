// Reads a body whose sender can't be trusted about its length.

/** The bytes of a body; null when there are more than `most`, in which case reading stops. */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > most) return null;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
