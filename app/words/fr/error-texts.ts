// One export per code, so that a page loads only the texts its scripts may show.

// Session and auth
export const INVALID_CREDENTIALS =
  "E-mail ou mot de passe incorrect. Si vous venez de créer votre compte, confirmez d’abord votre e-mail.";
export const PASSWORD_REQUIRED = "Saisissez un mot de passe.";
export const PASSWORD_MISSING = "Saisissez votre mot de passe.";
export const CONFIRM_PASSWORD_REQUIRED = "Saisissez le mot de passe à nouveau.";
export const PASSWORDS_DO_NOT_MATCH = "Les mots de passe ne sont pas identiques.";
export const PASSWORD_TOO_SHORT = "Le mot de passe doit avoir au moins 6\u00a0caractères.";
export const PASSWORD_TOO_LONG = "Ce mot de passe est trop long.";
export const PASSWORD_TOO_COMMON =
  "C’est l’un des mots de passe les plus courants, donc facile à deviner. Choisissez-en un autre.";
export const PASSWORD_HOLDS_NAME =
  "Ce mot de passe contient votre e-mail ou notre nom, il est donc facile à deviner. Choisissez-en un autre.";
export const PASSWORD_BREACHED =
  "Ce mot de passe figure dans une fuite de données d’un autre site\u00a0: il n’est pas sûr. Choisissez-en un autre.";
export const PASSWORD_WRONG = "Ce n’est pas votre mot de passe actuel.";
export const PROFILE_UNREADABLE = "Impossible de charger les données de votre profil.";
export const PROFILE_LOAD_FAILED =
  "Profil non chargé\u00a0: les données de votre profil posent problème. Rechargez la page ou écrivez-nous.";
export const PROFILE_NOT_CREATED =
  "Profil non créé\u00a0: un problème est survenu à sa préparation. Réessayez ou écrivez-nous.";
export const EMAIL_IN_USE =
  "Cet e-mail appartient déjà à un compte. Déconnectez-vous, puis connectez-vous avec le compte que vous avez.";
export const EMAIL_REQUIRED = "Saisissez d’abord votre e-mail.";
export const EMAIL_INVALID = "Saisissez une adresse e-mail valide.";
export const UNSUBSCRIBE_FAILED = "La désinscription a échoué";
export const TOO_MANY_REQUESTS = "Trop de tentatives. Attendez une minute et réessayez.";
export const UNREACHABLE =
  "Impossible de joindre Layette pour le moment. Vérifiez votre connexion et réessayez.";
export const FORM_UNREADABLE = "Nous n’avons pas pu lire ce formulaire. Rechargez la page et réessayez.";
export const FORM_TOO_LONG = "C’est trop long. Raccourcissez et réessayez.";
export const CROSS_ORIGIN = "Nous n’avons pas pu vérifier cette demande. Rechargez la page et réessayez.";

// Quiz and limits
export const ZIP_INVALID = "Saisissez un code postal américain à 5\u00a0chiffres.";
export const CITY_MISSING = "Choisissez une ville dans la liste.";
export const CITY_NAME_REQUIRED = "Saisissez une ville.";
export const CITY_UNKNOWN =
  "Nous ne trouvons pas cette ville. Cherchez à nouveau ou choisissez-en une plus grande à proximité.";
export const ZIP_UNKNOWN =
  "Nous ne trouvons pas ce code postal aux États-Unis. Vérifiez-le ou essayez-en un proche.";
export const ZIP_NOT_COVERED =
  "Les codes postaux militaires et ceux des territoires du Pacifique ne sont pas encore couverts. Indiquez celui de l’endroit où vivra votre bébé.";
export const MONTH_INVALID = "Choisissez un mois.";
export const DUE_DATE_INVALID = "Choisissez une date valide.";
export const DUE_DATE_TOO_FAR = "Choisissez une date prévue dans les 10 mois à venir.";
export const GENDER_INVALID = "Choisissez garçon, fille ou mixte.";
export const LAUNDRY_INVALID = "Choisissez votre rythme de lessive.";
export const BABIES_INVALID = "Choisissez le nombre de bébés, de 1 à 3.";
export const QUIZ_LIMIT_REACHED =
  "Vous avez utilisé tous les questionnaires de votre abonnement. Changez d’abonnement pour en avoir plus.";
