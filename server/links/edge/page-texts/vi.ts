import type { PageTexts } from './page-texts.ts';

export const vi: PageTexts = {
  unknown: {
    title: 'Không tìm thấy liên kết này',
    about: 'Liên kết có thể bị gõ sai hoặc thiếu. Hãy kiểm tra lại hoặc hỏi người đã gửi cho bạn.',
  },
  off: {
    title: 'Liên kết này đã bị tắt',
    about: 'Chủ sở hữu đã tắt liên kết. Hãy hỏi người đã gửi cho bạn.',
  },
  expired: {
    title: 'Liên kết này đã hết hạn',
    about: 'Liên kết chỉ có hiệu lực trong một thời gian và nay đã hết hạn.',
  },
  tooMany: {
    title: 'Vui lòng đợi một phút',
    about: 'Mạng này vừa mở quá nhiều liên kết không tồn tại. Bạn có thể thử lại sau một phút.',
  },
  unavailable: { title: 'Hiện chưa mở được', about: 'Dịch vụ đang bận. Vui lòng tải lại sau giây lát.' },
  inApp: {
    title: 'Hãy mở bằng trình duyệt',
    about:
      'Trình duyệt trong ứng dụng này không mở được ứng dụng khác. Chạm vào “···” hoặc nút chia sẻ ở trên cùng rồi chọn “Mở bằng trình duyệt”, hoặc sao chép liên kết và dán vào trình duyệt.',
  },
  copying: { copy: 'Sao chép liên kết', copied: 'Đã sao chép', link: 'Liên kết' },
};
