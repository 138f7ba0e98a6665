// One form a button: the intent, what it is about, and the button.
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button, type ButtonLook } from "~/components/ui/button.tsx";
import { parentsGiftsPath } from "~/contracts/gifts/gift-addresses.ts";

interface GiftFormProps {
  planId: string;
  intent: string;
  /** Fields that the button decides. */
  fields?: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
}

/** A form of the gift list's page, with or without scripts. */
export function GiftForm({ planId, intent, fields = {}, className = "", children }: GiftFormProps) {
  return (
    <Form
      method="post"
      action={parentsGiftsPath(planId)}
      noValidate
      preventScrollReset
      data-chrome
      className={className}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

interface GiftButtonProps extends Omit<GiftFormProps, "children" | "className"> {
  look?: ButtonLook;
  /** For screen readers, where several buttons have the same words. */
  label?: string;
  /** Of a button that switches something on and off. */
  isPressed?: boolean;
  children: ReactNode;
}

/** A form that is only a button. */
export function GiftButton({ look = "quiet", label, isPressed, children, ...form }: GiftButtonProps) {
  return (
    <GiftForm {...form}>
      <Button
        type="submit"
        look={look}
        aria-label={label}
        aria-pressed={isPressed}
        className="min-h-11! px-4!"
      >
        {children}
      </Button>
    </GiftForm>
  );
}
