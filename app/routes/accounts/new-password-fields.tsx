// A new password, typed twice: after a mailed link, and in the profile.
import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { Field } from "~/components/ui/field.tsx";
import { FIELD_COPY } from "~/copy/accounts/fields.ts";
import { MIN_PASSWORD_CHARACTERS } from "~/domain/accounts/weak-password.ts";

interface NewPasswordFieldsProps {
  fields: { password: FieldMetadata<string>; confirmPassword: FieldMetadata<string> };
  labels: { password: string; confirmPassword: string };
}

export function NewPasswordFields({ fields, labels }: NewPasswordFieldsProps) {
  const { password, confirmPassword } = fields;
  return (
    <>
      <Field
        {...getInputProps(password, { type: "password", ariaAttributes: false })}
        id={password.id}
        label={labels.password}
        hint={FIELD_COPY.passwordHint}
        autoComplete="new-password"
        minLength={MIN_PASSWORD_CHARACTERS}
        required
        error={password.errors?.[0]}
      />
      <Field
        {...getInputProps(confirmPassword, { type: "password", ariaAttributes: false })}
        id={confirmPassword.id}
        label={labels.confirmPassword}
        autoComplete="new-password"
        required
        error={confirmPassword.errors?.[0]}
      />
    </>
  );
}
