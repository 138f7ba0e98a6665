// Loads a dialog's script when the dialog is first opened: most visits never do.
import { type ComponentType, createElement, useEffect, useReducer, useState } from "react";
import { DASHBOARD_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { Dialog } from "./dialog.tsx";

interface Window {
  onClose: () => void;
}

/**
 * A module's default export, loaded when `isOpen` is first true for its props. Without a network, a dialog says so in its place, and
 * the next opening tries again.
 */
export function late<Props extends Window>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isOpen: (props: Props) => boolean,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Late(props: Props) {
    const [, draw] = useReducer((count: number) => count + 1, 0);
    const [hasFailed, setFailed] = useState(false);
    const isAsked = isOpen(props);
    useEffect(() => {
      if (!isAsked || loaded) return;
      setFailed(false);
      load().then(
        (module) => {
          loaded = module.default;
          draw();
        },
        () => setFailed(true),
      );
    }, [isAsked]);
    if (loaded) return createElement(loaded, props);
    return (
      hasFailed && (
        <Dialog title={DASHBOARD_COPY.noNetwork} isOpen={isAsked} onClose={props.onClose}>
          <p role="status">{DASHBOARD_COPY.noNetworkText}</p>
        </Dialog>
      )
    );
  };
}
