import type { ReaderTexts } from '../reader-texts.ts';

export default {
  close: 'Tutup',
  retry: 'Coba lagi',
  top: { language: 'Bahasa', toDark: 'Beralih ke mode gelap', toLight: 'Beralih ke mode terang' },
  error: { notLoaded: 'Konten tidak dapat dimuat' },
  creatorFoot: { poweredBy: 'Halaman ini disediakan oleh Starbridge', privacy: 'Kebijakan privasi' },
  form: { pattern: { email: 'Alamat email tidak valid' } },
} satisfies ReaderTexts['shell'];
