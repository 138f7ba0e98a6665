interface LineMarkProps {
  d: string;
  /** Of the box that it is drawn in. */
  side?: number;
  className?: string;
}

/** A mark in one line, in the color of the text; the words stand beside it. */
export function LineMark({ d, side = 16, className = "size-5" }: LineMarkProps) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${side} ${side}`} className={`line-mark ${className}`}>
      <path d={d} />
    </svg>
  );
}