export const QUIZ_LIMIT_ON_SUBMIT =
  "Impossible d’envoyer un nouveau questionnaire. Changez d’abonnement pour en avoir plus.";
export const QUIZ_SUBMIT_FAILED = "Nous n’avons pas pu envoyer le questionnaire. Réessayez.";
export const ATTEMPT_ID_NOT_RETURNED = "Impossible de créer le plan\u00a0: aucun numéro reçu";
export const ATTEMPT_ANSWER_INVALID = "Réponse du serveur non valide\u00a0: il manque onboardingId";
export const QUIZ_DATA_UNREADABLE = "Impossible de charger votre questionnaire.";
export const ANSWERS_NOT_SAVED = "Nous n’avons pas pu enregistrer vos réponses. Réessayez.";
export const PLAN_FAILED = "Nous n’avons pas pu terminer ce plan. Réessayez.";
export const ATTEMPT_NOT_READY = "Ce plan est encore en cours, ou il a échoué.";

// Titles
export const TITLE_REQUIRED = "Saisissez un titre ou annulez.";
export const TITLE_UNREADABLE =
  "Évitez les retours à la ligne, les caractères invisibles et les accents empilés.";
export const TITLE_TOO_LONG = "80\u00a0caractères maximum.";
export const NAMES_NOT_SAVED = "Nous n’avons pas pu enregistrer les prénoms. Veuillez réessayer.";
export const NAME_TOO_LONG = "Utilisez 40 lettres au maximum.";
export const MARK_NOT_SAVED = "Nous n’avons pas pu l’enregistrer. Veuillez réessayer.";
export const WASH_FULL = "40 pièces sont déjà au lavage. Remettez-en d’abord une dans le tiroir.";
export const HELPERS_FULL = "Ce plan a déjà cinq liens. Fermez-en d’abord un.";
export const LINK_NAME_TAKEN =
  "Une autre personne de ce plan a déjà créé un lien sous ce nom. Choisissez-en un autre.";
export const HELPER_NOT_SAVED = "Nous n’avons pas pu enregistrer ce lien. Veuillez réessayer.";
export const CARE_NOT_SAVED = "Nous n’avons pas pu enregistrer cette liste. Veuillez réessayer.";
export const CARE_COUNT_INVALID = "Saisissez des nombres entiers de 0 à 20.";
export const CARE_TEXT_TOO_LONG = "500\u00a0caractères maximum.";
export const CALENDARS_FULL = "Ce plan a déjà trois liens d’agenda. Fermez-en d’abord un.";
export const CALENDAR_NOT_SAVED = "Nous n’avons pas pu enregistrer ce lien. Veuillez réessayer.";
export const ROOM_NOT_SAVED =
  "Nous n’avons pas pu enregistrer la température de la chambre. Veuillez réessayer.";
export const TIME_UNREADABLE = "Veuillez saisir une heure de la journée.";
export const TIME_MISSING = "Veuillez saisir les deux heures, ou laisser les deux vides.";
export const TIMES_TOO_CLOSE = "Veuillez rentrer au moins 30 minutes après la sortie, le même jour.";
export const CHOICE_NOT_SAVED = "Nous n’avons pas pu enregistrer votre choix. Veuillez réessayer.";
export const NOTICE_DAYS_MISSING = "Veuillez choisir au moins un jour.";
export const NOTICE_NOT_SAVED = "Nous n’avons pas pu enregistrer ce message. Veuillez réessayer.";
export const DEVICES_FULL = "Cinq de vos appareils ont déjà des notifications. Désactivez-en d’abord un.";
export const DEVICE_TAKEN = "Ce navigateur appartenait encore à un autre compte. Veuillez réessayer.";
export const DEVICE_NOT_REACHABLE =
  "Nous ne pouvons pas envoyer de notifications à ce navigateur. Choisissez l’e-mail.";
