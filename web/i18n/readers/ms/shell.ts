import type { ReaderTexts } from '../reader-texts.ts';

export default {
  close: 'Tutup',
  retry: 'Cuba lagi',
  top: { language: 'Bahasa', toDark: 'Tukar kepada mod gelap', toLight: 'Tukar kepada mod cerah' },
  error: { notLoaded: 'Kandungan tidak dapat dimuatkan' },
  creatorFoot: { poweredBy: 'Halaman ini disediakan oleh Starbridge', privacy: 'Dasar privasi' },
  form: { pattern: { email: 'Alamat e-mel tidak sah' } },
} satisfies ReaderTexts['shell'];
