// The quiz's questions in their order.

export const QUIZ_STEPS = ["zipcode", "dueDate", "genderPreference", "laundryScenario"] as const;
export type QuizStep = (typeof QUIZ_STEPS)[number];

/** The answers as they stand in the fields, valid or not. */
export type TypedAnswers = Record<QuizStep, string>;