export const DEVICE_NOT_RENEWED = "Nous n’avons pas pu renouveler les notifications de ce navigateur.";
export const NAME_UNREADABLE =
  "Évitez les retours à la ligne, les caractères invisibles et les accents empilés.";
export const TITLE_NOT_UPDATED = "Nous n’avons pas pu changer le titre";
export const TITLE_UPDATE_FAILED = "L’enregistrement a échoué";

// Dashboard
export const QUANTITY_NOT_SAVED = "Nous n’avons pas pu enregistrer la quantité. Réessayez.";
export const NOTE_NOT_SAVED = "Nous n’avons pas pu enregistrer la note. Réessayez.";
export const UPDATE_WITHOUT_PROFILE =
  "Enregistrement impossible sans profil. Votre session a peut-être pris fin.";
export const UPDATE_WITHOUT_ATTEMPT =
  "Enregistrement impossible\u00a0: les données du plan manquent. Aucun n’est chargé.";
export const UPDATE_WITHOUT_ITEM =
  "Enregistrement impossible\u00a0: il manque dashboardItemId. Le numéro de l’article est vide.";
export const SET_ASIDE_NOT_SAVED = "Nous n’avons pas pu enregistrer ce changement. Réessayez.";
export const QUANTITIES_UNREADABLE =
  "Impossible de charger les quantités calculées pour ce rythme ou cette taille.";

// Gift lists
export const GIFT_NAME_REQUIRED = "Saisissez votre nom, pour que les parents sachent de qui cela vient.";
export const GIFT_NAME_TOO_LONG = "60\u00a0caractères maximum.";
export const GIFT_MESSAGE_TOO_LONG = "300\u00a0caractères maximum.";
export const GIFT_PIECES_INVALID = "Indiquez combien, en nombre entier.";
export const GIFT_LIST_GONE = "Cette liste de naissance a changé d’adresse ou a été fermée";
export const GIFT_TAKEN = "Quelqu’un vient de le réserver. Il n’en reste plus.";
export const GIFT_OWNED = "Les parents l’ont maintenant\u00a0: il n’en faut plus.";
export const GIFT_ALL_YOURS = "Vous avez tout réservé\u00a0: il n’en faut plus.";
export const GIFT_GONE = "Ce n’est plus sur la liste.";
export const GIFT_LIST_FULL = "Cette liste n’accepte plus de réservations. Voyez avec les parents.";
export const GIFT_BROWSER_FULL =
  "Vous avez 30\u00a0réservations en cours sur cette liste, le maximum par personne. Annulez-en une pour réserver autre chose.";
export const GIFT_NOT_YOURS = "Cette réservation n’existe plus.";
export const GIFT_NOT_SAVED = "Nous n’avons pas pu l’enregistrer. Réessayez.";
export const GIFT_TITLE_REQUIRED = "Saisissez un titre.";
export const GIFT_GREETING_TOO_LONG = "500\u00a0caractères maximum.";
export const GIFT_DAY_INVALID = "Choisissez un jour.";
export const GIFT_STAYS_SURPRISE =
  "Quelqu’un a déjà réservé un cadeau surprise\u00a0: la liste reste une surprise jusqu’au jour que vous avez choisi.";
export const GIFT_GIVER_REQUIRED = "Indiquez de qui cela vient.";
export const GIFT_WISH_REQUIRED = "Indiquez ce qui vous ferait plaisir.";
export const GIFT_WISH_PIECES = "Indiquez un nombre de 1 à 20.";
export const GIFT_LINK_INVALID =
  "Nous n’y avons pas trouvé de lien. Collez celui de la boutique, par exemple www.boutique.fr/siege-auto";
export const GIFT_LINK_WHICH = "Il y a plusieurs liens. Lequel choisir\u00a0?";
export const GIFT_PRICE_TOO_LONG = "40\u00a0caractères maximum.";
export const GIFT_STARS_FULL = "Vous avez déjà mis 12 étoiles. Enlevez-en une pour en mettre une autre.";
export const GIFT_WISHES_FULL =
  "Cette liste ne peut pas contenir plus de souhaits. Retirez-en un pour en ajouter.";
