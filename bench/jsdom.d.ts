// jsdom has no types; this is what benchmarks and tests use of it.
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options?: { contentType?: string });
    readonly window: { readonly document: Document };
  }
}
