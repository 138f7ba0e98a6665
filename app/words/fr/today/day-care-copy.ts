import { counted } from "~/words/fr/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/fr/wardrobe/wardrobe-copy.ts";

export const CARE_COPY = {
  title: "Liste pour la crèche",
  headline: (pieces: number) => `${counted(pieces, "pièce", "pièces")} pour la crèche`,
  sizes: "Taille",
  wear: "À porter",
  sets: { spare: "Tenues de rechange", outdoor: "Pour sortir", sleep: "Pour dormir", sun: "Pour le soleil" },
  take: "À donner",
  there: "Déjà là-bas",
  notListed: (name: string) => `${name} (pas sur votre liste)`,
  /** Names a piece's field for screen readers. */
  takeOf: (name: string) => `À donner\u00a0: ${name}`,
  thereOf: (name: string) => `Déjà là-bas\u00a0: ${name}`,
  thereHint:
    "Aujourd’hui ne propose pas ce qui est déjà là-bas. Une fois la liste enregistrée, ce qui manque à votre plan passe sur votre liste d’achats.",
  weekly: "Revient chaque semaine pour être lavé",
  sunscreen: "Crème solaire, avec le formulaire de votre crèche",
  shade: "Avant 6 mois\u00a0: de l’ombre plutôt que de la crème solaire",
  more: "Vos propres lignes",
  moreHint: "Couches, tétine, médicaments avec leur formulaire",
  next: (size: Size, day: string, isLikely: boolean) =>
    `Taille suivante\u00a0: ${SIZE_LABELS[size]} à partir du ${day}${isLikely ? " environ" : ""}`,
  left: (size: Size, pieces: number) =>
    `Encore là-bas en ${SIZE_LABELS[size]}\u00a0: ${counted(pieces, "pièce", "pièces")}`,
  save: "Enregistrer la liste",
  saving: "Enregistrement...",
  reset: "Revenir à la liste habituelle",
  labels: "Imprimer des étiquettes au nom",
} as const;

export const NAME_LABELS_COPY = {
  title: "Étiquettes au nom",
  lead: "Écrivez un nom et imprimez la feuille. Le nom reste dans ce navigateur\u00a0: il n’est ni envoyé ni conservé.",
  name: "Nom",
  size: "Taille des étiquettes",
  sizes: {
    small: "Petites, pour les vêtements",
    medium: "Moyennes, pour les biberons",
    large: "Grandes, pour les sacs",
  },
  paper: "Papier",
  papers: { letter: "Letter", a4: "A4" },
  print: "Imprimer les étiquettes",
  byHand:
    "Sans scripts, les étiquettes sont vides. Imprimez-les avec votre navigateur et écrivez le nom à la main.",
} as const;
