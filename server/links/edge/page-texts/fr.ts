import type { PageTexts } from './page-texts.ts';

export const fr: PageTexts = {
  unknown: {
    title: 'Ce lien n’existe pas',
    about:
      'Il est peut-être mal saisi ou incomplet. Vérifiez-le ou demandez à la personne qui vous l’a envoyé.',
  },
  off: {
    title: 'Ce lien est désactivé',
    about: 'Son propriétaire l’a désactivé. Demandez à la personne qui vous l’a envoyé.',
  },
  expired: {
    title: 'Ce lien a expiré',
    about: 'Il était valable pour une durée limitée, désormais terminée.',
  },
  tooMany: {
    title: 'Patientez une minute',
    about: 'Ce réseau vient d’ouvrir trop de liens inexistants. Réessayez dans une minute.',
  },
  unavailable: {
    title: 'Indisponible pour le moment',
    about: 'Le service est très sollicité. Rechargez la page dans un instant.',
  },
  inApp: {
    title: 'Ouvrez ce lien dans votre navigateur',
    about:
      'Le navigateur de cette application ne peut pas ouvrir d’autres applications. Touchez « ··· » ou le bouton de partage et choisissez « Ouvrir dans le navigateur », ou copiez le lien et collez-le dans votre navigateur.',
  },
  copying: { copy: 'Copier le lien', copied: 'Copié', link: 'Lien' },
};
