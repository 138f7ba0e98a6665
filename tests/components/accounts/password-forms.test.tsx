// What the pages with passwords do with the answer to their form: each error beside its field, the first wrong field focused, and
// everything typed still there.
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, useActionData } from "react-router";
import { expect, test } from "vitest";
import type { AnsweredForm } from "~/contracts/form.ts";
import { CredentialsForm } from "~/routes/accounts/credentials-form.tsx";
import ResetPassword from "~/routes/accounts/reset-password-page.tsx";
import { FORGOT_COPY, RESET_COPY } from "~/words/en/accounts/auth.ts";
import { FIELD_COPY } from "~/words/en/accounts/fields.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

function refusal(about: Partial<AnsweredForm>): AnsweredForm {
  return { isDone: false, message: null, errors: {}, typed: {}, ...about };
}

function Credentials({ mode }: { mode: "signin" | "signup" }) {
  const answer = useActionData<AnsweredForm>();
  return <CredentialsForm mode={mode} from="/" turnstile={null} answer={answer} />;
}

function renderCredentials(mode: "signin" | "signup", answer: AnsweredForm, forgot = answer) {
  const Stub = createRoutesStub([
    { path: "/auth", Component: () => <Credentials mode={mode} />, action: () => answer },
    { path: "/auth/forgot", action: () => forgot },
  ]);
  const { container } = render(<Stub initialEntries={["/auth"]} />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const send = () => {
    const button = container.querySelector<HTMLButtonElement>("form > button[type=submit]");
    if (button) fireEvent.click(button);
  };
  return { field, send };
}

test("each error stands beside its field, and the first wrong one has the focus", async () => {
  const { PASSWORD_REQUIRED: first, CONFIRM_PASSWORD_REQUIRED: second } = ERROR_TEXTS;
  const { field, send } = renderCredentials(
    "signup",
    refusal({ errors: { password: first, confirmPassword: second }, typed: { email: "a@layette.test" } }),
  );
  fireEvent.change(field(FIELD_COPY.email), { target: { value: "a@layette.test" } });
  send();
  expect(await screen.findByText(first)).toBeDefined();
  const [password, again] = [field(FIELD_COPY.password), field(FIELD_COPY.confirmPassword)];
  await waitFor(() => expect(document.activeElement).toBe(password));
  for (const [input, text] of [
    [password, first],
    [again, second],
  ] as const) {
    expect(input.getAttribute("aria-invalid")).toBe("true");
    const described = input.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "";
    expect(document.getElementById(described)?.textContent).toBe(text);
  }
  expect(field(FIELD_COPY.email).value).toBe("a@layette.test");
  expect(field(FIELD_COPY.email).getAttribute("aria-invalid")).toBeNull();
});

test("a refused sign-in is told above the form, which keeps what was typed", async () => {
  const { field, send } = renderCredentials("signin", refusal({ message: ERROR_TEXTS.INVALID_CREDENTIALS }));
  fireEvent.change(field(FIELD_COPY.email), { target: { value: "a@layette.test" } });
  fireEvent.change(field(FIELD_COPY.password), { target: { value: "wooden rattle 7" } });
  send();
  expect((await screen.findByRole("alert")).textContent).toBe(ERROR_TEXTS.INVALID_CREDENTIALS);
  expect([field(FIELD_COPY.email).value, field(FIELD_COPY.password).value]).toEqual([
    "a@layette.test",
    "wooden rattle 7",
  ]);
});

test("a forgotten password asks for the address beside the field", async () => {
  const { field } = renderCredentials(
    "signin",
    refusal({}),
    refusal({ errors: { email: ERROR_TEXTS.EMAIL_REQUIRED } }),
  );
  fireEvent.click(screen.getByRole("button", { name: FORGOT_COPY.link }));
  expect(await screen.findByText(ERROR_TEXTS.EMAIL_REQUIRED)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field(FIELD_COPY.email)));
});

test("a new password that couldn't be sent says so, and stays typed", async () => {
  const answer = refusal({ message: ERROR_TEXTS.UNREACHABLE });
  const props: object = { loaderData: { token: "t" }, actionData: undefined, params: {}, matches: [] };
  const Page = ResetPassword as unknown as (given: object) => React.ReactNode;
  const Stub = createRoutesStub([
    { path: "/reset-password", Component: () => <Page {...props} />, action: () => answer },
  ]);
  render(<Stub initialEntries={["/reset-password"]} />);
  const field = await screen.findByLabelText<HTMLInputElement>(RESET_COPY.password);
  fireEvent.change(field, { target: { value: "wooden rattle 7" } });
  fireEvent.click(screen.getByRole("button", { name: RESET_COPY.button }));
  expect((await screen.findByRole("alert")).textContent).toBe(ERROR_TEXTS.UNREACHABLE);
  expect(field.value).toBe("wooden rattle 7");
});
