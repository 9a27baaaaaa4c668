import type { ReaderTexts } from '../reader-texts.ts';

export default {
  cancel: '取消',
  copied: '已複製',
  copy: '複製',
  download: '下載 {{name}}',
  save: '儲存',
  saved: '已儲存',
  succeeded: '操作成功',
} satisfies ReaderTexts['common'];
