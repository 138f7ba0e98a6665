// The parents' page of links for calendars.

export const CALENDAR_COPY = {
  title: "Calendar",
  lead: "Sizes, trips, and changes of weather in your own calendar. It stays up to date by itself.",
  links: "Links",
  unnamed: "A calendar",
  subscribe: "Subscribe",
  copyLink: "Copy link",
  copied: "Copied!",
  notCopied: "Couldn't copy it. Please copy it by hand.",
  see: "Open the file",
  close: "Close link",
  make: "Make a link",
  label: "Which calendar is it for?",
  usualLabel: "Our calendar",
  ofFamily: "All our children",
  hidden: "Only its maker sees the link itself.",
  shows:
    "Whoever has the link can read it until you close it. It shows weeks, dates, and what you typed for it, and no place, due date, count, or note.",
  how: "How to add it",
  apple: "iPhone, iPad, Mac: tap Subscribe.",
  google: "Google Calendar: on a computer, next to “Other calendars”, choose “From URL” and paste the link.",
  outlook: "Outlook: choose “Add calendar”, then “Subscribe from web”, and paste the link.",
  when: "Calendars read it again within a day.",
  full: "A plan has at most three calendar links. Close one to make another.",
} as const;
