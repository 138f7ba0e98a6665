// A new password, typed twice: after a mailed link, and in the profile.
import { Field } from "~/components/ui/field.tsx";
import { MIN_PASSWORD_CHARACTERS } from "~/domain/accounts/weak-password.ts";
import { FIELD_COPY } from "~/words/en/accounts/fields.ts";

interface NewPasswordFieldsProps {
  /** The form's name, for the fields' ids. */
  form: string;
  errors: Readonly<Record<string, string>> | undefined;
  labels: { password: string; confirmPassword: string };
}

export function NewPasswordFields({ form, errors = {}, labels }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        id={`${form}-password`}
        name="password"
        type="password"
        label={labels.password}
        hint={FIELD_COPY.passwordHint}
        autoComplete="new-password"
        minLength={MIN_PASSWORD_CHARACTERS}
        required
        error={errors.password}
      />
      <Field
        id={`${form}-confirmPassword`}
        name="confirmPassword"
        type="password"
        label={labels.confirmPassword}
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
    </>
  );
}
