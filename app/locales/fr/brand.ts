/** The one place that names the product. */
export const PRODUCT_NAME = "Layette";
export const TAGLINE = "La garde-robe de bébé, sans stress";
