import type { ReaderTexts } from '../reader-texts.ts';

export default {
  cancel: 'Annuler',
  copied: 'Copié',
  copy: 'Copier',
  download: 'Télécharger {{name}}',
  save: 'Enregistrer',
  saved: 'Enregistré',
  succeeded: 'C’est fait',
} satisfies ReaderTexts['common'];
