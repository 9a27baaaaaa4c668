import type { ReaderTexts } from '../reader-texts.ts';

export default {
  close: 'Schließen',
  retry: 'Erneut versuchen',
  error: { notLoaded: 'Der Inhalt konnte nicht geladen werden' },
  top: {
    language: 'Sprache',
    toDark: 'Zum dunklen Design wechseln',
    toLight: 'Zum hellen Design wechseln',
  },
  creatorFoot: {
    poweredBy: 'Diese Seite wird von Starbridge bereitgestellt',
    privacy: 'Datenschutzerklärung',
  },
  form: { pattern: { email: 'Diese E-Mail-Adresse ist ungültig' } },
} satisfies ReaderTexts['shell'];
