import type { ReaderTexts } from '../reader-texts.ts';

export default {
  title: 'メールの配信停止',
  ask: '「{{team}}」からのメールの配信を停止しますか？',
  about: '停止すると、「{{team}}」から {{address}} へのメールは今後一切送信されません。',
  confirm: '配信を停止する',
  doneTitle: '配信を停止しました',
  done: '「{{team}}」から {{address}} へのメールは今後送信されません。すでに送信処理中のメールは届く場合があります。',
  wrongTitle: 'リンクが無効です',
  wrong:
    '配信停止用のリンクが不完全か、正しくありません。メール内のリンクを直接開くか、そのメールに返信して配信停止の希望をお伝えください。',
  failedTitle: 'ページを読み込めませんでした',
  failed: 'ネットワークまたはサービスに問題が発生しています。しばらくしてからもう一度お試しください。',
} satisfies ReaderTexts['unsubscribe'];
