// One export per code, so that a page loads only the texts its scripts may show.

// Session and auth
export const INVALID_CREDENTIALS =
  "E-Mail oder Passwort stimmt nicht. Wenn du dein Konto gerade erst angelegt hast, bestätige bitte zuerst deine E-Mail.";
export const PASSWORD_REQUIRED = "Bitte gib ein Passwort ein.";
export const PASSWORD_MISSING = "Bitte gib dein Passwort ein.";
export const CONFIRM_PASSWORD_REQUIRED = "Bitte gib das Passwort noch mal ein.";
export const PASSWORDS_DO_NOT_MATCH = "Die Passwörter stimmen nicht überein.";
export const PASSWORD_TOO_SHORT = "Das Passwort braucht mindestens 6 Zeichen.";
export const PASSWORD_TOO_LONG = "Das Passwort ist zu lang.";
export const PASSWORD_TOO_COMMON =
  "Das ist eines der häufigsten Passwörter und deshalb leicht zu erraten. Bitte wähle ein anderes.";
export const PASSWORD_HOLDS_NAME =
  "Darin steckt deine E-Mail oder unser Name, deshalb ist es leicht zu erraten. Bitte wähle ein anderes.";
export const PASSWORD_BREACHED =
  "Dieses Passwort ist bei einem Datenleck einer anderen Seite aufgetaucht und nicht mehr sicher. Bitte wähle ein anderes.";
export const PASSWORD_WRONG = "Das ist nicht dein aktuelles Passwort.";
export const PROFILE_UNREADABLE = "Wir konnten dein Profil nicht laden.";
export const PROFILE_LOAD_FAILED =
  "Fehler beim Laden des Profils: Mit deinen Profildaten stimmt etwas nicht. Bitte lade die Seite neu oder schreib uns.";
export const PROFILE_NOT_CREATED =
  "Fehler beim Anlegen des Profils: Dein Profil ließ sich nicht einrichten. Bitte versuch es noch mal oder schreib uns.";
export const EMAIL_IN_USE =
  "Zu dieser E-Mail gehört schon ein Konto. Bitte melde dich ab und dann mit dem vorhandenen Konto an.";
export const EMAIL_REQUIRED = "Bitte gib zuerst deine E-Mail-Adresse ein.";
export const EMAIL_INVALID = "Bitte gib eine gültige E-Mail-Adresse ein.";
export const UNSUBSCRIBE_FAILED = "Das Abbestellen hat nicht geklappt";
export const TOO_MANY_REQUESTS = "Zu viele Versuche. Bitte warte eine Minute und versuch es noch mal.";
export const UNREACHABLE =
  "Layette ist gerade nicht zu erreichen. Bitte prüf deine Verbindung und versuch es noch mal.";
export const FORM_UNREADABLE =
  "Wir konnten das Formular nicht lesen. Bitte lade die Seite neu und versuch es noch mal.";
export const FORM_TOO_LONG = "Das ist zu lang. Bitte kürze es und versuch es noch mal.";
export const CROSS_ORIGIN =
  "Wir konnten nicht prüfen, woher diese Anfrage kommt. Bitte lade die Seite neu und versuch es noch mal.";

// Quiz and limits
export const ZIP_INVALID = "Bitte gib eine fünfstellige US-Postleitzahl ein.";
export const CITY_MISSING = "Bitte wähle eine Stadt aus der Liste.";
export const CITY_NAME_REQUIRED = "Bitte gib eine Stadt ein.";
export const CITY_UNKNOWN =
  "Wir finden diese Stadt nicht. Bitte such noch mal oder wähle eine größere in der Nähe.";
export const ZIP_UNKNOWN =
  "Wir finden diese US-Postleitzahl nicht. Bitte prüf sie oder versuch es mit einer in der Nähe.";
export const ZIP_NOT_COVERED =
  "Postleitzahlen des US-Militärs und der Pazifikgebiete haben wir noch nicht. Bitte verwende die US-Postleitzahl des Ortes, an dem dein Baby leben wird.";
