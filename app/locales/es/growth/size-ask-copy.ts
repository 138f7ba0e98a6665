// What leads to the page about the baby's size: the quiet question on plan and list, and links.
export const SIZE_ASK_COPY = {
  birth: "¿Cuánto pesó tu bebé al nacer? De eso dependen las tallas.",
  checkup: "¿Tuvieron consulta hace poco? Cuéntanos qué les dijeron, y las tallas irán al paso de tu bebé.",
  yes: "Agregarlo",
  no: "Ahora no",
} as const;

/** Ways to the page. */
export const SIZE_LINK_COPY = {
  menu: "La talla de tu bebé",
  atBirth: "Agregar el peso al nacer",
} as const;
