import type { ReaderTexts } from '../reader-texts.ts';

export default {
  close: 'Fermer',
  retry: 'Réessayer',
  error: { notLoaded: 'Le contenu n’a pas pu être chargé' },
  top: {
    language: 'Langue',
    toDark: 'Passer en mode sombre',
    toLight: 'Passer en mode clair',
  },
  creatorFoot: {
    poweredBy: 'Cette page est fournie par Starbridge',
    privacy: 'Politique de confidentialité',
  },
  form: { pattern: { email: 'Cette adresse e-mail n’est pas valide' } },
} satisfies ReaderTexts['shell'];
