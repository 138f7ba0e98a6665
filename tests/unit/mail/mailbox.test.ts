// Which addresses count as the same mailbox.
import fc from "fast-check";
import { expect, test } from "vitest";
import { mailboxOf } from "../../../app/domain/mail/mailbox.ts";

test.each([
  ["robin@example.com", "robin@example.com"],
  ["robin+baby@example.com", "robin@example.com"],
  ["robin+baby+2@example.com", "robin@example.com"],
  ["r.o.b.i.n@example.com", "robin@example.com"],
  ["r.obin+ba.by@example.com", "robin@example.com"],
  ["robin@gmail.com", "robin@gmail.com"],
  ["ro.bin+x@googlemail.com", "robin@gmail.com"],
  // A subdomain is a different host.
  ["robin@mail.example.com", "robin@mail.example.com"],
  ["robin@examplecom", "robin@examplecom"],
  ["robin@notgooglemail.com", "robin@notgooglemail.com"],
  ["robin-baby@example.com", "robin-baby@example.com"],
  // Normalizing these would leave nothing, so each counts as it is.
  ["+baby@example.com", "+baby@example.com"],
  ["...@example.com", "...@example.com"],
  ["@example.com", "@example.com"],
  ["robin", "robin"],
  ["", ""],
])("S69 %j counts as %j", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test("S69 a mailbox is its own, and two names never become one", () => {
  const name = fc.stringMatching(/^[a-z0-9-]{1,20}$/);
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(mailboxOf(mailboxOf(`${one}+${other}@example.com`))).toBe(`${one}@example.com`);
      if (one !== other) expect(mailboxOf(`${one}@a.com`)).not.toBe(mailboxOf(`${other}@a.com`));
    }),
  );
});
