// The terms of use. The statements about listings are required although no one can list anything yet; the
// text says so.
import { PRODUCT_NAME } from "~/words/de/layout.ts";
import type { LegalText } from "~/words/en/public/legal.ts";

export const TERMS: LegalText = {
  title: "Nutzungs\u00adbedingungen",
  description: `Der Vertrag zwischen dir und ${PRODUCT_NAME}: was der Plan ist und was nicht, dein Konto, das Teilen, Einkaufslinks, Verkaufsanzeigen, und wie Streit beigelegt wird.`,
  firstPublished: "Februar 2025",
  short: [
    `${PRODUCT_NAME} empfiehlt, wie viel Kleidung ein Baby brauchen kann. Das kostet nichts und ist keine medizinische Beratung.`,
    "Du musst mindestens 18 sein. Behalt dein Passwort für dich, und teile nur, was du teilen darfst.",
    "Streit wird durch ein verbindliches Schiedsverfahren im Einzelfall nach dem Recht von Delaware entschieden.",
  ],
  sections: {
    agreement: [
      "Dieser Vertrag",
      `Diese Bedingungen sind ein Vertrag zwischen dir und ${PRODUCT_NAME} („wir“). Wenn du ein Konto anlegst oder die Website benutzt, nimmst du sie an. Wenn du das nicht möchtest, benutze die Website bitte nicht. Verbindlich ist die englische Fassung.`,
      "Wie wir mit personenbezogenen Daten umgehen, steht in der [Datenschutzerklärung](/privacy).",
    ],
    "who-may-use": [
      "Wer sie benutzen darf",
      "Du musst mindestens 18 Jahre alt und geschäftsfähig sein. Gib eine echte E-Mail-Adresse an, behalt dein Passwort für dich, und sag uns Bescheid, wenn du glaubst, dass jemand anderes dein Konto benutzt. Für das, was mit deinem Konto geschieht, bist du verantwortlich.",
    ],
    plans: [
      "Pläne und Empfehlungen",
      "Ein Plan wird aus vergangenem oder typischem Wetter, veröffentlichten Größen und deinen Antworten berechnet. Wetter, Babys und Haushalte sind verschieden. Mengen sind eine Empfehlung, und was du kaufst, entscheidest du.",
      "Nichts auf dieser Website ist medizinische Beratung. Halt dich an deine Kinderarztpraxis, an die Anleitung des Herstellers und an die Regeln für sicheren Schlaf und für Kindersitze, wenn sie etwas anderes sagen.",
      "Wie viele Pläne mit einem Konto möglich sind, hängt vom Tarif ab. Größere Tarife kann man noch nicht kaufen. Wir können Funktionen ändern, einschränken oder beenden und versuchen, dir das rechtzeitig zu sagen.",
    ],
    "your-content": [
      "Was du eingibst und teilst",
      "Notizen, Titel und Artikel, die du eingibst, gehören weiter dir. Du erlaubst uns, sie zu speichern und zu zeigen, um den Dienst für dich zu betreiben, und einen geteilten Plan allen zu zeigen, die seinen Link haben. Wer eine Kopie macht, behält die Kopie.",
      "Menschen, die du in einen Plan einlädst, können ihn sehen, und wer mitplant, kann ihn ändern. Was sie eintragen, bleibt im Plan. Ein Plan gehört der Person, die ihn leitet. Sie kann andere entfernen und den Plan an eine von ihnen übergeben.",
      "Gib nur ein und teile nur, was du teilen darfst und was erlaubt ist. Kein Hass, keine Belästigung, keine Schadsoftware, keine Werbung und keine personenbezogenen Daten anderer.",
    ],
    "fair-use": [
      "Fairer Umgang",
      "Brich nicht in die Website oder in fremde Konten ein, umgeh ihre Grenzen nicht, überlaste sie nicht, lies sie nicht in größerem Umfang aus als Suchmaschinen, und gib dich nicht als jemand anderes aus. Sicherheitsforschung, die fremde Daten achtet, ist willkommen: Sag zuerst uns, was du findest.",
    ],
    "shopping-links": [
      "Einkaufslinks",
      `Manche Links führen zu Läden, die uns dafür bezahlen. ${PRODUCT_NAME} bekommt bei manchen Einkäufen eine Provision, ohne Kosten für dich. Du kaufst beim Laden, zu seinen Bedingungen. Wir verkaufen diese Produkte nicht und sind für sie nicht verantwortlich.`,
    ],
    listings: [
      "Verkaufsanzeigen von Nutzern",
      "Verkaufsanzeigen gibt es zurzeit nicht. Sollte es sie geben, gelten diese Regeln:",
      [
        "Die Website ist eine Plattform, auf der Privatleute ihre eigenen Sachen anbieten und den Preis festlegen. Wir sind an einem Verkauf nicht beteiligt.",
        "Die Website unterstützt keine Online-Zahlungen. Kauf und Bezahlung regeln beide Seiten unter sich.",
        "Wer mitmacht, muss mindestens 18 sein.",
        "Preise sind in US-Dollar (USD).",
        "Abholung oder Versand regeln beide Seiten selbst.",
        "Ein Verkauf ist endgültig, sobald die Sache als verkauft markiert ist.",
        "Wer verkauft, ist für die Sachen verantwortlich: dass sie ihm oder ihr gehören, wahrheitsgemäß beschrieben, sauber und sicher sind und nicht zurückgerufen wurden.",
      ],
    ],
    "our-rights": [
      "Was uns gehört",
      "Die Website, ihre Texte, Zeichnungen und Software gehören uns oder denen, die sie uns lizenzieren. Du darfst sie nutzen, um für deine eigene Familie zu planen, deinen Plan drucken und seinen Link teilen. Woher Wetter- und Ortsdaten stammen, steht dort, wo sie gezeigt werden.",
      "Was andere beigetragen haben: [die Lizenzen](/licenses.txt).",
    ],
    ending: [
      "Ende dieser Vereinbarung",
      "Du kannst dein Konto jederzeit löschen, in [deinem Profil](/profile). Wir können ein Konto sperren oder schließen, das gegen diese Bedingungen verstößt oder andere gefährdet, und sagen dir, warum, es sei denn, das Gesetz oder die Sicherheit verbietet es.",
    ],
    liability: [
      "Keine Garantie, und Grenzen der Haftung",
      "Die Website wird so bereitgestellt, „wie sie ist“ und „wie verfügbar“, ohne ausdrückliche oder stillschweigende Gewährleistung irgendeiner Art, soweit das Gesetz es zulässt.",
      "Soweit das Gesetz es zulässt, haften wir nicht für indirekte Schäden, Begleitschäden oder Folgeschäden, und unsere Haftung ist insgesamt auf den höheren dieser beiden Beträge begrenzt: 100 US-Dollar, oder was du uns in den zwölf Monaten vor dem Anspruch bezahlt hast. Nichts davon begrenzt eine Haftung, die sich gesetzlich nicht begrenzen lässt, oder die Rechte, die du als Verbraucherin oder Verbraucher hast.",
    ],
    disputes: [
      "Recht und Streit",
      "Für diese Bedingungen gilt das Recht des Staates Delaware, ohne seine Regeln zum Kollisionsrecht.",
      "Schreib uns zuerst, das meiste lässt sich so klären. Ein Streit, den wir nicht innerhalb von 60 Tagen beilegen können, wird durch ein verbindliches Schiedsverfahren im Einzelfall entschieden, nicht vor Gericht und nicht vor Geschworenen. Ansprüche werden nur einzeln geltend gemacht: Es gibt keine Sammel- oder Verbandsklagen. Beide Seiten können stattdessen vor ein Gericht für geringe Streitwerte gehen, oder vor ein Gericht, um in einem Eilverfahren Rechte zu schützen. Du kannst das Schiedsverfahren ablehnen, indem du uns innerhalb von 30 Tagen schreibst, nachdem du diese Bedingungen angenommen hast. Zwingendes Verbraucherrecht an deinem Wohnort bleibt unberührt.",
    ],
    "changes-and-contact": [
      "Änderungen und Kontakt",
      "Wenn sich diese Bedingungen ändern, ändert sich auch das zweite Datum oben, und deine Liste der Pläne sagt es dir einmal. Wichtige Änderungen kündigen wir an, bevor sie gelten. Wenn sich ein Teil nicht durchsetzen lässt, bleibt der Rest bestehen.",
      "Schreib uns an [unsere E-Mail-Adresse](contact).",
    ],
  },
};
