import type { ReaderTexts } from '../reader-texts.ts';

export default {
  cancel: 'إلغاء',
  copied: 'تم النسخ',
  copy: 'نسخ',
  download: 'تنزيل {{name}}',
  save: 'حفظ',
  saved: 'تم الحفظ',
  succeeded: 'تم بنجاح',
} satisfies ReaderTexts['common'];
