import type { ReaderTexts } from '../reader-texts.ts';

export default {
  cancel: '취소',
  copied: '복사되었습니다',
  copy: '복사',
  download: '{{name}} 다운로드',
  save: '저장',
  saved: '저장되었습니다',
  succeeded: '완료되었습니다',
} satisfies ReaderTexts['common'];
