import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { MANAGED_LINKS_COPY } from "~/copy/shopping/managed-links-copy.ts";

interface LinkEditorProps {
  title: string;
  garment: { id: number; name: string };
  children: ReactNode;
}

/** The page around a shopping link's form. */
export function LinkEditor({ title, garment, children }: LinkEditorProps) {
  return (
    <section className="container-page max-w-xl py-6 md:py-10">
      <Link
        className="linkish inline-flex min-h-11 items-center text-sm"
        to={href("/admin/links/:clothingId", { clothingId: `${garment.id}` })}
      >
        {MANAGED_LINKS_COPY.backToItem(garment.name)}
      </Link>
      <h1 className="mt-2 text-xl">{title}</h1>
      {children}
    </section>
  );
}
