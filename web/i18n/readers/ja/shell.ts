import type { ReaderTexts } from '../reader-texts.ts';

export default {
  close: '閉じる',
  retry: '再試行',
  top: { language: '言語', toDark: 'ダークモードに切り替える', toLight: 'ライトモードに切り替える' },
  error: { notLoaded: '読み込めませんでした' },
  creatorFoot: { poweredBy: 'このページはStarbridgeが提供しています', privacy: 'プライバシーポリシー' },
  form: { pattern: { email: 'メールアドレスの形式が正しくありません' } },
} satisfies ReaderTexts['shell'];
