import { GUIDELINES_COPY } from "~/copy/wardrobe/managed-images-copy.ts";

/** The rules for uploads, shown up front. */
export function UploadGuidelines() {
  return (
    <aside aria-labelledby="guidelines" className="card p-5 max-lg:order-last">
      <h2 id="guidelines" className="text-lg">
        {GUIDELINES_COPY.title}
      </h2>
      <ul className="mt-2 grid list-disc gap-x-8 gap-y-1 ps-5 text-sm text-ink-soft sm:max-lg:grid-cols-2">
        {GUIDELINES_COPY.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </aside>
  );
}