export const MONTH_INVALID = "Bitte wähle einen Monat.";
export const DUE_DATE_INVALID = "Bitte wähle ein gültiges Datum.";
export const DUE_DATE_TOO_FAR = "Bitte wähl einen Geburtstermin in den nächsten 10 Monaten.";
export const GENDER_INVALID = "Bitte wähle Junge, Mädchen oder neutral.";
export const LAUNDRY_INVALID = "Bitte wähle, wie oft du wäschst.";
export const BABIES_INVALID = "Bitte wähle, wie viele Babys, von 1 bis 3.";
export const QUIZ_LIMIT_REACHED =
  "Du hast alle Planungen deines Tarifs verbraucht. Mit einem größeren Tarif hast du mehr.";
export const QUIZ_LIMIT_ON_SUBMIT =
  "Eine neue Planung ist in deinem Tarif nicht mehr drin. Mit einem größeren Tarif hast du mehr.";
export const QUIZ_SUBMIT_FAILED = "Wir konnten deine Antworten nicht abschicken. Bitte versuch es noch mal.";
export const ATTEMPT_ID_NOT_RETURNED = "Die Planung ließ sich nicht anlegen: Die ID fehlt";
export const ATTEMPT_ANSWER_INVALID = "Ungültige Antwort vom Server: onboardingId fehlt";
export const QUIZ_DATA_UNREADABLE = "Wir konnten deine Antworten nicht laden.";
export const ANSWERS_NOT_SAVED = "Wir konnten deine Antworten nicht speichern. Bitte versuch es noch mal.";
export const PLAN_FAILED = "Wir konnten diesen Plan nicht fertig machen. Bitte versuch es noch mal.";
export const ATTEMPT_NOT_READY = "Diese Planung läuft noch oder ist fehlgeschlagen.";

// Titles
export const TITLE_REQUIRED = "Bitte gib einen Titel ein oder brich ab.";
export const TITLE_UNREADABLE = "Bitte lass Zeilenumbrüche, unsichtbare Zeichen und gestapelte Akzente weg.";
export const TITLE_TOO_LONG = "Bitte verwende höchstens 80 Zeichen.";
export const NAMES_NOT_SAVED = "Die Namen wurden nicht gespeichert. Bitte versuch es noch einmal.";
export const NAME_TOO_LONG = "Bitte höchstens 40 Buchstaben.";
export const MARK_NOT_SAVED = "Das wurde nicht gespeichert. Bitte versuch es noch einmal.";
export const WASH_FULL = "In der Wäsche sind schon 40 Teile. Leg erst eines zurück.";
export const HELPERS_FULL = "Dieser Plan hat schon fünf Links. Schließ zuerst einen.";
export const LINK_NAME_TAKEN =
  "Jemand anders in diesem Plan hat schon einen Link mit diesem Namen angelegt. Bitte wähl einen anderen.";
export const HELPER_NOT_SAVED = "Der Link wurde nicht gespeichert. Bitte versuch es noch einmal.";
export const CARE_NOT_SAVED = "Die Liste wurde nicht gespeichert. Bitte versuch es noch einmal.";
export const CARE_COUNT_INVALID = "Bitte gib ganze Zahlen von 0 bis 20 ein.";
export const CARE_TEXT_TOO_LONG = "Bitte verwende höchstens 500 Zeichen.";
export const CALENDARS_FULL = "Dieser Plan hat schon drei Kalenderlinks. Schließ zuerst einen.";
export const CALENDAR_NOT_SAVED = "Der Link wurde nicht gespeichert. Bitte versuch es noch einmal.";
export const ROOM_NOT_SAVED = "Die Zimmertemperatur wurde nicht gespeichert. Bitte versuch es noch einmal.";
export const TIME_UNREADABLE = "Bitte gib eine Uhrzeit ein.";
export const TIME_MISSING = "Bitte gib beide Zeiten ein oder lass beide leer.";
export const TIMES_TOO_CLOSE = "Bitte komm mindestens 30 Minuten nach dem Losgehen zurück, am selben Tag.";
export const CHOICE_NOT_SAVED = "Deine Wahl wurde nicht gespeichert. Bitte versuch es noch einmal.";
export const NOTICE_DAYS_MISSING = "Bitte wähl mindestens einen Tag aus.";
export const NOTICE_NOT_SAVED = "Die Nachricht wurde nicht gespeichert. Bitte versuch es noch einmal.";
export const DEVICES_FULL = "Fünf deiner Geräte haben schon Mitteilungen. Schalte zuerst eins aus.";
export const DEVICE_TAKEN =
  "Dieser Browser gehörte noch zu einem anderen Konto. Bitte versuch es noch einmal.";
