// The quiz's questions in their order, and their addresses.

export const QUIZ_STEPS = ["zipcode", "dueDate", "genderPreference", "laundryScenario"] as const;
export type QuizStep = (typeof QUIZ_STEPS)[number];

/** The address of a question with the answers so far. */
export function quizPath(number: number, answers: Record<QuizStep, string>, formKey: string): string {
  return `/onboarding?${new URLSearchParams({ step: String(number), ...answers, formKey })}`;
}
