// The privacy policy says what the product does: changing what is stored, sent, or kept changes this text.
import { PRODUCT_NAME } from "~/words/de/layout.ts";
import type { LegalText } from "~/words/en/public/legal.ts";

export const PRIVACY: LegalText = {
  title: "Datenschutz",
  description: `Was ${PRODUCT_NAME} über dich und den Plan für dein Baby speichert, wer es sonst noch sieht, wie lange es bleibt und wie du es mitnimmst oder löschst.`,
  firstPublished: "1. Juli 2025",
  short: [
    "Wir speichern, was ein Plan braucht: deine E-Mail, einen Ort, ein Datum, einen Waschrhythmus und das, was du nach deinen Angaben hast.",
    "Namen sind freiwillig. Wir verkaufen deine Daten nicht und zeigen keine Werbung, die dich verfolgt.",
    "In deinem Profil kannst du jederzeit alles herunterladen und alles löschen.",
  ],
  sections: {
    who: [
      "Wer wir sind",
      `${PRODUCT_NAME} („wir“) betreibt diese Website und entscheidet, wie die hier beschriebenen Daten verwendet werden. Diese Erklärung gilt für die Website und für die E-Mails, die sie verschickt. Verbindlich ist die englische Fassung.`,
      "Fragen und Anliegen schickst du an [unsere E-Mail-Adresse](contact).",
    ],
    "what-you-give": [
      "Was du uns gibst",
      [
        "Dein Konto: deine E-Mail-Adresse und ein Passwort, das wir nur als Hash mit Salt speichern. Wenn du dich stattdessen mit Google oder Facebook anmeldest: deinen Namen, deine E-Mail-Adresse, die Adresse deines Bildes und deine Kontonummer dort. Wenn du einen Passkey hinzufügst: seinen öffentlichen Schlüssel, den Namen, den du ihm gibst, und wann du ihn zuletzt benutzt hast. Dein Fingerabdruck oder dein Gesicht verlässt dein Gerät nie.",
        "Deine Antworten auf die Fragen: US-Postleitzahl oder Stadt, Geburtstermin, Auswahl Junge, Mädchen oder neutral, Waschrhythmus, und das Geburtsdatum, wenn du es einträgst.",
        "Namen, wenn du sie angibst: wie ihr das Baby nennt und dein Vorname. Die Menschen in deinem Plan sehen sie. Deine Wunschliste ist mit deinem Vornamen unterschrieben und mit dem der einen anderen Person, die deinen Plan bearbeitet; der Name des Babys steht auf einer öffentlichen Seite nur als Teil eines Titels, den du gewählt hast.",
        "Die Größe deines Babys, wenn du sie uns sagst: Gewichte, Längen, passende Größen, die Tage dazu, und ob es ein Junge oder ein Mädchen ist.",
        "Deinen Plan: wie viel du von jedem Artikel hast, deine Notizen, die Artikel, die du hinzufügst, weglässt oder abhakst, Titel, welcher dein Hauptplan ist, wie warm die Zimmer des Babys sind, wenn du es sagst, was in der Kita ist und deine Zeilen auf ihrer Liste, was in deinen Kisten liegt mit deren Beschriftung und Ort, deine eigenen Preise, und, nur für dich, was du dir unter Heute zuletzt angesehen hast, deine eigenen Zeiten dort und deine Morgennachricht mit dem, was das Baby an ihrem letzten Morgen trug.",
        "Deine Reisen: wohin und wann du fährst, Wäsche, was ihr vorhabt, deine Notizen, und was du eingepackt hast, Kleidung und anderes.",
        "Deine Freigaben: den Link, den du erstellst, und ob er deine Notizen enthält.",
        "Die Menschen, die du in deinen Plan einlädst: ihre E-Mail-Adresse und ihre Rolle, damit wir ihnen den Link schicken können.",
        "Was du bei E-Mails und Einheiten wählst, und bis zu welcher Änderung du diese Texte kennst.",
      ],
      "Nach vollständigen Namen, deiner Straße oder Zahlungsdaten fragen wir nicht. Bitte schreib sie auch nicht in Notizen und Titel.",
    ],
    "what-comes-along": [
      "Was automatisch anfällt",
      [
        "Deine IP-Adresse, um dir zu antworten und Missbrauch zu verhindern. Unsere Zugriffslimits speichern sie nur als Hash mit geheimem Schlüssel, und nur, bis die Sperre abläuft.",
        "Die Art von Browser und Gerät. Sie bleibt bei jeder Anmeldung gespeichert, damit du diese erkennen und in deinem Profil beenden kannst.",
        "Die Zeitzone und das Land, die unser Hoster aus deiner Verbindung ableitet, um den richtigen Tag zu zeigen. Wir speichern sie nicht.",
        "Wenn du auf einem Gerät Mitteilungen einschaltest: die Adresse und die Schlüssel, die sein Browser uns dafür gibt, verschlüsselt, und die Art des Browsers. Beides wird gelöscht, wenn du sie ausschaltest, und 90 Tage nachdem deine letzte Anmeldung dort endet.",
        "Technische Protokolle von Fehlern und Sicherheitsereignissen, ohne Passwörter, Links oder vollständige E-Mail-Adressen.",
      ],
      "Wir verfolgen deinen genauen Standort nicht, und wir erstellen kein Werbeprofil von dir.",
    ],
    cookies: [
      "Cookies und was auf deinem Gerät bleibt",
      "Alle Cookies sind unsere eigenen und nötig für das, was du von der Website willst. Für Werbung oder Analysen verwenden wir keine.",
      [
        "Ein Sitzungs-Cookie hält dich angemeldet: 30 Tage ohne Nutzung, und höchstens 90 Tage.",
        "Ein Cookie für bekannte Geräte, bis zu 400 Tage lang, sorgt dafür, dass dich falsche Versuche von Fremden nicht auf einem Gerät aussperren, das du schon benutzt hast. Es merkt sich auch, dass du dort einen Passkey benutzt hast.",
        "Auf einer Wunschliste enthält ein Cookie die Schlüssel zu dem, was du dort reserviert hast, damit du es ändern oder stornieren kannst, bis zu 400 Tage lang.",
        "Ein Cookie merkt sich zwei Wochen lang, dass du nicht nach der Größe deines Babys gefragt werden möchtest.",
        "Ein Cookie merkt sich zehn Minuten lang, wie neu die Daten sind, die du gesehen hast, damit dir keine Seite ältere zeigt.",
        "Kurzlebige Cookies tragen Antworten auf die Fragen, einen Freigabelink, eine Einladung, einen Link aus einer E-Mail, eine Registrierung, die auf ihre Bestätigung wartet, den Schlüssel zu einem Formular, das du nach dem Ende deiner Anmeldung abgeschickt hast, eine Anmeldung über einen anderen Anbieter oder eine Nachricht auf die nächste Seite.",
        "Einstellungs-Cookies merken sich, welchen Plan, welchen Waschrhythmus und welche Größe du zuletzt angesehen und welche Abschnitte du zugeklappt hast.",
        "Zwei weitere merken sich deine Sprache und dass dein Browser die Gestaltung der Seite schon hat.",
        "Wenn du auf „Heute“ das Wetter von dort nimmst, wo du bist, hält ein Cookie deine Position, auf etwa 11 km gerundet, bis du die Seite verlässt. Bei uns wird sie weder gespeichert noch protokolliert.",
      ],
      "Solange du angemeldet bist, behält dein Browser auch die Pläne, Einkaufslisten und Packlisten, die du zuletzt geöffnet hast, bis zu 30 Tage lang, und die Änderungen, die du ohne Verbindung gemacht hast, auch Gewichte, damit alles offline funktioniert. Beim Abmelden wird es vom Gerät entfernt.",
      "Ein Dienst, der keine Cookies verwendet, zählt möglicherweise Besuche auf der Startseite, im Schlafsack-Ratgeber und bei den rechtlichen Texten. Er sieht die Seite, die Seite davor, die Art des Browsers und deine IP-Adresse. Er zählt niemanden, der eines unserer Cookies hat oder dessen Browser Global Privacy Control oder Do Not Track sendet, und er zählt nie Pläne, Kontoseiten oder private Links.",
    ],
    why: [
      "Wofür wir es verwenden",
      [
        "Um deinen Plan zu erstellen, ihn auf deinen Geräten aktuell zu halten und ihn denen zu zeigen, mit denen du ihn teilst (zur Erfüllung unseres Vertrags mit dir).",
        "Um E-Mails zu deinem Konto zu schicken, zum Beispiel Bestätigungen, neue Passwörter und Sicherheitshinweise (ebenfalls zur Erfüllung unseres Vertrags).",
        "Um dich an Größen zu erinnern und dir eine Morgennachricht zu schicken, aber nur, wenn du das möchtest (deine Einwilligung, die du jederzeit widerrufen kannst). Eine Morgennachricht enthält Kleidung und Wetter und keinen Namen, keinen Ort, kein Datum, keine Anzahl und keine Notiz; sie führt zu deinem Plan.",
        "Um Konten und den Dienst vor Missbrauch zu schützen und Fehler zu finden und zu beheben (unser berechtigtes Interesse an einem sicheren Dienst).",
        "Um gesetzliche Pflichten zu erfüllen.",
      ],
      "Gewichte, Längen und passende Größen dienen nur einem Zweck: die Größen deines Plans zu datieren. Sie stehen nie in einer Freigabe, einer Kopie, einer E-Mail, einem Protokoll oder einer Statistik. Auf der Seite, auf der du sie eingetragen hast, kannst du sie einzeln oder alle auf einmal löschen. Dein Plan richtet sich dann wieder nach dem Kalender.",
      "Wir treffen keine automatisierten Entscheidungen, die dich rechtlich oder auf ähnlich erhebliche Weise betreffen. Die Mengen eines Plans sind eine Empfehlung zu Kleidung.",
    ],
    "who-sees": [
      "Wer es sonst noch sieht",
      [
        "Unser Hoster, Cloudflare, speichert die Daten und betreibt die Website für uns.",
        "Ein E-Mail-Dienst (Resend oder Cloudflare) stellt unsere E-Mails zu.",
        "Wenn du Mitteilungen einschaltest, stellt sie der Dienst deines eigenen Browsers zu: der von Google, Mozilla, Apple oder Microsoft. Ihr Text ist für deinen Browser verschlüsselt. Der Dienst erfährt, wann welcher Browser eine bekommt, und nichts von dem, was sie sagt.",
        "Wetterdienste bekommen einen Ort, auf etwa ein Zehntelgrad gerundet, und einen Zeitraum von Stunden, Tagen oder Jahren. Die Vorhersage ist von Open-Meteo. Wer fragt, erfahren sie nie.",
        "Google oder Facebook, wenn du dich damit anmeldest.",
        "Cloudflare Turnstile prüft möglicherweise, ob ein Formular, das eine E-Mail verschickt, von einem Menschen kommt. Es sieht deine IP-Adresse und Angaben zu deinem Browser, aber nichts, was du tippst.",
        "Ein Passwort, das du wählst, gleichen wir möglicherweise mit einer Liste bekannt gewordener Passwörter ab. Der Dienst, der die Liste führt, sieht fünf der 40 Stellen vom Hash des Passworts, und nie, wer fragt.",
        "Die Menschen, die du in deinen Plan einlädst, sobald sie mitmachen. Sie sehen alles darin, deinen Vornamen oder, wenn du keinen angibst, deine E-Mail-Adresse, und wer zuletzt was geändert hat. Du siehst dasselbe von ihnen.",
        "Die Menschen, denen du einen Freigabelink gibst. Sie sehen Ort, Datum, die Auswahl Junge, Mädchen oder neutral, und die Mengen des Plans, deine Notizen, wenn du sie mitgibst, und deine E-Mail-Adresse, die verdeckt ist, bis sie sich anmelden.",
        "Die Menschen, denen du einen Link für Kita oder Großeltern gibst. Sie sehen die Kleidung für heute und morgen mit dem Wetter, und einen Vornamen nur, wenn du für diesen Link einen einträgst. Sie sehen weder deinen Ort noch eure Daten, Anzahlen oder Notizen. Ein Link endet nach 90 Tagen oder sobald du ihn schließt; 30 Tage nach seinem Ende löschen wir ihn.",
        "Die Menschen und Kalenderdienste, denen du einen Kalenderlink gibst. Sie lesen, wann etwa Größen und Jahreszeiten für Kleidung beginnen und von wann bis wann ihr verreist, in der Sprache, die du beim Erstellen hattest. Sie sehen weder Namen noch deinen Ort, den Geburtstermin, deine Anzahlen oder Notizen. Ein Link endet, sobald du ihn schließt, oder mit dem Plan oder deinem Konto; bis dahin speichern wir, welche Termine er genannt hat.",
        "Die Menschen, denen du den Link zu deiner Wunschliste gibst. Sie sehen Titel und Gruß, die Vornamen der Eltern, was dir in den gewählten Größen noch fehlt, und deine Wünsche. Deinen Wohnort (Stadt und Region) und den Monat des Geburtstermins sehen sie nur, wenn du das wählst, und nie deine Adresse, deine Notizen oder die Namen und Nachrichten der anderen.",
        "Die Eltern, wenn du etwas auf ihrer Wunschliste reservierst: Sie sehen deinen Namen, was du mitbringst, und deine Nachricht. Wenn die Liste eine Überraschung ist, sehen sie das erst ab dem gewählten Tag oder ab der Geburt.",
        "Läden, wenn du einem Einkaufslink folgst: Sie erfahren, dass du von uns kommst, aber nichts über deinen Plan. Dort gelten ihre eigenen Erklärungen.",
        "Behörden, wo das Gesetz es verlangt.",
      ],
      "Wir verkaufen keine personenbezogenen Daten, und wir geben sie nicht für Werbung über Websites hinweg weiter.",
    ],
    "how-long": [
      "Wie lange wir es behalten",
      [
        "Dein Konto und deine Pläne: bis du sie löschst.",
        "Einen gelöschten Plan: Du kannst ihn für kurze Zeit zurückholen, danach wird sein Inhalt entfernt. Bis du das Konto löschst, speichern wir, dass eine Planung verbraucht ist.",
        "Ein Konto, das niemand bestätigt: 7 Tage. Eine neue E-Mail-Adresse, die niemand bestätigt: einen Tag.",
        "Freigabelinks: 90 Tage, oder bis du sie abschaltest. Eine Kopie, die jemand schon gemacht hat, gehört dieser Person.",
        "Eine Einladung, die niemand annimmt, mit ihrer E-Mail-Adresse: 14 Tage, oder bis du sie zurückziehst.",
        "Was sich in einem Plan mit mehreren Leuten geändert hat: die letzten 50 Änderungen. Wenn du den Plan verlässt oder entfernt wirst, bleibt darin, was du eingetragen hast. Wenn du dein Konto löschst, verschwindet dein Name daraus.",
        "Eine Wunschliste mit ihren Wünschen und Reservierungen: bis der Plan gelöscht wird. Wer etwas reserviert hat, kann das stornieren, und Name und Nachricht werden entfernt. Wenn du bei einer Reservierung eine E-Mail-Adresse angibst, verwenden wir sie für eine einzige E-Mail mit dem Link zum Stornieren und löschen sie, wenn die Reservierung endet oder alles angekommen ist.",
        "Den Vermerk, dass eine E-Mail verschickt wurde: 30 Tage. Ihr Text wird nach dem Versand entfernt.",
        "Eine Adresse, die unsere Werbe-E-Mails abbestellt hat, mit oder ohne Konto: solange wir solche E-Mails verschicken, damit wir sie auslassen können.",
        "Sicherungen der Datenbank: bis zu 30 Tage.",
      ],
    ],
    "your-choices": [
      "Deine Wahl und deine Rechte",
      "Ansehen, berichtigen, herunterladen oder löschen kannst du deine Daten in [deinem Profil](/profile). Wenn du das Konto löschst, ist alles, was dir gehört, endgültig entfernt.",
      "Erinnerungen und andere Werbe-E-Mails bestellst du in deinem Profil ab, eine Morgennachricht auf ihrer eigenen Seite, und alle davon mit dem Link in jeder E-Mail oder auf der [Seite zum Abbestellen](/unsubscribe). E-Mails zu deinem Konto bekommst du weiterhin.",
      "Je nachdem, wo du lebst, auch nach der DSGVO und den Gesetzen von Kalifornien und anderen US-Bundesstaaten, hast du vielleicht auch das Recht, der Verarbeitung deiner Daten zu widersprechen oder sie einzuschränken, deine Daten mitzunehmen, jemanden für dich handeln zu lassen und gegen unsere Antwort Einspruch einzulegen. Niemand wird von uns schlechter behandelt, weil er oder sie ein Recht nutzt. Du kannst dich bei der Datenschutzbehörde an deinem Wohnort beschweren.",
    ],
    children: [
      "Kinder",
      "Die Website ist für Eltern und andere Erwachsene. Für ein Konto musst du mindestens 18 sein. Was du über ein Baby eingibst, gehört dir, und wir verwenden es nur für deinen Plan. Wenn du glaubst, dass uns ein Kind personenbezogene Daten gegeben hat, sag es uns, dann löschen wir sie.",
    ],
    security: [
      "Wie wir es schützen",
      "Verbindungen sind verschlüsselt. Passwörter, Sitzungsschlüssel und die Links in E-Mails speichern wir nur als Hash, der sich nicht zurückrechnen lässt. Freigabelinks und E-Mails, die noch nicht verschickt sind, speichern wir verschlüsselt. Bei wichtigen Änderungen bitten wir dich zu bestätigen, dass du es bist, und sagen dir per E-Mail Bescheid. Kein System ist vollkommen sicher: Wenn ein Datenleck dich gefährdet, sagen wir es dir und den Behörden, wie das Gesetz es verlangt.",
    ],
    where: [
      "Wo es verarbeitet wird",
      "Unser Hoster betreibt Rechenzentren auf der ganzen Welt, und deine Daten können in den USA und in anderen Ländern verarbeitet werden. Wo das Gesetz es verlangt, stützen sich Übermittlungen auf Standardvertragsklauseln oder einen gleichwertigen Schutz.",
    ],
    changes: [
      "Änderungen",
      "Wenn sich diese Erklärung ändert, ändert sich auch das zweite Datum oben, und deine Liste der Pläne sagt es dir einmal. Wichtige Änderungen kündigen wir auf der Website oder per E-Mail an, bevor sie gelten.",
    ],
  },
};
