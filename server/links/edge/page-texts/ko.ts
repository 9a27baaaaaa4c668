import type { PageTexts } from './page-texts.ts';

export const ko: PageTexts = {
  unknown: {
    title: '링크를 찾을 수 없습니다',
    about:
      '주소가 잘못되었거나 일부가 빠졌을 수 있습니다. 확인 후 다시 시도하거나 링크를 보낸 분에게 문의하세요.',
  },
  off: {
    title: '사용이 중지된 링크입니다',
    about: '링크 소유자가 사용을 중지했습니다. 링크를 보낸 분에게 문의하세요.',
  },
  expired: {
    title: '만료된 링크입니다',
    about: '정해진 기간에만 사용할 수 있는 링크이며, 기간이 지났습니다.',
  },
  tooMany: {
    title: '1분만 기다려 주세요',
    about: '이 네트워크에서 존재하지 않는 링크를 너무 많이 열었습니다. 1분 후 다시 이용할 수 있습니다.',
  },
  unavailable: {
    title: '지금은 열 수 없습니다',
    about: '서비스 이용이 많습니다. 잠시 후 새로고침해 주세요.',
  },
  inApp: {
    title: '브라우저에서 열어 주세요',
    about:
      '앱 안의 브라우저에서는 다른 앱을 열 수 없습니다. 위쪽의 ‘···’ 또는 공유 버튼을 눌러 ‘브라우저에서 열기’를 선택하거나, 링크를 복사해 브라우저에 붙여 넣으세요.',
  },
  copying: { copy: '링크 복사', copied: '복사됨', link: '링크' },
};