export const GIFT_RESERVATIONS_FULL =
  "Cette liste ne peut pas contenir plus de réservations. Retirez-en une pour en ajouter une autre.";
export const GIFT_LIST_CLOSED = "La liste est fermée. Rouvrez-la pour ajouter un cadeau.";

// Facts about a baby's size
export const FACT_MISSING = "Saisissez un poids, ou choisissez la taille qui va en ce moment.";
export const FACT_WEIGHT_INVALID = "Saisissez un poids, comme 5,1\u00a0kg ou 11\u00a0lb 4\u00a0oz.";
export const FACT_WEIGHT_AMBIGUOUS =
  "Saisissez des livres entières à côté des onces, ou des livres avec décimales et sans onces.";
export const FACT_LENGTH_INVALID = "Saisissez une longueur, comme 59\u00a0cm ou 23,25\u00a0in.";
export const FACT_UNIT_INVALID = "Choisissez une unité.";
export const FACT_SIZE_INVALID = "Choisissez une taille dans la liste.";
export const FACT_SEX_INVALID = "Choisissez une réponse dans la liste.";
export const FACT_BABY_INVALID = "Choisissez l’un de vos bébés.";
export const FACT_DATE_INVALID = "Choisissez une date valide.";
export const FACT_DATE_AHEAD = "Cette date ne peut pas être dans le futur.";
export const FACT_BEFORE_BIRTH = "Cette date est antérieure à la naissance.";
export const FACT_TOO_LATE =
  "Les tailles sont estimées pour les deux premières années. Choisissez une date antérieure.";
export const FACT_DOUBTED = "Vérifiez le nombre, l’unité et la date.";
export const FACT_LIMIT =
  "Ce plan contient déjà 100\u00a0informations, le maximum. Retirez-en une pour en ajouter une autre.";
export const FACT_NOT_SAVED = "Nous n’avons pas pu l’enregistrer. Réessayez.";
export const BAG_EMPTY =
  "Nous n’y trouvons pas de vêtements. Essayez par exemple «\u00a012 bodys 3–6M, 2 bonnets\u00a0».";
export const BAG_TEXT_TOO_LONG = "Ce texte est trop long\u00a0: 4\u202f000\u00a0caractères maximum.";
export const BAG_COUNT_INVALID = "Saisissez des nombres entiers de 0 à 999.";
export const BAG_COUNT_TOO_HIGH =
  "Avec ce sac, une quantité dépasserait 999\u00a0: nous ne l’avons donc pas enregistré. Vérifiez les quantités.";
export const BAG_NOT_SAVED = "Nous n’avons pas pu enregistrer ce sac. Réessayez.";
export const COUNTS_UNREADABLE = "Problème avec les données";
export const PASS_ON_EMPTY = "Cochez d’abord ce que vous transmettez.";
export const BOX_LABEL_REQUIRED = "Donnez un nom au carton.";
export const BOX_TEXT_TOO_LONG = "80\u00a0caractères maximum.";
export const BOX_PIECES_REQUIRED = "Choisissez d’abord au moins une pièce.";
export const BOX_CHANGED =
  "Rien n’a changé, car ce n’est plus comme à l’ouverture de la page. Regardez de nouveau.";
export const BOXES_FULL =
  "Ce plan a déjà 60\u00a0cartons, le maximum. Utilisez l’un d’eux, ou videz-en un et supprimez-le d’abord.";
export const BOX_NOT_SAVED = "Nous n’avons pas pu enregistrer ce carton. Réessayez.";

// Items added by hand
export const ITEM_INFORMATION_MISSING = "Il manque des informations pour ajouter l’article.";
export const ITEM_NAME_REQUIRED = "Donnez un nom à l’article.";
export const ITEM_NAME_TOO_LONG = "80\u00a0caractères maximum.";
export const ITEM_NAME_UNREADABLE =
  "Évitez les retours à la ligne, les caractères invisibles et les accents empilés.";
