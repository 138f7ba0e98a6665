// Renders an item dialog's form just after the dialog, so that a tap gets a quick response: a dozen fields
// take phones a while.
import { type ComponentProps, useDeferredValue, useEffect, useRef } from "react";
import { ItemDialogForm } from "./item-dialog-form.tsx";

type LateItemFormProps = Omit<ComponentProps<typeof ItemDialogForm>, "nameRef">;

export function LateItemForm(props: LateItemFormProps) {
  const isHere = useDeferredValue(true, false);
  return isHere ? <FocusedForm {...props} /> : <div className="min-h-120" />;
}

/** Focuses the first field; the dialog itself would focus its close button. */
function FocusedForm(props: LateItemFormProps) {
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);
  return <ItemDialogForm {...props} nameRef={name} />;
}
