export const PICKER_COPY = {
  navigation: "Navigation du calendrier",
  previous: "Aller au mois précédent",
  next: "Aller au mois suivant",
  month: "Choisir le mois",
  year: "Choisir l’année",
};

/** From Sunday on: as short as a column, and whole. */
export const WEEKDAYS_IN_COLUMNS = ["di", "lu", "ma", "me", "je", "ve", "sa"];
export const WEEKDAYS = ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"];