export const DEVICE_NOT_REACHABLE =
  "An diesen Browser können wir keine Mitteilungen schicken. Wähl die E-Mail.";
export const DEVICE_NOT_RENEWED = "Die Mitteilungen dieses Browsers wurden nicht erneuert.";
export const NAME_UNREADABLE = "Bitte lass Zeilenumbrüche, unsichtbare Zeichen und gestapelte Akzente weg.";
export const TITLE_NOT_UPDATED = "Titel nicht geändert";
export const TITLE_UPDATE_FAILED = "Die Änderung wurde nicht gespeichert";

// Dashboard
export const QUANTITY_NOT_SAVED = "Wir konnten die Menge nicht speichern. Bitte versuch es noch mal.";
export const NOTE_NOT_SAVED = "Wir konnten die Notiz nicht speichern. Bitte versuch es noch mal.";
export const UPDATE_WITHOUT_PROFILE =
  "Zum Speichern fehlt das Benutzerprofil. Vielleicht bist du nicht angemeldet.";
export const UPDATE_WITHOUT_ATTEMPT = "Zum Speichern fehlen die Daten der Planung. Es ist keine geladen.";
export const UPDATE_WITHOUT_ITEM =
  "Zum Speichern fehlt dashboardItemId. Die ID des Artikels ist nicht gesetzt.";
export const SET_ASIDE_NOT_SAVED = "Wir konnten die Änderung nicht speichern. Bitte versuch es noch mal.";
export const QUANTITIES_UNREADABLE =
  "Wir konnten die berechneten Mengen für diesen Waschrhythmus und dieses Alter nicht laden.";

// Gift lists
export const GIFT_NAME_REQUIRED = "Bitte gib deinen Namen ein, damit die Eltern wissen, von wem es ist.";
export const GIFT_NAME_TOO_LONG = "Bitte verwende höchstens 60 Zeichen.";
export const GIFT_MESSAGE_TOO_LONG = "Bitte verwende höchstens 300 Zeichen.";
export const GIFT_PIECES_INVALID = "Bitte gib die Anzahl als ganze Zahl ein.";
export const GIFT_LIST_GONE = "Diese Wunschliste ist umgezogen oder geschlossen";
export const GIFT_TAKEN = "Das hat gerade jemand anderes reserviert. Es ist nichts mehr übrig.";
export const GIFT_OWNED = "Die Eltern haben das inzwischen. Hier wird nichts mehr gebraucht.";
export const GIFT_ALL_YOURS = "Du hast alles davon reserviert. Hier wird nichts mehr gebraucht.";
export const GIFT_GONE = "Das steht nicht mehr auf der Liste.";
export const GIFT_LIST_FULL = "Auf dieser Liste lässt sich nichts mehr reservieren. Bitte frag die Eltern.";
export const GIFT_BROWSER_FULL =
  "Du hast auf dieser Liste 30 Reservierungen offen, mehr gehen pro Person nicht. Storniere eine, um etwas anderes zu reservieren.";
