// Links to other pages about clothes, apart from the texts of those pages.
export const BOX_LINKS = { boxes: "Cajas", keep: "Guardar en una caja" } as const;

export const COMPARE = "Comparar rutinas de lavado";
