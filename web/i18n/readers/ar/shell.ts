import type { ReaderTexts } from '../reader-texts.ts';

export default {
  close: 'إغلاق',
  retry: 'إعادة المحاولة',
  error: { notLoaded: 'تعذّر تحميل المحتوى' },
  top: {
    language: 'اللغة',
    toDark: 'التبديل إلى الوضع الداكن',
    toLight: 'التبديل إلى الوضع الفاتح',
  },
  creatorFoot: { poweredBy: 'هذه الصفحة مقدَّمة من Starbridge', privacy: 'سياسة الخصوصية' },
  form: { pattern: { email: 'عنوان البريد الإلكتروني غير صالح' } },
} satisfies ReaderTexts['shell'];