export const GIFT_NOT_YOURS = "Diese Reservierung gibt es nicht mehr.";
export const GIFT_NOT_SAVED = "Wir konnten das nicht speichern. Bitte versuch es noch mal.";
export const GIFT_TITLE_REQUIRED = "Bitte gib einen Titel ein.";
export const GIFT_GREETING_TOO_LONG = "Bitte verwende höchstens 500 Zeichen.";
export const GIFT_DAY_INVALID = "Bitte wähle einen Tag.";
export const GIFT_STAYS_SURPRISE =
  "Jemand hat schon etwas als Überraschung reserviert. Deshalb bleibt die Liste bis zu dem Tag, den du gewählt hast, eine Überraschung.";
export const GIFT_GIVER_REQUIRED = "Bitte gib ein, von wem es ist.";
export const GIFT_WISH_REQUIRED = "Bitte gib ein, was du dir wünschst.";
export const GIFT_WISH_PIECES = "Bitte gib eine Zahl von 1 bis 20 ein.";
export const GIFT_LINK_INVALID =
  "Darin haben wir keinen Link gefunden. Füge ihn aus dem Shop ein, zum Beispiel www.shop.de/kindersitz";
export const GIFT_LINK_WHICH = "Darin steht mehr als ein Link. Welcher soll es sein?";
export const GIFT_PRICE_TOO_LONG = "Bitte verwende höchstens 40 Zeichen.";
export const GIFT_STARS_FULL = "Du hast schon 12 Sterne vergeben. Nimm einen weg, um einen neuen zu setzen.";
export const GIFT_WISHES_FULL =
  "Mehr Wünsche passen nicht auf die Liste. Entferne einen, um einen anderen hinzuzufügen.";
export const GIFT_RESERVATIONS_FULL =
  "Auf dieser Liste haben keine weiteren Reservierungen Platz. Entfern eine, um eine andere hinzuzufügen.";
export const GIFT_LIST_CLOSED = "Die Liste ist geschlossen. Öffne sie wieder, um ein Geschenk einzutragen.";

// Facts about a baby's size
export const FACT_MISSING = "Bitte gib ein Gewicht ein, oder wähle die Größe, die jetzt passt.";
export const FACT_WEIGHT_INVALID = "Bitte gib ein Gewicht ein, zum Beispiel 5,1 kg oder 11 lb 4 oz.";
export const FACT_WEIGHT_AMBIGUOUS =
  "Bitte gib neben Unzen ganze Pfund ein, oder Pfund mit Komma und keine Unzen.";
export const FACT_LENGTH_INVALID = "Bitte gib eine Länge ein, zum Beispiel 59 cm oder 23,25 in.";
export const FACT_UNIT_INVALID = "Bitte wähle eine Einheit.";
export const FACT_SIZE_INVALID = "Bitte wähle eine Größe aus der Liste.";
export const FACT_SEX_INVALID = "Bitte wähle etwas aus der Liste.";
export const FACT_BABY_INVALID = "Bitte wähle eines deiner Babys.";
export const FACT_DATE_INVALID = "Bitte wähle ein gültiges Datum.";
export const FACT_DATE_AHEAD = "Dieses Datum liegt in der Zukunft. Bitte wähle ein früheres.";
export const FACT_BEFORE_BIRTH = "Dieses Datum liegt vor der Geburt.";
export const FACT_TOO_LATE = "Wir schätzen Größen für die ersten zwei Jahre. Bitte wähle ein früheres Datum.";
export const FACT_DOUBTED = "Bitte prüf die Zahl, die Einheit und das Datum.";
export const FACT_LIMIT =
  "Dieser Plan hat schon 100 Einträge, mehr passen nicht hinein. Entferne einen, um einen neuen hinzuzufügen.";
export const FACT_NOT_SAVED = "Wir konnten das nicht speichern. Bitte versuch es noch mal.";
export const BAG_EMPTY =
  "Wir haben darin keine Kleidung gefunden. Versuch es so: „12 Bodys 3–6 M, 2 Mützen“.";
