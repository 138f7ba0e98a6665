// The numbers of a signature, as the passkey library reads them; ours stands in its place in the built Worker.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unwrapEC2Signature } from "../../../app/services/auth/signature-numbers.server.ts";
import { unwrapEC2Signature as theirs } from "../../../node_modules/@simplewebauthn/server/esm/helpers/iso/isoCrypto/unwrapEC2Signature.js";

const CURVES = [
  { curve: 1, size: 32 },
  { curve: 2, size: 48 },
  { curve: 3, size: 66 },
] as const;

/** A whole number in DER, from its bytes. */
function numberOf(bytes: readonly number[]): number[] {
  const first = bytes.findIndex((byte) => byte !== 0);
  const short = first < 0 ? [0] : bytes.slice(first);
  const content = (short[0] ?? 0) > 0x7f ? [0, ...short] : short;
  return [0x02, content.length, ...content];
}

function signatureOf(first: readonly number[], second: readonly number[]): Uint8Array<ArrayBuffer> {
  const body = [...numberOf(first), ...numberOf(second)];
  return Uint8Array.from([0x30, ...(body.length > 127 ? [0x81] : []), body.length, ...body]);
}

/** What a reader makes of a signature; null if it refuses. */
function read(
  reader: (signature: Uint8Array<ArrayBuffer>, curve: 1 | 2 | 3) => Uint8Array,
  signature: Uint8Array<ArrayBuffer>,
  curve: 1 | 2 | 3,
) {
  try {
    return [...reader(signature, curve)];
  } catch {
    return null;
  }
}

describe.each(CURVES)("a signature on the curve $curve", ({ curve, size }) => {
  const numbers = fc.array(fc.oneof(fc.nat(255), fc.constantFrom(0, 0x7f, 0x80, 0xff)), {
    minLength: size,
    maxLength: size,
  });

  it("is its two numbers, each with leading zeros, as the library reads them", () => {
    fc.assert(
      fc.property(numbers, numbers, (first, second) => {
        const signature = signatureOf(first, second);
        expect([...unwrapEC2Signature(signature, curve)]).toEqual([...first, ...second]);
        expect(read(theirs, signature, curve)).toEqual([...first, ...second]);
      }),
    );
  });

  it("is never read where the library refuses it, and never as other numbers", () => {
    const change = fc.record({
      at: fc.nat(2 * size + 8),
      byte: fc.nat(255),
      cut: fc.nat(3),
      more: fc.array(fc.nat(255), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(numbers, numbers, change, (first, second, { at, byte, cut, more }) => {
        const whole = signatureOf(first, second);
        const changed = [...whole.slice(0, whole.length - cut), ...more].map((old, place) =>
          place === at ? byte : old,
        );
        const ours = read(unwrapEC2Signature, Uint8Array.from(changed), curve);
        if (ours !== null) expect(read(theirs, Uint8Array.from(changed), curve)).toEqual(ours);
      }),
    );
  });

  it.each<[string, number[]]>([
    ["nothing", []],
    ["another type", [0x31, 6, 2, 1, 1, 2, 1, 1]],
    ["one number", [0x30, 3, 2, 1, 1]],
    ["three numbers", [0x30, 9, 2, 1, 1, 2, 1, 1, 2, 1, 1]],
    ["an empty number", [0x30, 5, 2, 0, 2, 1, 1]],
    ["more than it says", [0x30, 6, 2, 1, 1, 2, 1, 1, 0]],
    ["less than it says", [0x30, 8, 2, 1, 1, 2, 1, 1]],
    [
      "a number that is too large",
      [0x30, size + 6, 2, size + 1, 1, ...Array.from({ length: size }, () => 1), 2, 1, 1],
    ],
    ["a length in four bytes", [0x30, 0x84, 0, 0, 0, 6, 2, 1, 1, 2, 1, 1]],
  ])("is refused with %s", (_, bytes) => {
    expect(() => unwrapEC2Signature(Uint8Array.from(bytes), curve)).toThrow();
  });
});

it("is refused on a curve that nobody may use", () => {
  expect(() => unwrapEC2Signature(signatureOf([1], [1]), 8)).toThrow("curve");
});
