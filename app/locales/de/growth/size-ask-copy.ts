// What leads to the page about the baby's size: the quiet question on plan and list, and links.
export const SIZE_ASK_COPY = {
  birth: "Was hat dein Baby bei der Geburt gewogen? Danach richten sich die Größen.",
  checkup:
    "Wart ihr neulich bei der Vorsorge? Trag ein, was dabei herauskam, dann bleiben die Größen im Takt.",
  yes: "Eintragen",
  no: "Jetzt nicht",
} as const;

/** Ways to the page. */
export const SIZE_LINK_COPY = {
  menu: "Größe deines Babys",
  atBirth: "Gewicht bei der Geburt eintragen",
} as const;
