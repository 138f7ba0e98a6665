// Where the word for newborns makes an item another one.

export const NEWBORN_OF: Readonly<Record<string, string>> = {
  bodysuit_short_sleeve: "bodysuit_short_sleeve_nb",
  bodysuit_long_sleeve: "bodysuit_long_sleeve_nb",
  sleeper_footed: "sleeper_footed_nb",
  pants_soft: "pants_footed_nb",
  socks: "socks_nb",
  hat_warm: "hat_cotton_nb",
  mittens_warm: "mittens_scratch_nb",
};
