import type { ReaderTexts } from '../reader-texts.ts';

export default {
  close: '닫기',
  retry: '다시 시도',
  top: { language: '언어', toDark: '다크 모드로 전환', toLight: '라이트 모드로 전환' },
  error: { notLoaded: '불러오지 못했습니다' },
  creatorFoot: { poweredBy: '이 페이지는 Starbridge에서 제공합니다', privacy: '개인정보처리방침' },
  form: { pattern: { email: '이메일 주소 형식이 올바르지 않습니다' } },
} satisfies ReaderTexts['shell'];
