export const MANAGED_IMAGES_COPY = {
  title: "Fotos de la ropa",
  lead: (withImage: number, all: number) =>
    `${withImage} de ${all} prendas ${withImage === 1 ? "tiene" : "tienen"} foto.`,
  search: "Buscar prendas",
  searchButton: "Buscar",
  found: (count: number) => (count === 1 ? "1 prenda" : `${count} prendas`),
  empty: "No encontramos prendas",
  choose: "Elegir una foto",
  replace: "Reemplazar la foto",
  chooseFor: (name: string) => `Foto de ${name}`,
  drop: "o suelta una aquí",
  small: (width: number, height: number) =>
    `Solo ${width} × ${height} píxeles: puede verse borrosa. Recomendamos al menos 200 × 200.`,
  without: "Solo prendas sin foto",
  category: (withImage: number, all: number) => `${withImage} de ${all} con foto`,
  upload: "Subir",
  uploading: "Subiendo...",
  progress: (name: string) => `Subida de ${name}`,
  percent: (share: number) => `${share}%`,
  processing: "Procesando...",
  /** When the queue takes longer than the page waits. */
  stillProcessing: "Sigue en proceso. Vuelve a cargar la página en un minuto.",
  ready: "Foto",
  drawing: "Dibujo de siempre",
  updated: "Foto actualizada",
  failed: "No pudimos procesar esta foto. Prueba con otro archivo.",
  dismiss: "Cerrar",
} as const;

export const GUIDELINES_COPY = {
  title: "Cómo deben ser las fotos",
  points: [
    "Archivos PNG, JPEG, JPG y WebP",
    "Tamaño máximo: 5\u00a0MB",
    "Se recomiendan al menos 200x200 píxeles",
    "Las fotos se optimizan solas para la web",
  ],
} as const;
