// The links to the pages about boxes, apart from those pages' own texts.
export const BOX_LINKS = { boxes: "Cajas", keep: "Guardar en una caja" } as const;