export const BAG_TEXT_TOO_LONG = "Der Text ist zu lang: höchstens 4.000 Zeichen, bitte.";
export const BAG_COUNT_INVALID = "Bitte gib ganze Zahlen von 0 bis 999 ein.";
export const BAG_COUNT_TOO_HIGH =
  "Mit dieser Tüte käme eine Menge über 999, deshalb haben wir sie nicht gespeichert. Bitte prüf die Mengen.";
export const BAG_NOT_SAVED = "Wir konnten diese Tüte nicht speichern. Bitte versuch es noch mal.";
export const COUNTS_UNREADABLE = "Mit den Daten stimmt etwas nicht";
export const PASS_ON_EMPTY = "Hak zuerst ab, was du weitergibst.";
export const BOX_LABEL_REQUIRED = "Bitte gib der Kiste einen Namen.";
export const BOX_TEXT_TOO_LONG = "Bitte verwende höchstens 80 Zeichen.";
export const BOX_PIECES_REQUIRED = "Wähl zuerst mindestens ein Teil aus.";
export const BOX_CHANGED =
  "Es wurde nichts geändert, weil hier inzwischen etwas anders ist als beim Öffnen der Seite. Bitte sieh noch einmal nach.";
export const BOXES_FULL =
  "Dieser Plan hat schon 60 Kisten, mehr gehen nicht. Pack die Teile in eine davon, oder leere und lösche zuerst eine.";
export const BOX_NOT_SAVED = "Die Kiste wurde nicht gespeichert. Bitte versuch es noch einmal.";

// Items added by hand
export const ITEM_INFORMATION_MISSING = "Zum Hinzufügen des Artikels fehlen Angaben.";
export const ITEM_NAME_REQUIRED = "Bitte gib dem Artikel einen Namen.";
export const ITEM_NAME_TOO_LONG = "Bitte verwende höchstens 80 Zeichen.";
export const ITEM_NAME_UNREADABLE =
  "Bitte lass Zeilenumbrüche, unsichtbare Zeichen und gestapelte Akzente weg.";
export const ITEM_CATEGORY_REQUIRED = "Bitte wähle eine Kategorie.";
export const ITEM_ESSENTIALITY_INVALID = "Bitte wähle, wie wichtig der Artikel ist.";
export const ITEM_WARMTH_INVALID = "Bitte wähle ein Kleidungsstück aus der Liste oder keins.";
export const ITEM_QUANTITY_INVALID = "Bitte gib eine ganze Zahl von 0 bis 20 ein.";
export const ITEM_GROUP_UNKNOWN =
  "Das Wetter dieses Plans hat sich geändert. Bitte lade die Seite neu und versuch es noch mal.";
export const ITEM_NOTES_TOO_LONG = "Bitte verwende höchstens 2.000 Zeichen.";
export const CUSTOM_ITEM_LIMIT =
  "Dieser Plan hat schon 100 eigene Artikel, mehr passen nicht hinein. Entferne einen, um einen neuen hinzuzufügen.";
export const CUSTOM_ITEM_NOT_CREATED = "Der Artikel ließ sich nicht anlegen";
export const USER_ITEM_NOT_CREATED = "Dein Artikel ließ sich nicht anlegen";
export const CUSTOM_ITEM_NOT_ADDED = "Wir konnten den Artikel nicht hinzufügen.";
export const CUSTOM_ITEM_NOT_SAVED = "Wir konnten den Artikel nicht speichern. Bitte versuch es noch mal.";
export const CUSTOM_ITEM_NOT_REMOVED = "Wir konnten den Artikel nicht entfernen. Bitte versuch es noch mal.";
export const CUSTOM_ITEM_NOT_RESTORED = "Wir konnten den Artikel nicht zurückholen.";

// Clothing images and shopping links, for administrators
export const IMAGE_TYPE_INVALID =
  "Dieser Dateityp geht nicht. Erlaubt sind nur PNG, JPEG, JPG, WebP und AVIF.";
