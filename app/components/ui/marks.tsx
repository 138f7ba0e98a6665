// Small marks within other components: an arrow that unfolds, a meter, words that stay together.

/** Marks something that unfolds. */
export function Chevron({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={`chevron ${className}`}>
      <path d="M6 3.5 10.5 8 6 12.5" />
    </svg>
  );
}

/** Keeps '0–3m' and '2-3' from breaking at the dash. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/((?<!\d)\d+[-–]\d+m?)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

interface MeterProps {
  label: string;
  value: number;
  /** What is on its way, drawn striped after the value. */
  coming?: number | undefined;
  max: number;
  /** The value in words, for screen readers. */
  words: string;
}

/** A progress bar; full when nothing is needed. */
export function Meter({ label, value, coming = 0, max, words }: MeterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn alike by all browsers
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={words}
      className="meter"
    >
      <svg width={`${max > 0 ? (100 * value) / max : 100}%`} aria-hidden="true" />
      {coming > 0 && <svg width={`${(100 * coming) / max}%`} aria-hidden="true" className="meter-coming" />}
    </div>
  );
}
