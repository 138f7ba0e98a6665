import "react";

declare module "react" {
  /** Custom properties carry the theme into drawings. */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
