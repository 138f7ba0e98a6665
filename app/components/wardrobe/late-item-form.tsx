// The form of an item's dialog, a moment after its window: a tap is answered by the window, and phones take their time for
// a dozen fields.
import { type ComponentProps, useDeferredValue, useEffect, useRef } from "react";
import { ItemDialogForm } from "./item-dialog-form.tsx";

type LateItemFormProps = Omit<ComponentProps<typeof ItemDialogForm>, "nameRef">;

/** The form as soon as the window is on the screen. */
export function LateItemForm(props: LateItemFormProps) {
  const isHere = useDeferredValue(true, false);
  return isHere ? <FocusedForm {...props} /> : <div className="min-h-120" />;
}

/** It starts in its first field: the window itself would put the focus on its close button. */
function FocusedForm(props: LateItemFormProps) {
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);
  return <ItemDialogForm {...props} nameRef={name} />;
}