export const IMAGE_TOO_LARGE = "Die Datei ist zu groß. Höchstens 5 MB sind erlaubt.";
export const IMAGE_TOO_MANY_PIXELS = "Das Bild ist zu groß. Höchstens 40 Megapixel sind erlaubt.";
export const IMAGE_AVIF_UNREADABLE =
  "Dieses AVIF-Bild lässt sich in diesem Browser nicht lesen. Bitte verwende JPEG, PNG oder WebP.";
export const IMAGE_MISSING = "Bitte wähle eine Bilddatei.";
export const IMAGE_ITEM_UNKNOWN = "Dieser Artikel ist nicht im Katalog.";
export const IMAGE_UPLOAD_FAILED = "Das Hochladen hat nicht geklappt";
export const IMAGE_ROLE_REQUIRED = "Zum Hochladen von Bildern brauchst du die Rolle Admin oder Leitung";
export const MANAGER_SIGNED_OUT = "Du bist nicht angemeldet";
export const ROLE_UNVERIFIED = "Wir konnten deine Rechte nicht prüfen";
export const MANAGER_ROLE_REQUIRED =
  "Zum Verwalten der Kleiderfotos brauchst du die Rolle Admin oder Leitung.";
export const LINK_CATEGORY_INVALID = "Bitte wähle „Luxus“ oder „Günstig“.";
export const LINK_ORDER_INVALID = "Bitte gib eine ganze Zahl von 0 bis 999 ein.";
export const LINK_AUDIENCE_INVALID = "Bitte wähle etwas aus der Liste.";
export const LINK_TITLE_REQUIRED = "Bitte gib den Produktnamen ein.";
export const LINK_TEXT_UNREADABLE =
  "Bitte lass Zeilenumbrüche, unsichtbare Zeichen und gestapelte Akzente weg.";
export const LINK_TEXT_TOO_LONG = "Bitte verwende höchstens 200 Zeichen.";
export const LINK_URL_INVALID = "Bitte gib eine vollständige Adresse ein, die mit https:// beginnt.";
export const LINK_URL_TOO_LONG = "Bitte verwende höchstens 2.000 Zeichen.";
export const SHEET_PRICE_INVALID = "Bitte gib einen Preis über 0 und bis 10.000 ein, zum Beispiel 12,50.";
export const SHEET_PREMIUM_LOW = "Bitte gib mindestens den günstigen Preis ein.";
export const SHEET_SHARE_INVALID = "Bitte gib ganze Prozent von 0 bis 100 ein.";
export const SHEET_NOT_SAVED = "Wir konnten die Preise nicht speichern. Bitte versuch es noch mal.";
export const PRICE_DAY_INVALID = "Bitte gib einen Tag ein, der nicht in der Zukunft liegt.";
export const PRICE_INVALID = "Bitte gib einen Preis von 0 bis 10.000 ein, zum Beispiel 12,50.";
export const PRICES_CHANGED =
  "Die Preise für dein Land haben sich geändert. Bitte prüf deine und speichere sie noch mal.";
export const PRICES_NOT_SAVED = "Wir konnten deine Preise nicht speichern. Bitte versuch es noch mal.";
export const LINK_FIELDS_INVALID = "Bitte prüf die markierten Felder.";
export const LINK_NOT_SAVED = "Wir konnten den Link nicht speichern. Bitte versuch es noch mal.";
export const LINK_ROLE_REQUIRED = "Zum Verwalten der Einkaufslinks brauchst du die Rolle Admin oder Leitung.";
export const UNKNOWN = "Unbekannter Fehler";

