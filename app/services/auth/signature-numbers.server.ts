// The two numbers of an ECDSA signature: an authenticator sends them in DER, and Web Crypto takes them side by side. It stands in the
// built Worker in place of the passkey library's own (scripts/vite-left-out.ts), which needs a reader of certificates for it.

/** The bytes of each number, by the COSE code of the curve: P-256, P-384, P-521. */
const NUMBER_BYTES: ReadonlyMap<number, number> = new Map([
  [1, 32],
  [2, 48],
  [3, 66],
]);
const SEQUENCE = 0x30;
const INTEGER = 0x02;
/** A length in a byte of its own: more than 127, less than 256. */
const LONG = 0x81;

/**
 * Both numbers as Web Crypto takes them, with leading zeros. Throws unless the signature is a DER sequence of two whole numbers that fit
 * the curve, and nothing else.
 */
export function unwrapEC2Signature(signature: Uint8Array, curve: number): Uint8Array<ArrayBuffer> {
  const size = NUMBER_BYTES.get(curve);
  if (size === undefined) throw new Error(`Unknown curve ${curve}`);
  const whole = elementAt(signature, 0, SEQUENCE);
  const first = elementAt(whole.content, 0, INTEGER);
  const second = elementAt(whole.content, first.end, INTEGER);
  if (whole.end !== signature.length || second.end !== whole.content.length)
    throw new Error("The signature doesn't end where it says");
  const numbers = new Uint8Array(2 * size);
  for (const [index, { content }] of [first, second].entries()) {
    const number = unsigned(content);
    if (number.length > size) throw new Error("A number of the signature is too large for its curve");
    numbers.set(number, (index + 1) * size - number.length);
  }
  return numbers;
}

interface Element {
  content: Uint8Array;
  /** Where the next one begins. */
  end: number;
}

function elementAt(bytes: Uint8Array, start: number, tag: number): Element {
  const [found, short = 0, long = 0] = bytes.subarray(start);
  const isLong = short === LONG;
  const from = start + (isLong ? 3 : 2);
  const end = from + (isLong ? long : short);
  if (found !== tag || (isLong ? long < 0x80 : short >= 0x80) || end > bytes.length || end === from)
    throw new Error("The signature is no sequence of two numbers");
  return { content: bytes.subarray(from, end), end };
}

/** A number without the byte that DER puts before one whose first bit is set. */
function unsigned(content: Uint8Array): Uint8Array {
  const [first, second = 0] = content;
  return content.subarray(first === 0 && second >= 0x80 ? 1 : 0);
}
