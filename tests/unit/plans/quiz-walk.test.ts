// Which answers a quiz question starts with: the browser's kept ones, those in an address, or the last ones.

import fc from "fast-check";
import { expect, test } from "vitest";
import { questionNumber, quizPath } from "../../../app/contracts/plans/quiz-addresses.ts";
import { quizDraft, readTypedAnswers } from "../../../app/contracts/plans/quiz-answers.ts";
import { QUIZ_FIELDS } from "../../../app/domain/plans/quiz.ts";
import { readQuiz, resumeQuiz } from "../../../app/views/plans/read-quiz.ts";

const LAST = {
  zipcode: "55401",
  placeId: "",
  dueDate: "2027-01-01",
  genderPreference: "girl",
  laundryScenario: "daily",
  babies: "1",
};
const TYPED = { ...LAST, zipcode: "981", laundryScenario: "weekly_plus" };
const KEY = "akeyofthiswalk";
const DRAFT = { ownerId: "me", formKey: KEY, answers: TYPED, isSent: false };
const NO_PROBLEM = { kind: "zip", problem: null } as const;
const params = (text: string) => new URLSearchParams(text);

test.each([
  ["its own address", `step=3&formKey=${KEY}`, DRAFT],
  ["an address without a walk", "step=1", DRAFT],
  ["its own address after it was sent", `step=4&formKey=${KEY}`, { ...DRAFT, isSent: true }],
])("of %s the kept answers are shown, valid or not", (_, address, draft) => {
  expect(resumeQuiz(params(address), draft, LAST)).toEqual({ formKey: KEY, answers: TYPED, kind: "kept" });
});

test.each([
  ["nothing is kept", "step=1", null],
  ["what is kept was sent", "step=1", { ...DRAFT, isSent: true }],
  ["another walk is named", "step=2&formKey=anotherkey00", DRAFT],
  ["the walk has no name that we give", "step=2&formKey=%22", null],
])("when %s a walk begins from the last answers", (_, address, draft) => {
  const walk = resumeQuiz(params(address), draft, LAST);
  expect(walk).toMatchObject({ answers: LAST, kind: "begun" });
  expect(walk.formKey).toMatch(/^[a-z0-9]{8,64}$/);
  expect(walk.formKey).not.toBe(KEY);
});

test("a walk that has begun without an answer starts from the last ones", () => {
  const walk = resumeQuiz(params("step=1"), { ...DRAFT, answers: null }, LAST);
  expect(walk).toEqual({ formKey: KEY, answers: LAST, kind: "kept" });
});

test("answers in an address are taken before kept ones, as far as they can be answers", () => {
  const walk = resumeQuiz(params(`step=2&zipcode=98101-22&dueDate=${"9".repeat(99)}`), DRAFT, LAST);
  expect(walk).toMatchObject({ kind: "brought", answers: { ...LAST, zipcode: "98101", dueDate: "" } });
});

test.each(["", "0", "4", "twins", "2 ", undefined])("Z8 as many babies as %j says are one", (babies) => {
  expect(readTypedAnswers({ ...LAST, babies }).babies).toBe("1");
  expect(readTypedAnswers({ ...LAST, babies: "3" }).babies).toBe("3");
});

test("whatever is sent, what is kept of it is short and can be read again", () => {
  const fields = fc.dictionary(fc.constantFrom(...QUIZ_FIELDS, "other"), fc.anything());
  fc.assert(
    fc.property(fields, (sent) => {
      const answers = readTypedAnswers(sent);
      expect(JSON.stringify(answers).length).toBeLessThan(400);
      const draft = { ...DRAFT, answers };
      expect(quizDraft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    }),
  );
});

const TODAY = "2026-11-26";

test("no question is shown before one whose answer is not valid", () => {
  expect(readQuiz(4, LAST, NO_PROBLEM, TODAY)).toMatchObject({
    step: "laundryScenario",
    number: 4,
    error: null,
  });
  expect(readQuiz(4, TYPED, NO_PROBLEM, TODAY)).toMatchObject({ step: "zipcode", number: 1 });
  expect(readQuiz(1, TYPED, NO_PROBLEM, TODAY).error, "nobody has gone on yet").toBeNull();
  expect(readQuiz(2, LAST, { kind: "zip", problem: "ZIP_UNKNOWN" }, TODAY)).toMatchObject({
    step: "zipcode",
    error: "We can't find that ZIP code. Please check it or try one nearby.",
  });
  expect(readQuiz(3, { ...LAST, dueDate: "" }, NO_PROBLEM, TODAY)).toMatchObject({
    step: "dueDate",
    number: 2,
  });
});

test("a date that can't be meant is asked for again, with the reason", () => {
  const asked = (dueDate: string) => readQuiz(4, { ...LAST, dueDate }, NO_PROBLEM, TODAY);
  expect(asked("2035-01-01")).toMatchObject({
    step: "dueDate",
    error: "Please choose a due date within the next 10 months.",
  });
  expect(asked("2020-01-01")).toMatchObject({
    step: "dueDate",
    error: "Please enter a date within the last two years.",
  });
});

test.each([
  [null, 1, 1],
  ["", 0, 1],
  ["0", 0, 0],
  ["0", 1, 1],
  ["-3", 0, 0],
  ["2", 1, 2],
  ["99", 1, 4],
  ["x", 0, 1],
] as const)("of %j the number is from %i: %i", (text, first, number) => {
  expect(questionNumber(text, first)).toBe(number);
});

test("before the first question there is no walk in the address", () => {
  expect(quizPath(0, KEY)).toBe("/onboarding");
  expect(quizPath(2, KEY)).toBe(`/onboarding?step=2&formKey=${KEY}`);
});
