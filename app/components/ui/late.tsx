// Loads a dialog's script when the dialog is first opened: most visits never do.
import { type ComponentType, createElement, useEffect, useReducer } from "react";
import { showToast } from "~/lib/toast.ts";
import { NO_NETWORK } from "~/words/en/offline/offline-copy.ts";

interface Window {
  onClose: () => void;
}

/**
 * A module's default export, loaded when `isOpen` is first true for its props. Without a network, a toast says so, the dialog counts
 * as closed, and the next opening tries again.
 */
export function late<Props extends Window>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isOpen: (props: Props) => boolean,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Late(props: Props) {
    const [, draw] = useReducer((count: number) => count + 1, 0);
    const { onClose } = props;
    const isAsked = isOpen(props);
    // biome-ignore lint/correctness/useExhaustiveDependencies: each opening asks once
    useEffect(() => {
      if (!isAsked || loaded) return;
      load().then(
        (module) => {
          loaded = module.default;
          draw();
        },
        () => {
          onClose();
          showToast({ ...NO_NETWORK, look: "error" });
        },
      );
    }, [isAsked]);
    return loaded && createElement(loaded, props);
  };
}
