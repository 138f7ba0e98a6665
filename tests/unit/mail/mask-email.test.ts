// How much of an address strangers can see.
import fc from "fast-check";
import { expect, test } from "vitest";
import { maskEmail } from "../../../app/domain/mail/mailbox.ts";

test.each([
  ["robin@example.com", "r•••@e•••.com"],
  ["r@e.co.uk", "r•••@e•••.uk"],
  ["someone.with+tag@mail.example.org", "s•••@m•••.org"],
  ["ünal@example.de", "ü•••@e•••.de"],
  ["😀smile@example.com", "😀•••@e•••.com"],
  ["root@localhost", "r•••@l•••"],
])("%s is shown as %s", (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test("no more than a letter of the name and of the host is shown, and not how long they are", () => {
  const letters = fc.stringMatching(/^[a-z0-9]{3,30}$/);
  fc.assert(
    fc.property(letters, letters, (name, host) => {
      expect(maskEmail(`${name}@${host}.com`)).toBe(`${name[0]}•••@${host[0]}•••.com`);
    }),
  );
});
