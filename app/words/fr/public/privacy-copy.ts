// The privacy policy says what the product does: changing what is stored, sent, or kept changes this text.

import type { LegalText } from "~/words/en/public/legal.ts";
import { PRODUCT_NAME } from "~/words/fr/layout.ts";

export const PRIVACY: LegalText = {
  title: "Confidentialité",
  description: `Ce que ${PRODUCT_NAME} enregistre sur vous et le plan de votre bébé, qui d’autre le voit, combien de temps c’est gardé, et comment l’emporter ou le supprimer.`,
  firstPublished: "1er\u00a0juillet 2025",
  short: [
    "Nous enregistrons ce qu’il faut pour un plan\u00a0: votre e-mail, un lieu, une date, un rythme de lessive, et ce que vous nous dites avoir.",
    "Les prénoms sont facultatifs. Nous ne vendons pas vos données et n’affichons pas de publicité qui vous suit.",
    "Vous pouvez tout télécharger et tout supprimer depuis votre profil, à tout moment.",
  ],
  sections: {
    who: [
      "Qui nous sommes",
      `${PRODUCT_NAME} («\u00a0nous\u00a0») gère ce site et décide de l’usage des informations décrites ici. Cette politique concerne le site et les e-mails qu’il envoie. Seule la version anglaise fait foi.`,
      "Envoyez vos questions et vos demandes à [notre adresse e-mail](contact).",
    ],
    "what-you-give": [
      "Ce que vous nous donnez",
      [
        "Votre compte\u00a0: votre adresse e-mail, et un mot de passe, que nous gardons seulement sous forme d’empreinte salée. Si vous vous connectez plutôt avec Google ou Facebook, votre nom, votre adresse e-mail, l’adresse de votre photo et votre numéro de compte là-bas. Si vous ajoutez une clé d’accès, sa clé publique, le nom que vous lui donnez et sa dernière utilisation\u00a0; votre empreinte digitale ou votre visage ne quittent jamais votre appareil.",
        "Vos réponses au questionnaire\u00a0: code postal américain ou ville, date prévue d’accouchement, préférence garçon ou fille, rythme de lessive, et la date de naissance si vous l’indiquez.",
        "Des prénoms, si vous en donnez\u00a0: celui du bébé et le vôtre. Les personnes de votre plan les voient. Votre liste de naissance est signée de votre prénom et de celui de la seule autre personne qui modifie votre plan\u00a0; une page publique ne porte le prénom du bébé que dans un titre que vous avez choisi.",
        "La taille de votre bébé, si vous nous la dites\u00a0: poids, longueurs, tailles qui vont, leurs dates, et si c’est un garçon ou une fille.",
        "Votre plan\u00a0: combien vous avez de chaque article, vos notes, les articles que vous ajoutez, écartez ou cochez, les titres, quel plan est final, la température des pièces du bébé si vous l’indiquez, ce qui est à la crèche et vos lignes sur sa liste, ce qui est dans vos cartons avec leurs étiquettes et leurs endroits, vos propres prix, et, pour vous seul, ce que vous avez regardé en dernier dans Aujourd’hui, vos propres horaires et votre message du matin, avec ce que portait le bébé lors de son dernier matin.",
        "Vos voyages\u00a0: où et quand vous partez, la lessive, les activités, vos notes, et ce qui est dans la valise, vêtements et autres choses.",
        "Vos partages\u00a0: le lien que vous créez, et s’il contient vos notes.",
        "Les personnes que vous invitez dans votre plan\u00a0: leur adresse e-mail et leur rôle, pour pouvoir leur envoyer le lien.",
        "Vos choix pour les e-mails et les unités, et jusqu’à quel changement vous connaissez ces textes.",
      ],
      "Nous ne demandons ni nom complet, ni votre adresse postale, ni aucune donnée de paiement. N’en mettez pas non plus dans les notes et les titres.",
    ],
    "what-comes-along": [
      "Ce que nous recevons automatiquement",
      [
        "Votre adresse IP, pour vous répondre et empêcher les abus. Nos limites d’accès ne la conservent que sous forme d’empreinte à clé, et seulement jusqu’à leur remise à zéro.",
        "Le type de navigateur et d’appareil, gardé avec chaque connexion, pour que vous puissiez la reconnaître et y mettre fin depuis votre profil.",
        "Le fuseau horaire et le pays que notre hébergeur déduit de votre connexion, pour afficher le bon jour. Nous ne les enregistrons pas.",
        "Si vous activez les notifications sur un appareil\u00a0: l’adresse et les clés que son navigateur nous donne pour cela, chiffrées, et le type de navigateur. Elles sont supprimées quand vous les désactivez, et 90 jours après la fin de votre dernière connexion sur cet appareil.",
        "Des journaux techniques d’erreurs et d’événements de sécurité, sans mots de passe, ni liens, ni adresses e-mail complètes.",
      ],
      "Nous ne suivons pas votre position précise, et nous n’établissons pas de profil de vous pour la publicité.",
    ],
    cookies: [
      "Les cookies et ce que garde votre appareil",
      "Tous les cookies sont les nôtres et nécessaires à ce que vous demandez au site. Aucun ne sert à la publicité ni à la mesure d’audience.",
      [
        "Un cookie de session maintient votre session ouverte\u00a0: 30\u00a0jours sans utilisation, 90\u00a0jours au plus.",
        "Un cookie d’appareil connu, pendant 400\u00a0jours au plus, évite que les erreurs d’inconnus vous bloquent sur un appareil que vous avez déjà utilisé. Il retient aussi que vous y avez utilisé une clé d’accès.",
        "Sur une liste de naissance, un cookie garde pendant 400\u00a0jours au plus les clés de ce que vous y avez réservé, pour que vous puissiez le modifier ou l’annuler.",
        "Un cookie retient pendant deux semaines que vous ne voulez pas de question sur la taille de votre bébé.",
        "Un cookie retient pendant dix minutes à quel point les données que vous avez vues sont récentes, pour qu’aucune page ne vous en montre de plus anciennes.",
        "Des cookies de courte durée portent vers la page suivante des réponses au questionnaire, un lien de partage, une invitation, un lien reçu par e-mail, une inscription qui attend sa confirmation, la clé d’un formulaire envoyé après la fin de votre session, une connexion avec un autre service ou un message.",
        "Des cookies de préférences retiennent le plan, le rythme de lessive et la taille que vous avez regardés en dernier, et les parties que vous avez repliées.",
        "Deux autres retiennent votre langue et le fait que votre navigateur a déjà les styles du site.",
        "Si, sur Aujourd’hui, vous demandez la météo là où vous êtes, un cookie garde votre position, arrondie à environ 11\u00a0km, jusqu’à ce que vous quittiez cette page. Nous ne l’enregistrons ni ne la consignons.",
      ],
      "Tant que votre session est ouverte, votre navigateur garde aussi, pendant 30\u00a0jours au plus, les derniers plans, listes d’achats et listes de bagages que vous avez ouverts, et les changements faits sans connexion, dont des poids, pour que tout fonctionne hors connexion. La déconnexion les efface de l’appareil.",
      "Un service sans cookies peut compter les visites de la page d’accueil, du guide du sommeil et des pages juridiques. Il voit la page, la page précédente, le type de navigateur et votre adresse IP. Il ne compte personne qui ait un de nos cookies ou dont le navigateur envoie Global Privacy Control ou Do Not Track, et jamais les plans, les pages de compte ni les liens privés.",
    ],
    why: [
      "À quoi cela nous sert",
      [
        "À faire votre plan, à le tenir à jour sur vos appareils et à le montrer aux personnes avec qui vous le partagez (pour exécuter notre contrat avec vous).",
        "À envoyer des e-mails sur votre compte, comme des confirmations, des changements de mot de passe et des avis de sécurité (aussi pour exécuter notre contrat).",
        "À envoyer des rappels de tailles et un message du matin, seulement si vous les demandez (votre consentement, que vous pouvez retirer à tout moment). Un message du matin contient des vêtements et la météo, sans nom, lieu, date, quantité ni note\u00a0; il mène à votre plan.",
        "À protéger les comptes et le service contre les abus, et à trouver et corriger les problèmes (notre intérêt légitime à un service sûr).",
        "À respecter nos obligations légales.",
      ],
      "Les poids, les longueurs et les tailles qui conviennent servent à une seule chose\u00a0: dater les tailles de votre plan. Ils ne figurent jamais dans un partage, une copie, un e-mail, un journal ou une statistique. Supprimez-les un par un ou tous à la fois, sur la page où vous les avez saisis\u00a0; votre plan suit alors à nouveau le calendrier.",
      "Nous ne prenons aucune décision automatisée ayant pour vous un effet juridique ou d’une importance semblable. Les quantités d’un plan sont un conseil sur des vêtements.",
    ],
    "who-sees": [
      "Qui d’autre le voit",
      [
        "Notre hébergeur, Cloudflare, conserve les données et fait fonctionner le site pour nous.",
        "Un service d’e-mail (Resend ou Cloudflare) distribue nos e-mails.",
        "Si vous activez les notifications, c’est le service de votre propre navigateur qui les remet\u00a0: celui de Google, de Mozilla, d’Apple ou de Microsoft. Leur texte est chiffré pour votre navigateur. Le service apprend quand un navigateur en reçoit une, et rien de son contenu.",
        "Des services météo reçoivent un lieu, arrondi à un dixième de degré environ, et une période en heures, jours ou années. La prévision est d’Open-Meteo. Ils n’apprennent jamais qui demande.",
        "Google ou Facebook, si vous choisissez de vous connecter avec eux.",
        "Cloudflare Turnstile peut vérifier qu’un formulaire qui envoie un e-mail vient bien d’une personne. Il voit votre adresse IP et des informations sur votre navigateur, mais rien de ce que vous saisissez.",
        "Nous pouvons comparer un mot de passe que vous choisissez à une liste de mots de passe divulgués. Le service qui tient cette liste voit cinq des 40\u00a0caractères de l’empreinte du mot de passe, et jamais qui demande.",
        "Les personnes que vous invitez dans votre plan, une fois qu’elles l’ont rejoint. Elles y voient tout, votre prénom, ou votre adresse e-mail si vous n’en avez pas donné, et qui a changé quoi récemment. Vous voyez la même chose d’elles.",
        "Les personnes à qui vous donnez un lien de partage. Elles voient le lieu, la date, la préférence garçon ou fille et les quantités du plan, vos notes si vous les avez incluses, et votre adresse e-mail, masquée tant qu’elles ne se connectent pas.",
        "Les personnes à qui vous donnez un lien pour la crèche ou les grands-parents. Elles voient les vêtements d’aujourd’hui et de demain avec la météo, et un prénom seulement si vous en écrivez un pour ce lien. Elles ne voient ni votre lieu, ni les dates que vous avez indiquées, ni vos comptes, ni vos notes. Un lien s’arrête après 90\u00a0jours, ou dès que vous le fermez\u00a0; nous l’effaçons 30\u00a0jours après sa fin.",
        "Les personnes et les services d’agenda à qui vous donnez un lien d’agenda. Ils lisent à peu près quand commencent les tailles et les saisons des vêtements, et les dates de vos voyages, dans la langue que vous aviez en le créant. Ils ne voient ni noms, ni votre lieu, ni la date du terme, ni vos comptes, ni vos notes. Un lien prend fin dès que vous le fermez, ou avec le plan ou votre compte\u00a0; d’ici là, nous gardons les dates qu’il a données.",
        "Les personnes à qui vous donnez le lien de votre liste de naissance. Elles voient son titre et son mot d’accueil, les prénoms des parents, ce qu’il vous manque encore dans les tailles que vous avez choisies, et vos souhaits. Elles ne voient où vous vivez (ville et région) et le mois de la date prévue que si vous le choisissez, et jamais votre adresse, vos notes, ni les noms et messages des autres.",
        "Les parents, si vous réservez quelque chose sur leur liste de naissance\u00a0: ils voient votre nom, ce que vous offrez et votre message. Si la liste est une surprise, ils ne voient cela qu’à partir du jour qu’ils ont choisi ou de la naissance.",
        "Les magasins, si vous suivez un lien d’achat\u00a0: ils apprennent que vous venez de chez nous, mais rien de votre plan. Leurs propres règles s’appliquent chez eux.",
        "Les autorités, lorsque la loi l’exige.",
      ],
      "Nous ne vendons pas d’informations personnelles, et nous n’en partageons pas pour de la publicité d’un site à l’autre.",
    ],
    "how-long": [
      "Combien de temps nous le gardons",
      [
        "Votre compte et vos plans\u00a0: jusqu’à ce que vous les supprimiez.",
        "Un plan supprimé\u00a0: vous pouvez le récupérer pendant un court moment\u00a0; ensuite son contenu est effacé. Jusqu’à la suppression du compte, nous gardons la trace du questionnaire utilisé.",
        "Un compte que personne ne confirme\u00a0: 7\u00a0jours. Une nouvelle adresse e-mail que personne ne confirme\u00a0: un jour.",
        "Les liens de partage\u00a0: 90\u00a0jours, ou jusqu’à ce que vous les révoquiez. Une copie déjà faite appartient à qui l’a faite.",
        "Une invitation non acceptée, avec son adresse e-mail\u00a0: 14\u00a0jours, ou jusqu’à ce que vous la retiriez.",
        "Ce qui a changé dans un plan à plusieurs\u00a0: les 50\u00a0derniers changements. Si vous quittez le plan ou que l’on vous en retire, ce que vous y avez ajouté reste\u00a0; si vous supprimez votre compte, votre nom en disparaît.",
        "Une liste de naissance avec ses souhaits et ses réservations\u00a0: jusqu’à la suppression du plan. La personne qui a réservé peut annuler, ce qui efface son nom et son message. Si vous laissez une adresse e-mail avec une réservation, nous l’utilisons pour un seul e-mail avec le lien d’annulation, et nous l’effaçons quand la réservation prend fin ou que tout est arrivé.",
        "La trace qu’un e-mail a été envoyé\u00a0: 30\u00a0jours. Son texte est effacé dès l’envoi.",
        "Une adresse désinscrite, avec ou sans compte\u00a0: aussi longtemps que nous envoyons de tels e-mails, pour pouvoir l’exclure.",
        "Les sauvegardes de la base de données\u00a0: 30\u00a0jours au plus.",
      ],
    ],
    "your-choices": [
      "Vos choix et vos droits",
      "Consultez, corrigez, téléchargez ou supprimez vos données dans [votre profil](/profile). Supprimer le compte efface définitivement tout ce qui est à vous.",
      "Arrêtez les rappels et autres e-mails promotionnels dans votre profil, un message du matin sur sa propre page, et chacun d’eux avec le lien qu’il contient, ou sur [la page de désinscription](/unsubscribe). Vous recevrez toujours les e-mails sur votre compte.",
      "Selon l’endroit où vous vivez, notamment en vertu du RGPD et des lois de Californie et d’autres États américains, vous pouvez aussi avoir le droit de vous opposer à ce que nous faisons de vos données ou de le limiter, de les emporter ailleurs, de vous faire représenter et de contester notre réponse. Nous ne traitons jamais moins bien quelqu’un qui exerce un droit. Vous pouvez saisir l’autorité de protection des données de l’endroit où vous vivez.",
    ],
    children: [
      "Les enfants",
      "Le site s’adresse aux parents et à d’autres adultes. Il faut avoir au moins 18\u00a0ans pour ouvrir un compte. Ce que vous saisissez sur un bébé est à vous, et nous ne l’utilisons que pour votre plan. Si vous pensez qu’un enfant nous a donné des informations personnelles, dites-le-nous et nous les supprimerons.",
    ],
    security: [
      "Comment nous le protégeons",
      "Les connexions sont chiffrées. Les mots de passe, les clés de session et les liens envoyés par e-mail ne sont enregistrés que sous forme d’empreintes à sens unique\u00a0; les liens de partage et les e-mails en attente d’envoi sont enregistrés chiffrés. Pour les changements importants, nous vous demandons de confirmer que c’est bien vous et nous vous prévenons par e-mail. Aucun système n’est parfaitement sûr\u00a0: si une fuite vous met en danger, nous vous le dirons, ainsi qu’aux autorités, comme la loi l’exige.",
    ],
    where: [
      "Où les données sont traitées",
      "Notre hébergeur exploite des centres de données dans le monde entier, et vos données peuvent être traitées aux États-Unis et dans d’autres pays. Lorsque la loi l’exige, les transferts reposent sur des clauses contractuelles types ou une garantie équivalente.",
    ],
    changes: [
      "Les changements",
      "Quand cette politique change, la seconde date en haut de page change aussi, et votre liste de plans vous le dit une fois. Nous annonçons les changements importants sur le site ou par e-mail avant qu’ils prennent effet.",
    ],
  },
};
