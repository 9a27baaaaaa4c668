import type { ReaderTexts } from '../reader-texts.ts';

export default {
  title: '메일 수신 거부',
  ask: '“{{team}}”에서 보내는 메일을 더 이상 받지 않으시겠습니까?',
  about: '수신을 거부하면 “{{team}}”에서 {{address}} 주소로 더 이상 메일을 보내지 않습니다.',
  confirm: '수신 거부',
  doneTitle: '수신 거부되었습니다',
  done: '“{{team}}”에서 {{address}} 주소로 더 이상 메일을 보내지 않습니다. 이미 발송된 메일은 도착할 수 있습니다.',
  wrongTitle: '잘못된 링크입니다',
  wrong:
    '수신 거부 링크가 불완전하거나 올바르지 않습니다. 메일에 있는 링크를 직접 열거나, 메일에 회신하여 더 이상 받고 싶지 않다고 알려 주세요.',
  failedTitle: '페이지를 열 수 없습니다',
  failed: '네트워크 또는 서비스에 문제가 있습니다. 잠시 후 다시 시도해 주세요.',
} satisfies ReaderTexts['unsubscribe'];
