// The bill of materials of a lock file, as CycloneDX. npm can write one, but refuses this lock file because
// of optional builds for other machines; and ours is the same every time.
import { Buffer } from "node:buffer";
import { grouped, type LockedPackage } from "./packages.ts";

interface Product {
  name: string;
  version: string;
}

/** A CycloneDX 1.6 document: every package with its license, its hash and what it needs. */
export function billOfMaterials(product: Product, packages: readonly LockedPackage[]) {
  const byName = grouped(packages, ({ name }) => name);
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": "product", ...product } },
    components: packages.map((one) => ({
      type: "library",
      "bom-ref": referenceOf(one),
      name: one.name,
      version: one.version,
      purl: referenceOf(one),
      // CycloneDX's words for what is part of the product, and for what isn't.
      scope: one.isRuntime ? "required" : "excluded",
      ...(one.license !== null && { licenses: [{ expression: one.license }] }),
      ...(one.integrity !== null && { hashes: hashesOf(one.integrity) }),
    })),
    // By name: if several versions are installed, all of them.
    dependencies: packages.map((one) => ({
      ref: referenceOf(one),
      dependsOn: one.needs.flatMap((name) => (byName.get(name) ?? []).map(referenceOf)),
    })),
  };
}

/** A package URL, in which the @ of a scope is escaped. */
function referenceOf({ name, version }: LockedPackage): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

function hashesOf(integrity: string): { alg: string; content: string }[] {
  return integrity.split(" ").flatMap((text) => {
    const [, bits, base64 = ""] = /^sha(\d+)-(.+)$/.exec(text) ?? [];
    return bits ? [{ alg: `SHA-${bits}`, content: Buffer.from(base64, "base64").toString("hex") }] : [];
  });
}