export const ITEM_CATEGORY_REQUIRED = "Choisissez une catégorie.";
export const ITEM_ESSENTIALITY_INVALID = "Choisissez l’importance de l’article.";
export const ITEM_WARMTH_INVALID = "Choisissez un vêtement de la liste, ou aucun.";
export const ITEM_QUANTITY_INVALID = "Saisissez un nombre entier de 0 à 20.";
export const ITEM_GROUP_UNKNOWN = "La météo de ce plan a changé. Rechargez la page et réessayez.";
export const ITEM_NOTES_TOO_LONG = "2\u202f000\u00a0caractères maximum.";
export const CUSTOM_ITEM_LIMIT =
  "Ce plan contient déjà 100\u00a0articles ajoutés, le maximum. Retirez-en un pour en ajouter un autre.";
export const CUSTOM_ITEM_NOT_CREATED = "Nous n’avons pas pu créer l’article";
export const USER_ITEM_NOT_CREATED = "Nous n’avons pas pu créer votre article";
export const CUSTOM_ITEM_NOT_ADDED = "Nous n’avons pas pu ajouter l’article.";
export const CUSTOM_ITEM_NOT_SAVED = "Nous n’avons pas pu enregistrer l’article. Réessayez.";
export const CUSTOM_ITEM_NOT_REMOVED = "Nous n’avons pas pu retirer l’article. Réessayez.";
export const CUSTOM_ITEM_NOT_RESTORED = "Impossible de récupérer cet article.";

// Clothing images and shopping links, for administrators
export const IMAGE_TYPE_INVALID =
  "Type de fichier non accepté. Seuls les fichiers PNG, JPEG, JPG, WebP et AVIF le sont.";
export const IMAGE_TOO_LARGE = "Fichier trop lourd. La taille maximale est de 5\u00a0Mo.";
export const IMAGE_TOO_MANY_PIXELS = "Image trop grande. Le maximum est de 40\u00a0mégapixels.";
export const IMAGE_AVIF_UNREADABLE =
  "Cette image AVIF ne peut pas être lue dans ce navigateur. Utilisez JPEG, PNG ou WebP.";
export const IMAGE_MISSING = "Choisissez un fichier image.";
export const IMAGE_ITEM_UNKNOWN = "Cet article n’est pas dans le catalogue.";
export const IMAGE_UPLOAD_FAILED = "L’envoi a échoué";
export const IMAGE_ROLE_REQUIRED = "L’envoi d’images demande le rôle d’administration ou de propriétaire";
export const MANAGER_SIGNED_OUT = "Votre session n’est pas ouverte";
export const ROLE_UNVERIFIED = "Impossible de vérifier vos autorisations";
export const MANAGER_ROLE_REQUIRED =
  "La gestion des images de vêtements demande le rôle d’administration ou de propriétaire.";
export const LINK_CATEGORY_INVALID = "Choisissez Haut de gamme ou Petit budget.";
export const LINK_ORDER_INVALID = "Saisissez un nombre entier de 0 à 999.";
export const LINK_AUDIENCE_INVALID = "Choisissez une réponse dans la liste.";
export const LINK_TITLE_REQUIRED = "Saisissez le nom du produit.";
export const LINK_TEXT_UNREADABLE =
  "Évitez les retours à la ligne, les caractères invisibles et les accents empilés.";
export const LINK_TEXT_TOO_LONG = "200\u00a0caractères maximum.";
export const LINK_URL_INVALID = "Saisissez une adresse complète qui commence par https://.";
export const LINK_URL_TOO_LONG = "2\u202f000\u00a0caractères maximum.";
export const SHEET_PRICE_INVALID =
  "Indiquez un prix supérieur à 0 et jusqu’à 10\u202f000, par exemple 12,50.";