// Final dashboard and birth
export const SELECTION_FAILED = "Auswahl nicht geändert";
export const SELECTION_NOT_UPDATED = "Wir konnten deine Auswahl nicht ändern.";
export const SELECTION_NOT_CLEARED = "Wir konnten deine Auswahl nicht aufheben.";
/** An answer of the wrong shape, and a refusal without a message. */
export const RPC_ANSWER_INVALID = "Der Server hat etwas Unerwartetes geantwortet.";
export const RPC_FAILED = "Unerwarteter Fehler";
export const BIRTH_DATE_INVALID = "Bitte gib ein gültiges Datum ein.";
export const BIRTH_DATE_AHEAD = "Das Geburtsdatum kann nicht in der Zukunft liegen.";
export const BIRTH_DATE_LONG_AGO = "Bitte gib ein Datum aus den letzten zwei Jahren ein.";
export const BIRTH_NOT_SAVED = "Wir konnten das Geburtsdatum nicht speichern. Bitte versuch es noch mal.";
export const LANGUAGE_NOT_SAVED = "Wir konnten die Sprache nicht speichern. Bitte versuch es noch mal.";
export const UNITS_NOT_SAVED = "Wir konnten die Einheiten nicht speichern. Bitte versuch es noch mal.";

// Sharing
export const SHARE_ANSWER_INVALID = "Ungültige Antwort vom Server: replicationToken fehlt";
export const SHARE_LINK_FAILED = "Wir konnten keinen Freigabelink erstellen.";
export const SHARE_LINK_UNREADABLE = "Wir konnten den Freigabelink nicht laden. Bitte versuch es noch mal.";
export const SHARE_NOT_SAVED = "Wir konnten deine Änderungen nicht speichern. Bitte versuch es noch mal.";
export const SHARE_REVOKE_FAILED =
  "Wir konnten den Freigabelink nicht abschalten. Bitte versuch es noch mal.";
export const COPY_LINK_FAILED = "Wir konnten den Link nicht in die Zwischenablage kopieren.";
export const CLIPBOARD_MISSING = "Dieser Browser erlaubt kein Kopieren in die Zwischenablage.";

// Replication
export const REPLICATION_LINK_MISSING = "Der Freigabelink fehlt oder ist ungültig.";
export const REPLICATION_TOKEN_INVALID =
  "Der Freigabelink ist ungültig oder abgelaufen, oder es gibt nichts zu zeigen.";
export const REPLICATION_NOT_FOUND = "Wir finden diesen Freigabelink nicht, oder seine Daten sind ungültig.";
export const REPLICATION_TOKEN_MISSING = "Der Freigabelink ist unvollständig.";
export const REPLICATION_FAILED = "Das Kopieren des Plans ließ sich nicht starten.";
export const REPLICATION_ANSWER_INVALID = "Ungültige Antwort vom Server: newOnboardingId oder status fehlt";
export const REPLICATION_UNREADABLE =
  "Wir konnten die Daten der Kopie nicht laden. Vielleicht ist der Link ungültig oder abgelaufen.";
export const REPLICATION_SIGNED_OUT = "Melde dich an, um einen Plan zu kopieren.";
export const REPLICATION_NOT_READY =
  "Dieser Plan wird gerade aktualisiert und lässt sich deshalb nicht kopieren. Bitte versuch es in einer Minute noch mal.";
export const REPLICATION_LIMIT_REACHED =
  "Du hast schon 20 kopierte Pläne, mehr gehen in einem Konto nicht. Deine eigenen Planungen sind davon nicht betroffen.";

// Trips
export const TRIP_DESTINATION_REQUIRED = "Bitte wähle dein Ziel aus der Liste.";
export const TRIP_DESTINATION_UNKNOWN = "Wir finden diesen Ort nicht. Bitte wähle einen anderen in der Nähe.";
export const TRIP_START_INVALID = "Bitte wähle den Tag der Abreise.";
export const TRIP_END_INVALID = "Bitte wähle den Tag der Rückkehr.";
export const TRIP_END_EARLY = "Die Rückkehr kann nicht vor der Abreise liegen.";
export const TRIP_TOO_LONG = "Eine Reise kann bis zu 90 Tage dauern.";
export const TRIP_TOO_LONG_AGO = "Bitte wähle Tage innerhalb der letzten fünf Jahre.";
export const TRIP_TOO_FAR_AHEAD = "Bitte wähle Tage innerhalb der nächsten drei Jahre.";
export const TRIP_PLAN_REQUIRED = "Bitte wähle einen deiner fertigen Pläne.";
export const TRIP_NOTES_TOO_LONG = "Bitte verwende höchstens 2.000 Zeichen.";
export const TRIP_LIMIT_REACHED =
  "Du hast schon 50 Reisen, mehr gehen in einem Konto nicht. Lösch eine, um eine neue zu planen.";
