/** The one place that names the product. */
export const PRODUCT_NAME = "Layette";
export const TAGLINE = "Planea la ropa de tu bebé sin estrés";
