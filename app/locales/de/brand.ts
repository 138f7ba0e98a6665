/** The one place that names the product. */
export const PRODUCT_NAME = "Layette";
export const TAGLINE = "Babykleidung planen, ganz ohne Stress";
