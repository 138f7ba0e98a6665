// Loads a dialog's script when the dialog is first opened.
import { type ComponentType, createElement, lazy, Suspense } from "react";

/** The component of a module's default export, loaded when it is first drawn; nothing as long as it can't be loaded. */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Nothing: ComponentType<Props> = () => null;
  // Without a network, a failed load must not take down the page.
  const Loaded = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Nothing })));
  return (props) => <Suspense>{createElement(Loaded, props)}</Suspense>;
}
