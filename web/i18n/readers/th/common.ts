import type { ReaderTexts } from '../reader-texts.ts';

export default {
  cancel: 'ยกเลิก',
  copied: 'คัดลอกแล้ว',
  copy: 'คัดลอก',
  download: 'ดาวน์โหลด {{name}}',
  save: 'บันทึก',
  saved: 'บันทึกแล้ว',
  succeeded: 'ดำเนินการสำเร็จ',
} satisfies ReaderTexts['common'];
