import type { ReaderTexts } from '../reader-texts.ts';

export default {
  cancel: 'Batal',
  copied: 'Tersalin',
  copy: 'Salin',
  download: 'Unduh {{name}}',
  save: 'Simpan',
  saved: 'Tersimpan',
  succeeded: 'Berhasil',
} satisfies ReaderTexts['common'];
