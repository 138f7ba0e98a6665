// The terms of use. The statements about listings are required although no one can list anything yet; the
// text says so.

import type { LegalText } from "~/words/en/public/legal.ts";
import { PRODUCT_NAME } from "~/words/fr/layout.ts";

export const TERMS: LegalText = {
  title: "Conditions d’utilisation",
  description: `L’accord entre vous et ${PRODUCT_NAME}\u00a0: ce que le plan est et n’est pas, votre compte, les partages, les liens d’achat, les annonces, et la façon de régler les litiges.`,
  firstPublished: "février 2025",
  short: [
    `${PRODUCT_NAME} conseille combien de vêtements il peut falloir à un bébé. C’est gratuit, et ce n’est pas un avis médical.`,
    "Il faut avoir au moins 18\u00a0ans. Gardez votre mot de passe pour vous, et ne partagez que ce que vous avez le droit de partager.",
    "Les litiges se règlent par un arbitrage individuel obligatoire, selon le droit du Delaware.",
  ],
  sections: {
    agreement: [
      "Cet accord",
      `Ces conditions sont un accord entre vous et ${PRODUCT_NAME} («\u00a0nous\u00a0»). En créant un compte ou en utilisant le site, vous les acceptez. Sinon, n’utilisez pas le site. Seule la version anglaise fait foi.`,
      "La façon dont nous traitons les informations personnelles est décrite dans la [politique de confidentialité](/privacy).",
    ],
    "who-may-use": [
      "Qui peut l’utiliser",
      "Vous devez avoir au moins 18\u00a0ans et pouvoir conclure un contrat. Donnez une vraie adresse e-mail, gardez votre mot de passe pour vous, et prévenez-nous si vous pensez que quelqu’un d’autre utilise votre compte. Vous répondez de ce qui s’y passe.",
    ],
    plans: [
      "Plans et recommandations",
      "Un plan est calculé à partir de la météo passée ou habituelle, de tailles publiées et de vos réponses. La météo, les bébés et les foyers diffèrent. Les quantités sont un conseil, et ce que vous achetez est votre décision.",
      "Rien sur le site n’est un avis médical. Suivez l’avis de votre pédiatre, les instructions du fabricant et les règles de sécurité pour le sommeil et le siège auto s’ils disent autre chose.",
      "Le nombre de plans par compte dépend de l’abonnement. Les abonnements supérieurs ne sont pas encore disponibles. Nous pouvons modifier, limiter ou arrêter des fonctions, et nous essaierons de vous prévenir à temps.",
    ],
    "your-content": [
      "Ce que vous saisissez et partagez",
      "Les notes, les titres et les articles que vous saisissez restent à vous. Vous nous autorisez à les enregistrer et à les afficher pour vous fournir le service, et à montrer un plan partagé à toute personne qui a son lien. Toute personne qui en fait une copie la conserve.",
      "Les personnes que vous invitez dans un plan peuvent le voir, et celles qui en ont le rôle peuvent le modifier. Ce qu’elles ajoutent reste dans le plan. Un plan appartient à son propriétaire, qui peut retirer des personnes et céder le plan à l’une d’elles.",
      "Ne saisissez et ne partagez que ce que vous avez le droit de partager et qui est légal. Ni haine, ni harcèlement, ni logiciels malveillants, ni publicité, ni informations personnelles sur d’autres personnes.",
    ],
    "fair-use": [
      "Un usage correct",
      "Il est interdit de s’introduire dans le site ou dans le compte d’autrui, de contourner ses limites, de le surcharger, d’en extraire le contenu au-delà de ce que font les moteurs de recherche, ou de se faire passer pour quelqu’un d’autre. La recherche en sécurité qui respecte les données d’autrui est la bienvenue\u00a0: dites-nous d’abord ce que vous trouvez.",
    ],
    "shopping-links": [
      "Liens d’achat",
      `Certains liens mènent à des magasins qui nous paient. ${PRODUCT_NAME} touche une commission sur les achats concernés, sans frais pour vous. Vous achetez au magasin, selon ses conditions. Nous ne vendons pas ces produits et n’en sommes pas responsables.`,
    ],
    listings: [
      "Annonces entre utilisateurs",
      "Les annonces ne sont pas proposées pour le moment. Si elles le deviennent, ces règles s’appliquent\u00a0:",
      [
        "Le site est une plateforme où des particuliers proposent leurs propres articles et en fixent le prix. Nous ne sommes pas partie à la vente.",
        "Le site ne permet pas de payer en ligne. Acheteurs et vendeurs règlent le paiement entre eux.",
        "Il faut avoir au moins 18\u00a0ans.",
        "Les prix sont en dollars américains (USD).",
        "Acheteurs et vendeurs organisent eux-mêmes le retrait ou la livraison.",
        "Une vente est définitive dès que l’article est marqué comme vendu.",
        "Les vendeurs répondent de leurs articles\u00a0: ils doivent leur appartenir, être décrits fidèlement, propres et sûrs, et ne pas faire l’objet d’un rappel.",
      ],
    ],
    "our-rights": [
      "Ce qui est à nous",
      "Le site, ses textes, ses dessins et ses logiciels nous appartiennent, ou appartiennent à ceux qui nous en donnent le droit. Vous pouvez les utiliser pour votre propre famille, imprimer votre plan et partager son lien. Les sources des données météo et de lieux sont citées là où elles apparaissent.",
      "Ce qui vient d’autres personnes\u00a0: [les licences](/licenses.txt).",
    ],
    ending: [
      "Fin de cet accord",
      "Vous pouvez supprimer votre compte à tout moment dans [votre profil](/profile). Nous pouvons suspendre ou fermer un compte qui enfreint ces conditions ou met d’autres personnes en danger, et nous dirons pourquoi, sauf si la loi ou la sécurité l’interdit.",
    ],
    liability: [
      "Garantie et responsabilité",
      "Le site est fourni «\u00a0en l’état\u00a0» et «\u00a0selon disponibilité\u00a0», sans garantie d’aucune sorte, expresse ou implicite, dans la mesure permise par la loi.",
      "Dans la mesure permise par la loi, nous ne répondons pas des dommages indirects, accessoires ou consécutifs, et notre responsabilité totale est limitée au plus élevé de ces deux montants\u00a0: 100\u00a0dollars américains, ou ce que vous nous avez payé dans les douze mois précédant la réclamation. Rien ici ne limite une responsabilité que la loi ne permet pas de limiter, ni vos droits de consommateur.",
    ],
    disputes: [
      "Droit et litiges",
      "Le droit de l’État du Delaware régit ces conditions, à l’exception de ses règles de conflit de lois.",
      "Écrivez-nous d’abord\u00a0; la plupart des choses se règlent ainsi. Un litige que nous ne pouvons pas régler en 60\u00a0jours est tranché par un arbitrage individuel obligatoire, et non par un tribunal ni devant un jury. Les demandes sont seulement individuelles\u00a0: il n’y a ni action de groupe ni action par représentation. Chaque partie peut plutôt saisir un tribunal des petites créances, ou un tribunal pour une mesure urgente de protection de droits. Vous pouvez refuser l’arbitrage en nous écrivant dans les 30\u00a0jours qui suivent l’acceptation de ces conditions. Le droit impératif de la consommation de l’endroit où vous vivez reste applicable.",
    ],
    "changes-and-contact": [
      "Changements et contact",
      "Quand ces conditions changent, la seconde date en haut de page change aussi, et votre liste de plans vous le dit une fois. Nous annonçons les changements importants avant qu’ils prennent effet. Si une partie ne peut pas s’appliquer, le reste demeure.",
      "Écrivez-nous à [notre adresse e-mail](contact).",
    ],
  },
};
