import type { ReaderTexts } from '../reader-texts.ts';

export default {
  cancel: 'Abbrechen',
  copied: 'Kopiert',
  copy: 'Kopieren',
  download: '{{name}} herunterladen',
  save: 'Speichern',
  saved: 'Gespeichert',
  succeeded: 'Erledigt',
} satisfies ReaderTexts['common'];
