interface MeterProps {
  label: string;
  value: number;
  max: number;
  /** The value in words, for screen readers. */
  words: string;
}

/** A progress bar; full when nothing is needed. */
export function Meter({ label, value, max, words }: MeterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn alike by all browsers
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={words}
      className="h-2.5 overflow-hidden rounded-full bg-hairline"
    >
      <svg
        width={`${max > 0 ? (100 * value) / max : 100}%`}
        aria-hidden="true"
        className="h-full rounded-full bg-leaf motion-safe:transition-[width] motion-safe:duration-200"
      />
    </div>
  );
}
