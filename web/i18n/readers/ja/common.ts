import type { ReaderTexts } from '../reader-texts.ts';

export default {
  cancel: 'キャンセル',
  copied: 'コピーしました',
  copy: 'コピー',
  download: '{{name}} をダウンロード',
  save: '保存',
  saved: '保存しました',
  succeeded: '完了しました',
} satisfies ReaderTexts['common'];
