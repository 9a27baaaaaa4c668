import type { ReaderTexts } from '../reader-texts.ts';

export default {
  close: 'Đóng',
  retry: 'Thử lại',
  top: { language: 'Ngôn ngữ', toDark: 'Chuyển sang giao diện tối', toLight: 'Chuyển sang giao diện sáng' },
  error: { notLoaded: 'Không tải được nội dung' },
  creatorFoot: { poweredBy: 'Trang này do Starbridge cung cấp', privacy: 'Chính sách quyền riêng tư' },
  form: { pattern: { email: 'Địa chỉ email không hợp lệ' } },
} satisfies ReaderTexts['shell'];
