import type { ReaderTexts } from '../reader-texts.ts';

export default {
  title: '取消訂閱',
  ask: '不想再收到「{{team}}」的郵件嗎？',
  about: '確認後，「{{team}}」不會再寄送任何郵件至 {{address}}。',
  confirm: '確認取消訂閱',
  doneTitle: '已取消訂閱',
  done: '「{{team}}」不會再寄送郵件至 {{address}}。已經寄出的郵件可能仍會送達。',
  wrongTitle: '連結無效',
  wrong: '這個取消訂閱連結不完整或有誤。請直接點開郵件中的連結，或回覆郵件，告訴對方您不想再收到郵件。',
  failedTitle: '頁面無法載入',
  failed: '網路或服務暫時有問題，請稍後再試。',
} satisfies ReaderTexts['unsubscribe'];