export const SHEET_PREMIUM_LOW = "Indiquez au moins le prix économique.";
export const SHEET_SHARE_INVALID = "Indiquez un pourcentage entier de 0 à 100.";
export const SHEET_NOT_SAVED = "Nous n’avons pas pu enregistrer les prix. Réessayez.";
export const PRICE_DAY_INVALID = "Indiquez un jour qui n’est pas dans le futur.";
export const PRICE_INVALID = "Indiquez un prix de 0 à 10\u202f000, par exemple 12,50.";
export const PRICES_CHANGED =
  "Les prix de votre pays ont changé. Vérifiez les vôtres et enregistrez-les à nouveau.";
export const PRICES_NOT_SAVED = "Nous n’avons pas pu enregistrer vos prix. Réessayez.";
export const LINK_FIELDS_INVALID = "Vérifiez les champs signalés.";
export const LINK_NOT_SAVED = "Nous n’avons pas pu enregistrer le lien. Réessayez.";
export const LINK_ROLE_REQUIRED =
  "La gestion des liens d’achat demande le rôle d’administration ou de propriétaire.";
export const UNKNOWN = "Une erreur inconnue est survenue";

// Final dashboard and birth
export const SELECTION_FAILED = "Nous n’avons pas pu enregistrer le choix";
export const SELECTION_NOT_UPDATED = "Nous n’avons pas pu changer votre choix.";
export const SELECTION_NOT_CLEARED = "Nous n’avons pas pu retirer votre choix.";
/** An answer of the wrong shape, and a refusal without a message. */
export const RPC_ANSWER_INVALID = "Le serveur a envoyé des données inattendues.";
export const RPC_FAILED = "Erreur inattendue";
export const BIRTH_DATE_INVALID = "Saisissez une date valide.";
export const BIRTH_DATE_AHEAD = "La date de naissance ne peut pas être dans le futur.";
export const BIRTH_DATE_LONG_AGO = "Saisissez une date des deux dernières années.";
export const BIRTH_NOT_SAVED = "Nous n’avons pas pu enregistrer la date de naissance. Réessayez.";
export const LANGUAGE_NOT_SAVED = "Nous n’avons pas pu enregistrer la langue. Réessayez.";
export const UNITS_NOT_SAVED = "Nous n’avons pas pu enregistrer les unités. Réessayez.";

// Sharing
export const SHARE_ANSWER_INVALID = "Réponse du serveur non valide\u00a0: il manque replicationToken";
export const SHARE_LINK_FAILED = "Impossible de créer le lien de partage.";
export const SHARE_LINK_UNREADABLE = "Impossible de charger le lien de partage. Réessayez.";
export const SHARE_NOT_SAVED = "Nous n’avons pas pu enregistrer vos changements. Réessayez.";
export const SHARE_REVOKE_FAILED = "Nous n’avons pas pu désactiver le lien de partage. Réessayez.";
export const COPY_LINK_FAILED = "Nous n’avons pas pu copier le lien.";
export const CLIPBOARD_MISSING = "Ce navigateur ne permet pas de copier.";

// Replication
export const REPLICATION_LINK_MISSING = "Le lien de copie manque ou n’est pas valide.";
export const REPLICATION_TOKEN_INVALID =
  "Le lien de copie n’est pas valide ou a expiré, ou il n’y a rien à montrer.";
export const REPLICATION_NOT_FOUND = "Le lien de copie est introuvable ou ses données ne sont pas valides.";
export const REPLICATION_TOKEN_MISSING = "Il manque une partie du lien de copie.";
export const REPLICATION_FAILED = "La copie du plan n’a pas pu commencer.";
export const REPLICATION_ANSWER_INVALID =
  "Réponse du serveur non valide\u00a0: il manque newOnboardingId ou l’état";
export const REPLICATION_UNREADABLE =
  "Impossible de charger les données de la copie. Le lien n’est peut-être pas valide, ou il a expiré.";
export const REPLICATION_SIGNED_OUT = "Connectez-vous pour garder une copie d’un plan.";
export const REPLICATION_NOT_READY =
  "Ce plan est en cours de mise à jour et ne peut pas être copié pour l’instant. Réessayez dans une minute.";
export const REPLICATION_LIMIT_REACHED =
  "Vous avez déjà 20\u00a0plans copiés, le maximum par compte. Vos propres questionnaires ne changent pas.";

