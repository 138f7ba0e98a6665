import { counted } from "~/words/fr/counted.ts";

export const MANAGED_IMAGES_COPY = {
  title: "Images de vêtements",
  lead: (withImage: number, all: number) => `${withImage} articles sur ${all} ont une photo.`,
  search: "Chercher des articles",
  searchButton: "Chercher",
  found: (count: number) => counted(count, "article", "articles"),
  empty: "Aucun article trouvé",
  choose: "Choisir une photo",
  replace: "Remplacer la photo",
  chooseFor: (name: string) => `Photo\u00a0: ${name}`,
  drop: "ou déposez-en une ici",
  small: (width: number, height: number) =>
    `Seulement ${width} × ${height}\u00a0pixels\u00a0: elle risque d’être floue. Nous conseillons au moins 200 × 200.`,
  without: "Seulement les articles sans photo",
  category: (withImage: number, all: number) => `${withImage} sur ${all} avec photo`,
  upload: "Envoyer",
  uploading: "Envoi...",
  progress: (name: string) => `Envoi\u00a0: ${name}`,
  percent: (share: number) => `${share}\u00a0%`,
  processing: "Traitement...",
  /** When the queue takes longer than the page waits. */
  stillProcessing: "Toujours en traitement. Rechargez la page dans une minute.",
  ready: "Photo",
  drawing: "Dessin par défaut",
  updated: "Photo mise à jour",
  failed: "Nous n’avons pas pu traiter cette photo. Essayez un autre fichier.",
  dismiss: "Fermer",
} as const;

export const GUIDELINES_COPY = {
  title: "Consignes pour les photos",
  points: [
    "Fichiers PNG, JPEG, JPG et WebP",
    "Taille maximale\u00a0: 5\u00a0Mo",
    "Au moins 200x200\u00a0pixels conseillés",
    "Les images sont optimisées automatiquement pour le web",
  ],
} as const;
