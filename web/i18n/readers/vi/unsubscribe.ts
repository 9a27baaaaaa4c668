import type { ReaderTexts } from '../reader-texts.ts';

export default {
  title: 'Hủy đăng ký nhận email',
  ask: 'Bạn không muốn nhận email từ “{{team}}” nữa?',
  about: 'Sau khi bạn xác nhận, “{{team}}” sẽ không gửi bất kỳ email nào đến {{address}} nữa.',
  confirm: 'Hủy đăng ký',
  doneTitle: 'Đã hủy đăng ký',
  done: '“{{team}}” sẽ không gửi email đến {{address}} nữa. Những email đang được gửi đi có thể vẫn đến hộp thư của bạn.',
  wrongTitle: 'Liên kết không hợp lệ',
  wrong:
    'Liên kết hủy đăng ký không đầy đủ hoặc không đúng. Hãy mở liên kết trực tiếp từ email, hoặc trả lời email để cho biết bạn không muốn nhận nữa.',
  failedTitle: 'Không tải được trang này',
  failed: 'Mạng hoặc dịch vụ đang gặp sự cố. Vui lòng thử lại sau ít phút.',
} satisfies ReaderTexts['unsubscribe'];