// Trips
export const TRIP_DESTINATION_REQUIRED = "Choisissez votre destination dans la liste.";
export const TRIP_DESTINATION_UNKNOWN = "Nous ne trouvons pas ce lieu. Choisissez-en un autre à côté.";
export const TRIP_START_INVALID = "Choisissez une date de départ.";
export const TRIP_END_INVALID = "Choisissez une date de retour.";
export const TRIP_END_EARLY = "La date de retour ne peut pas être avant la date de départ.";
export const TRIP_TOO_LONG = "Un voyage peut durer 90\u00a0jours au plus.";
export const TRIP_TOO_LONG_AGO = "Choisissez des dates des cinq dernières années.";
export const TRIP_TOO_FAR_AHEAD = "Choisissez des dates dans les trois ans à venir.";
export const TRIP_PLAN_REQUIRED = "Choisissez l’un de vos plans terminés.";
export const TRIP_NOTES_TOO_LONG = "2\u202f000\u00a0caractères maximum.";
export const TRIP_LIMIT_REACHED =
  "Vous avez déjà 50\u00a0voyages, le maximum par compte. Supprimez-en un pour en préparer un autre.";
export const TRIP_FAILED = "Nous n’avons pas pu préparer ce voyage. Réessayez.";
export const TRIP_NOT_SAVED = "Nous n’avons pas pu enregistrer votre voyage. Réessayez.";
export const TRIP_NOT_DELETED = "Nous n’avons pas pu supprimer le voyage. Réessayez.";
export const TRIP_NOT_RESTORED = "Impossible de récupérer ce voyage.";
export const TRIP_TICK_NOT_SAVED = "Nous n’avons pas pu l’enregistrer. Réessayez.";
export const TRIP_ITEM_NOT_ADDED = "Nous n’avons pas pu ajouter l’article à votre plan. Réessayez.";
export const TRIP_PLAN_GONE = "Le plan de ce voyage a été supprimé.";

// Reading
export const ATTEMPTS_UNREADABLE = "Impossible de charger les plans";
export const ATTEMPT_DETAILS_UNREADABLE = "Impossible de charger les détails du plan";
export const RECOMMENDATIONS_NOT_FOUND =
  "Impossible de charger les recommandations de ce plan pour cette taille.";
export const ANSWER_INVALID = "Le serveur a envoyé des données non valides";
export const UNEXPECTED_BARE = "Une erreur inattendue est survenue.";
export const UNEXPECTED = "Une erreur inattendue est survenue. Réessayez.";
export const HUMAN_NEEDED = "Confirmez que vous n’êtes pas un robot, puis renvoyez le formulaire.";
export const ADDRESS_SAME = "C’est déjà votre e-mail.";
export const PASSKEY_TOO_LATE = "Cela a pris trop de temps. Réessayez.";
export const PASSKEY_REFUSED =
  "Cette clé d’accès n’a pas fonctionné ici. Réessayez ou choisissez un autre moyen de connexion.";
export const PASSKEY_FAILED =
  "Impossible d’utiliser une clé d’accès pour le moment. Réessayez ou choisissez un autre moyen de connexion.";
export const PASSKEY_NOT_ADDED =
  "Cette clé d’accès ne peut pas être ajoutée. Vous l’avez peut-être déjà, ou vous en avez dix.";
export const PASSKEY_CANCELED = "Rien n’a été confirmé. Réessayez ou choisissez un autre moyen de connexion.";
export const PASSKEY_PROOF_NEEDED = "Confirmez d’abord que c’est bien vous.";
export const PASSKEY_NAME_REQUIRED = "Saisissez un nom.";
export const PASSKEY_NAME_UNREADABLE =
  "Évitez les retours à la ligne, les caractères invisibles et les accents empilés.";
export const PASSKEY_NAME_TOO_LONG = "60\u00a0caractères maximum.";
export const PASSKEY_LAST =
  "C’est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe ou ajoutez une autre clé d’accès.";
export const PASSKEY_NOT_FOUND = "Cette clé d’accès n’existe plus.";
