import type { ReaderTexts } from '../reader-texts.ts';

export default {
  cancel: 'Hủy',
  copied: 'Đã sao chép',
  copy: 'Sao chép',
  download: 'Tải xuống {{name}}',
  save: 'Lưu',
  saved: 'Đã lưu',
  succeeded: 'Thao tác thành công',
} satisfies ReaderTexts['common'];
