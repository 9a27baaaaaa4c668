import type { ReaderTexts } from '../reader-texts.ts';

export default {
  close: '關閉',
  retry: '重試',
  top: { language: '語言', toDark: '切換為深色模式', toLight: '切換為淺色模式' },
  error: { notLoaded: '內容無法載入' },
  creatorFoot: { poweredBy: '本頁由 Starbridge 提供', privacy: '隱私權政策' },
  form: { pattern: { email: '電子信箱格式不正確' } },
} satisfies ReaderTexts['shell'];
