import type { ReaderTexts } from '../reader-texts.ts';

export default {
  close: 'ปิด',
  retry: 'ลองอีกครั้ง',
  top: { language: 'ภาษา', toDark: 'เปลี่ยนเป็นโหมดมืด', toLight: 'เปลี่ยนเป็นโหมดสว่าง' },
  error: { notLoaded: 'โหลดเนื้อหาไม่สำเร็จ' },
  creatorFoot: { poweredBy: 'หน้านี้ให้บริการโดย Starbridge', privacy: 'นโยบายความเป็นส่วนตัว' },
  form: { pattern: { email: 'รูปแบบอีเมลไม่ถูกต้อง' } },
} satisfies ReaderTexts['shell'];
