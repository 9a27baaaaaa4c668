import type { ReaderTexts } from '../reader-texts.ts';

export default {
  title: 'Thông tin của bạn',
  over: {
    title: 'Liên kết này không còn dùng được',
    about:
      'Có thể liên kết đã hết hạn, đã được thay bằng liên kết mới hoặc chưa được sao chép đầy đủ. Vui lòng mở lại từ email mời bạn, hoặc yêu cầu một liên kết khác.',
  },
  head: '{{team}} mời bạn xác nhận thông tin',
  lead: 'Xác nhận địa chỉ nhận email và quyết định có cho {{team}} xem số liệu tài khoản của bạn hay không. Cả hai đều tự nguyện, bạn có thể chỉ làm một trong hai.',
  until: 'Liên kết này có hiệu lực đến {{at}}',
  address: {
    title: 'Địa chỉ email của bạn',
    about: '{{team}} sẽ gửi email đến địa chỉ này và không chuyển cho nhóm khác.',
    known: 'Địa chỉ hiện {{team}} đang có là {{address}}.',
    label: 'Địa chỉ email',
    hint: 'Địa chỉ mà chính bạn đọc thư',
    empty: 'Vui lòng nhập địa chỉ email',
    confirm: 'Xác nhận địa chỉ',
    done: 'Đã xác nhận: {{address}}',
    change: 'Đổi địa chỉ',
  },
  accounts: {
    title: 'Kết nối tài khoản của bạn',
    about:
      'Sau khi kết nối, {{team}} xem được số liệu do chính nền tảng cung cấp, bạn không cần gửi ảnh chụp màn hình nữa. Bạn đăng nhập trên trang của chính nền tảng.',
    connect: 'Kết nối {{platform}}',
    again: 'Kết nối lại {{platform}}',
    state: { ok: 'Đã kết nối', broken: 'Kết nối không còn hiệu lực' },
    since: 'Kết nối lúc {{at}}',
    fetched: 'Cập nhật lúc {{at}}',
    brokenAbout:
      '{{platform}} không còn chấp nhận kết nối này. Nếu bạn không kết nối lại, dữ liệu chúng tôi có được từ kết nối này sẽ bị xóa trong vài ngày.',
    unavailable: 'Trang này chưa hỗ trợ kết nối {{platform}}',
    notConnected: 'Chưa kết nối',
    disconnect: 'Ngắt kết nối {{platform}}',
    homepage: 'Mở trang cá nhân trên {{platform}}',
  },
  sees: {
    title: 'Những thông tin có thể xem',
    youtube:
      'Kênh của bạn: tên, ảnh hồ sơ, phần mô tả, số người đăng ký\nVideo của bạn: tiêu đề, ngày đăng, lượt xem, lượt thích và bình luận\nKhán giả của bạn: tỷ lệ theo quốc gia hoặc vùng lãnh thổ, độ tuổi và giới tính, không có thông tin của bất kỳ cá nhân nào',
    tiktok:
      'Tài khoản của bạn: tên, ảnh hồ sơ, tiểu sử, số người theo dõi và lượt thích\nVideo của bạn: tiêu đề, ngày đăng, lượt xem, lượt thích, bình luận và lượt chia sẻ\nTikTok không cung cấp thông tin về những người theo dõi bạn',
    instagram:
      'Tài khoản của bạn: tên, ảnh đại diện, tiểu sử, số người theo dõi\nBài viết của bạn: chú thích, ngày đăng, lượt phát, lượt thích, bình luận và lượt chia sẻ\nNgười theo dõi bạn: tỷ lệ theo quốc gia hoặc vùng lãnh thổ, độ tuổi và giới tính, không có thông tin của bất kỳ cá nhân nào',
  },
  note: {
    youtube:
      'Nếu Google báo rằng trình duyệt này có thể không an toàn, hãy mở trang này bằng Safari hoặc Chrome.',
    tiktok: 'Trên trang của TikTok, hãy đăng nhập vào tài khoản bạn muốn kết nối.',
    instagram:
      'Cần có tài khoản chuyên nghiệp (nhà sáng tạo hoặc doanh nghiệp); bạn có thể chuyển đổi miễn phí trong phần cài đặt của Instagram.',
  },
  consent: {
    words:
      'Tôi đồng ý cho Starbridge đọc những thông tin nêu trên từ tài khoản {{platform}} của tôi và hiển thị cho {{team}} cũng như cho nhóm của các thương hiệu khác sử dụng trang này để đánh giá việc hợp tác. Tôi có thể ngắt kết nối trên trang này bất cứ lúc nào; khi đó, dữ liệu có được qua kết nối sẽ bị xóa.',
    edition: 'Phiên bản {{edition}}',
    needed: 'Vui lòng đọc và đánh dấu vào ô này trước',
    go: 'Đến {{platform}}',
    cancel: 'Để sau',
  },
  outcome: {
    connected:
      'Đã kết nối {{platform}}. Số liệu được tự động cập nhật mỗi ngày một lần, bạn không cần làm gì thêm.',
    denied: 'Bạn đã không đồng ý trên {{platform}}. Không có gì thay đổi.',
    otherAccount:
      'Tài khoản {{platform}} vừa đăng nhập không phải là @{{handle}}; chúng tôi không lưu bất cứ dữ liệu nào của tài khoản đó. Hãy chuyển tài khoản trên {{platform}} rồi thử lại.',
    failed: '{{platform}} chưa hoàn tất kết nối và không có dữ liệu nào được lưu. Vui lòng thử lại sau.',
    expired:
      'Kết nối chưa hoàn tất do mất quá nhiều thời gian hoặc bạn quay lại bằng trình duyệt khác. Vui lòng bắt đầu lại.',
  },
  disconnect: {
    title: 'Ngắt kết nối {{platform}}?',
    about:
      'Chúng tôi sẽ ngừng đọc dữ liệu của @{{handle}} ngay lập tức, đồng thời xóa mã truy cập và mọi dữ liệu có được qua mã đó. {{team}} sẽ không xem được những số liệu này nữa.',
    confirm: 'Ngắt kết nối',
    keep: 'Giữ kết nối',
    done: 'Đã ngắt kết nối {{platform}} và xóa dữ liệu có được qua kết nối.',
    doneHere:
      'Về phía chúng tôi, kết nối và dữ liệu liên quan đã bị xóa. Để chấm dứt hoàn toàn, hãy gỡ cả ứng dụng này trong phần cài đặt {{platform}} của bạn.',
    settings: 'Mở phần cài đặt của {{platform}}',
  },
  promises: {
    never: {
      title: 'Những điều chúng tôi không bao giờ làm',
      items:
        'Đăng, sửa hoặc xóa bất kỳ nội dung nào của bạn\nĐọc tin nhắn của bạn hoặc hành động dưới danh nghĩa của bạn\nXem mật khẩu của bạn\nBán dữ liệu của bạn',
    },
    back: {
      title: 'Cách rút lại sự đồng ý',
      items:
        'Quay lại trang này và ngắt kết nối: dữ liệu được xóa ngay lập tức\nHoặc gỡ ứng dụng này trong phần cài đặt của nền tảng: chúng tôi sẽ xóa dữ liệu trong vòng một tuần\nNếu liên kết này đã hết hạn, hãy yêu cầu nhóm đã mời bạn gửi liên kết khác, hoặc liên hệ với đơn vị vận hành trang này',
    },
  },
} satisfies ReaderTexts['creator-page'];
