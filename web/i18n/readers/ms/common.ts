import type { ReaderTexts } from '../reader-texts.ts';

export default {
  cancel: 'Batal',
  copied: 'Telah disalin',
  copy: 'Salin',
  download: 'Muat turun {{name}}',
  save: 'Simpan',
  saved: 'Telah disimpan',
  succeeded: 'Berjaya',
} satisfies ReaderTexts['common'];
