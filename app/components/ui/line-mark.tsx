interface LineMarkProps {
  d: string;
  /** Width and height of the view box. */
  side?: number;
  className?: string;
}

/** A line drawing in the text color, next to its label. */
export function LineMark({ d, side = 16, className = "size-5" }: LineMarkProps) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${side} ${side}`} className={`line-mark ${className}`}>
      <path d={d} />
    </svg>
  );
}
