// The quiz's questions in their order.

export const QUIZ_STEPS = ["zipcode", "dueDate", "genderPreference", "laundryScenario"] as const;
export type QuizStep = (typeof QUIZ_STEPS)[number];

/** What the quiz keeps: an answer a question, and the place that was chosen outside the US instead of a ZIP code. */
export const QUIZ_FIELDS = [...QUIZ_STEPS, "placeId"] as const;

/** The answers as they stand in the fields, valid or not. Where a place is chosen, the ZIP code is empty. */
export type TypedAnswers = Record<(typeof QUIZ_FIELDS)[number], string>;