export const TRIP_FAILED = "Wir konnten diese Reise nicht zusammenstellen. Bitte versuch es noch mal.";
export const TRIP_NOT_SAVED = "Wir konnten deine Reise nicht speichern. Bitte versuch es noch mal.";
export const TRIP_NOT_DELETED = "Wir konnten die Reise nicht löschen. Bitte versuch es noch mal.";
export const TRIP_NOT_RESTORED = "Wir konnten die Reise nicht zurückholen.";
export const TRIP_TICK_NOT_SAVED = "Wir konnten das nicht speichern. Bitte versuch es noch mal.";
export const TRIP_ITEM_NOT_ADDED =
  "Wir konnten den Artikel nicht in deinen Plan aufnehmen. Bitte versuch es noch mal.";
export const TRIP_PLAN_GONE = "Der Plan zu dieser Reise wurde gelöscht.";

// Reading
export const ATTEMPTS_UNREADABLE = "Wir konnten deine Pläne nicht laden";
export const ATTEMPT_DETAILS_UNREADABLE = "Wir konnten die Einzelheiten der Planung nicht laden";
export const RECOMMENDATIONS_NOT_FOUND =
  "Wir konnten die Empfehlungen für diese Planung und dieses Alter nicht laden.";
export const ANSWER_INVALID = "Der Server hat ungültige Daten geschickt";
export const UNEXPECTED_BARE = "Ein unerwarteter Fehler ist aufgetreten.";
export const UNEXPECTED = "Ein unerwarteter Fehler ist aufgetreten. Bitte versuch es noch mal.";
export const HUMAN_NEEDED =
  "Bitte bestätige, dass du ein Mensch bist, und schick das Formular dann noch mal ab.";
export const ADDRESS_SAME = "Das ist schon deine E-Mail.";
export const PASSKEY_TOO_LATE = "Das hat zu lange gedauert. Bitte versuch es noch mal.";
export const PASSKEY_REFUSED =
  "Dieser Passkey hat hier nicht funktioniert. Bitte versuch es noch mal oder melde dich anders an.";
export const PASSKEY_FAILED =
  "Mit Passkey klappt es gerade nicht. Bitte versuch es noch mal oder melde dich anders an.";
export const PASSKEY_NOT_ADDED =
  "Dieser Passkey lässt sich nicht hinzufügen. Vielleicht hast du ihn schon, oder du hast bereits zehn.";
export const PASSKEY_CANCELED =
  "Es wurde nichts bestätigt. Bitte versuch es noch mal oder melde dich anders an.";
export const PASSKEY_PROOF_NEEDED = "Bitte bestätige zuerst, dass du es bist.";
export const PASSKEY_NAME_REQUIRED = "Bitte gib einen Namen ein.";
export const PASSKEY_NAME_UNREADABLE =
  "Bitte lass Zeilenumbrüche, unsichtbare Zeichen und gestapelte Akzente weg.";
export const PASSKEY_NAME_TOO_LONG = "Bitte verwende höchstens 60 Zeichen.";
export const PASSKEY_LAST =
  "Das ist deine einzige Möglichkeit, dich anzumelden. Wähle bitte zuerst ein Passwort oder füge einen anderen Passkey hinzu.";
export const PASSKEY_NOT_FOUND = "Diesen Passkey gibt es nicht mehr.";
