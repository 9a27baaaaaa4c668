import type { LanguageWords } from './vocabulary.ts';

export const vi: LanguageWords = {
  language: 'vi',
  given:
    'Minh Anh|Thu Hà|Ngọc Lan|Phương Thảo|Khánh Linh|Bảo Trâm|Quỳnh Như|Hải Yến|Thanh Mai|Tuấn Kiệt|Gia Bảo|Đức Huy|Hoàng Nam|Quang Dũng|Nhật Minh|Thành Đạt|Mai Chi|Hà My|An Nhiên|Tường Vy|Cẩm Tú|Bích Ngọc|Diệu Linh|Trọng Nghĩa|Văn Toàn|Hồng Nhung|Kim Ngân|Lan Hương|Ánh Tuyết|Thùy Dung|Công Vinh|Đăng Khoa|Hữu Phước|Yến Nhi|Bé Na|Tít|Su|Bống|Cún|Tí',
  family:
    'Nguyễn|Trần|Lê|Phạm|Hoàng|Phan|Vũ|Võ|Đặng|Bùi|Đỗ|Hồ|Ngô|Dương|Lý|Đinh|Đoàn|Lâm|Trịnh|Mai|Cao|Tạ|Huỳnh|Châu|Kiều|Quách|Tô|Hứa',
  fullName: '{f} {g}',
  cities: {
    VN: 'Hà Nội|Sài Gòn|Đà Nẵng|Huế|Cần Thơ|Hải Phòng|Đà Lạt|Nha Trang|Vũng Tàu|Quy Nhơn|Hội An|Buôn Ma Thuột|Biên Hòa|Vinh|Thanh Hóa|Nam Định|Phan Thiết|Bến Tre|Sa Pa|Phú Quốc',
  },
  about:
    'Sống ở {c}|Người {c}|{y} năm làm về {t}|Chủ yếu là {t}, thỉnh thoảng có {u}|{t}, {u} và {w}|Chuyện {t} ở {c}|Mê {t} từ nhỏ|Chia sẻ {t} mỗi ngày|Hỏi mình về {t} nhé|Một góc nhỏ cho người yêu {t}|Ban ngày đi làm, tối về với {t}|Vừa học vừa kể về {t}|Cùng mình khám phá {t}',
  closers:
    'Video mới mỗi thứ Sáu|Cảm ơn bạn đã ghé|Theo dõi mình nhé|Nhắn tin mình trả lời hết|Livestream tối thứ Bảy|Link ở bên dưới|Chúc bạn một ngày vui|Mưa và trà|Nghiện cà phê sữa|Không lọc, không nói quá|Ai thích thì ở lại|Hẹn gặp ở phần bình luận|Nói thật, làm thật',
  contact: 'Hợp tác: {e}|Liên hệ công việc: {e}|Booking: {e}|Mail: {e}',
  ventures: 'Chủ tiệm {b}|Kênh phụ @{b}|Cửa hàng {b}|Người sáng lập {b}|Thành viên {b}',
  captions:
    'Nói thật về {t}|Phần 2 của {t} đây|Lưu lại để làm dần: {t}|Mẹo {t} cho người mới|{t} hay {u}? Bình luận cho mình biết|Ngày thứ {y} với {t}|Hóa ra {t} dễ vậy|Lỗi hay gặp khi bắt đầu với {t}|Một ngày với {t}|Ai mê {t} điểm danh|Lần đầu thử {t}|Tất tần tật về {t}|Một phút về {t}|Từ {t} đến {u}',
  partner: 'Dùng thử đồ mới của {b} cho {t}|Một tuần {t} cùng {b}|Mã giảm giá {b} ở tiểu sử|Mở hộp {b}: {t}',
  disclosures: '#ad|#sponsored|#ad #quangcao|Paid partnership',
  hashtags: 'xuhuong|fyp|viral|review|meohay|vlog|haingay|chiase|thinhhanh|moingay',
  niches: {
    food: {
      names: 'Bếp nhà {g}=bepnha|{g} ăn gì=angi|{g} đi ăn=dian',
      self: 'người mê ẩm thực|thợ săn món ngon|đầu bếp tại gia|người thích ăn cay',
      lines:
        'Ẩm thực đường phố mỗi tuần.|Nấu món quê cho người xa nhà.|Ăn ngon không cần đắt.|Món mới từ bếp nhỏ của mình.',
      topics:
        'ẩm thực đường phố|phở|bún bò|bánh mì|cơm nhà|ốc đêm|cà phê sữa đá|món chay|bánh ngọt|lẩu|món miền Tây|ăn vặt|nồi chiên không dầu|hải sản|bánh xèo|chè|cơm tấm|gỏi cuốn|bún chả|đồ nướng',
      tags: 'ẩm thực|monngon|review đồ ăn|nấuăn|ănvặt|congthuc|đặcsản',
      captions:
        'Quán này bán ba mươi năm rồi|Giòn rụm, ăn là ghiền|Năm mươi nghìn no cả nhà|Công thức của mẹ đây',
    },
    beauty: {
      names: '{g} làm đẹp=lamdep|{g} trang điểm=makeup',
      self: 'thợ trang điểm|người mê dưỡng da|người nghiện son',
      lines: 'Đánh giá thật cho da nhạy cảm.|Trang điểm mười phút.|Da đẹp cần kiên nhẫn.',
      topics:
        'dưỡng da|son môi|kem chống nắng|trang điểm nhẹ|da dầu mụn|chăm sóc tóc|mặt nạ|móng xinh|nước hoa|kẻ mắt|phấn má|tẩy trang|da nhạy cảm|tóc xoăn',
      tags: 'làmđẹp|skincare|makeup|dưỡngda|sonmôi|chamsocda',
      captions: 'Da mình sau ba mươi ngày|Màu này hợp da ngăm|Đừng bỏ qua bước này',
    },
    fashion: {
      names: '{g} mặc gì=macgi|Tủ đồ {g}=tudo',
      self: 'người mê đồ cũ|cô nàng nấm lùn|chủ tiệm áo dài',
      lines: 'Một chiếc váy, năm kiểu.|Mặc đẹp khi cao mét rưỡi.|Đồ cũ mà chất.',
      topics:
        'áo dài|đồ công sở|phối đồ|đồ si|váy mùa hè|giày thể thao|túi xách|áo khoác|đồ đi biển|nấm lùn|màu trung tính|đồ dự tiệc',
      tags: 'phốiđồ|thờitrang|ootd|outfit|đồsi|áodài',
      captions: 'Một chân váy mặc cả tuần|Ai cũng hỏi mua áo này ở đâu|Tám mươi nghìn thôi nha',
    },
    tech: {
      names: '{g} công nghệ=congnghe|{g} máy tính=maytinh',
      self: 'người mê công nghệ|lập trình viên|thợ sửa điện thoại',
      lines: 'Dùng một tháng rồi mới nói.|Công nghệ cho người không rành.|Mua đúng, khỏi tiếc.',
      topics:
        'điện thoại giá rẻ|bàn phím cơ|góc làm việc|tai nghe|mẹo chụp ảnh|nhà thông minh|laptop sinh viên|ứng dụng hay|robot hút bụi|sạc dự phòng|học lập trình|đồng hồ thông minh',
      tags: 'côngnghệ|đánhgiá|điệnthoại|mởhộp|laptop|meocongnghe',
      captions: 'Tắt cài đặt này ngay|Xem hết rồi hãy mua|Góc làm việc sau một năm',
    },
    gaming: {
      names: '{g} chơi game=choigame|{g} leo rank=leorank',
      self: 'game thủ vui vẻ|người mê game cũ|streamer đêm',
      lines: 'Thua vẫn vui.|Tối nào cũng lên sóng.|Hướng dẫn cho người mới.',
      topics:
        'leo hạng|game di động|game kinh dị|game nông trại|mẹo cho tân thủ|game cũ|game độc lập|bí mật bản đồ|chơi cùng bạn|game đua xe|trang bị mạnh|giải đố',
      tags: 'game|gamethu|gaming|leorank|streamer|gamemobile',
      captions: 'Đồng đội ngủ hết rồi|Nốt ván này thôi|Thắng khi còn một giọt máu',
    },
    travel: {
      names: '{g} đi đâu=didau|{g} phượt=phuot',
      self: 'dân phượt|người mê biển|người đi chậm',
      lines: 'Đi rẻ mà vui.|Xe máy và những con đèo.|Lịch trình có sẵn, chỉ việc đi.',
      topics:
        'du lịch bụi|đèo núi|biển vắng|cắm trại|homestay|Đà Lạt mùa hoa|săn mây|chợ nổi|phố cổ|tàu đêm|đảo nhỏ|lịch trình hai ngày',
      tags: 'dulịch|phượt|checkin|cămtrại|dulichvietnam|sănmây',
      captions: 'Hai ngày chưa tới một triệu|Chỗ này còn ít người biết|Thức dậy trên mây',
    },
    fitness: {
      names: '{g} tập gym=tapgym|{g} chạy bộ=chaybo',
      self: 'huấn luyện viên|người chạy chậm|giáo viên yoga',
      lines: 'Tập tại nhà vẫn khỏe.|Chạy chậm mà bền.|Đúng tư thế rồi mới tăng tạ.',
      topics:
        'tập tại nhà|chạy bộ|yoga|giảm mỡ|giãn cơ|cơ bụng|đạp xe|bơi lội|nhảy dây|bữa ăn nhiều đạm|đau lưng|tư thế đúng',
      tags: 'tậpgym|sứckhỏe|chạybộ|yoga|giảmcân|tạinhà',
      captions: 'Mười phút, không cần dụng cụ|Tuần thứ sáu rồi nè|Hôm nay nghỉ thật',
    },
    home: {
      names: 'Nhà của {g}=nhacua|Vườn {g}=vuon',
      self: 'người mê cây|mẹ đảm dọn nhà|người ở trọ khéo tay',
      lines: 'Phòng trọ nhỏ mà xinh.|Rau sạch trên sân thượng.|Gọn một chút mỗi ngày.',
      topics:
        'phòng trọ|cây cảnh|vườn sân thượng|dọn nhà|bếp nhỏ|đồ gia dụng|trang trí|tự sơn tường|hoa hồng|nội thất cũ|ban công|sắp xếp tủ',
      tags: 'nhàcửa|decor|phòngtrọ|làmvườn|đồgiadụng|dọnnhà',
      captions: 'Trước và sau, cùng một căn phòng|Hết có hai trăm nghìn|Cà chua chín rồi',
    },
    parenting: {
      names: '{g} và các bé=cacbe|Nhà {g} có bé=cobe',
      self: 'mẹ bỉm hai con|bố ở nhà|cô giáo mầm non',
      lines: 'Lớn lên cùng con.|Chơi với con không cần màn hình.|Chuyện bỉm sữa mỗi ngày.',
      topics:
        'ăn dặm|mẹ bỉm|kể chuyện cho bé|đồ chơi tự làm|bé đi học|bé lười ăn|ru ngủ|dạy con|gia đình nhỏ|sách cho bé|bé tập nói|cơm cho bé',
      tags: 'mẹbỉm|nuôicon|ăndặm|embé|giađình|dạycon',
      captions: 'Con ăn hết thật nè|Yên được mười một phút|Thùng giấy thắng đồ chơi',
    },
    pets: {
      names: '{g} và mèo=vameo|Boss nhà {g}=boss',
      self: 'sen của ba con mèo|người cứu hộ chó mèo|người nuôi cá',
      lines: 'Nhà ba mèo, một sofa.|Nhận nuôi, đừng mua.|Boss mới là nhân vật chính.',
      topics:
        'mèo mướp|chó ta|cứu hộ|hạt cho mèo|tắm chó|cá cảnh|mèo con|dạy chó|thỏ|chuột hamster|chim cảnh|đi khám thú y',
      tags: 'mèo|chó|thúcưng|boss|cứuhộ|mèocon',
      captions: 'Nghe tiếng hạt là chạy|Ngày đầu đã chiếm sofa|Cuối cùng cũng có nhà',
    },
    music: {
      names: '{g} hát=hat|{g} guitar=guitar',
      self: 'người hát dạo|thầy dạy guitar|nhạc sĩ phòng ngủ',
      lines: 'Hát một lần, không cắt.|Nhạc cho đêm mưa.|Dạy guitar từ số không.',
      topics:
        'hát cover|guitar|bolero|nhạc tự viết|piano|sáo trúc|đàn tranh|thu âm tại nhà|luyện giọng|hợp âm|nhạc xưa|hát đường phố',
      tags: 'cahát|cover|guitar|âmnhạc|bolero|nhạcviệt',
      captions: 'Viết lúc hai giờ sáng|Bạn thích bản nào hơn?|Đeo tai nghe nha',
    },
    comedy: {
      names: '{g} hài=hai|{g} tấu hài=tauhai',
      self: 'cây hài xóm|diễn viên một mình|người kể chuyện cười',
      lines: 'Một mình đóng cả nhà.|Chuyện công sở mỗi ngày.|Cười cái đã.',
      topics:
        'chuyện công sở|mẹ gọi điện|hàng xóm|đi họp lớp|xem mắt|ở trọ|ăn cưới|tết đến|đi chợ|giọng vùng miền|bạn cùng phòng|đi trễ',
      tags: 'hài|hàihước|cười|tiểuphẩm|giảitrí|vuinhộn',
      captions: 'Mẹ mình mỗi lần gọi|Năm phút nữa tới liền|Chờ bà dì xuất hiện',
    },
    education: {
      names: 'Lớp học {g}=lophoc|{g} học=hoc',
      self: 'giáo viên tiếng Anh|người mê sử Việt|người đọc sách',
      lines: 'Mỗi ngày một điều hay.|Tiếng Anh không khó.|Kể chuyện sử Việt.',
      topics:
        'tiếng Anh|sử Việt|mẹo học bài|sách hay|tiếng Trung|toán vui|ôn thi|khoa học vui|viết văn|phỏng vấn|du học|thuyết trình',
      tags: 'họctập|tiếnganh|sáchhay|lịchsử|kiếnthức|ônthi',
      captions: 'Từ này bạn đọc sai rồi|Ba cuốn sách cho cuối tuần|Ra là vậy',
    },
    cars: {
      names: '{g} chạy xe=chayxe|Gara {g}=gara',
      self: 'thợ sửa xe|dân chơi xe máy|chủ xe điện',
      lines: 'Sửa xe tại nhà.|Xe cũ mà bền.|Xe điện nói thật.',
      topics:
        'xe điện|xe máy cũ|độ xe|rửa xe|thay nhớt|xe số|mua xe cũ|chạy đường dài|lốp xe|bảo dưỡng|lái xe an toàn|tiết kiệm xăng',
      tags: 'xemáy|ôtô|xeđiện|độxe|sửaxe|phượt',
      captions: 'Đề một phát nổ liền|Chủ cũ không nói điều này|Tự sửa đỡ tám trăm',
    },
    finance: {
      names: '{g} tiết kiệm=tietkiem|{g} bán hàng=banhang',
      self: 'chủ tiệm nhỏ|người ghi chép chi tiêu|người bán hàng online',
      lines: 'Chi tiêu của người bình thường.|Bán hàng từ phòng trọ.|Tiết kiệm mà vẫn vui.',
      topics:
        'chi tiêu|tiết kiệm|bán hàng online|khởi nghiệp nhỏ|lương đầu tiên|quỹ khẩn cấp|đóng gói đơn|nghề tay trái|đi chợ rẻ|giá bán|thuế hộ kinh doanh|ngân sách tháng',
      tags: 'tiếtkiệm|kinhdoanh|chitiêu|bánhàngonline|khởinghiệp|tàichính',
      captions: 'Đơn thứ một trăm nè|Một tuần không mua gì|Tiền đi đâu hết rồi',
    },
    art: {
      names: '{g} vẽ=ve|{g} làm đồ handmade=handmade',
      self: 'họa sĩ màu nước|người đan len|thợ gốm',
      lines: 'Mỗi ngày một bức nhỏ.|Đất, men và lửa.|Nhận đặt tranh.',
      topics:
        'màu nước|vẽ ký họa|đan len|gốm|tranh lụa|thư pháp|vẽ số|thêu tay|hoa giấy|sơn mài|chân dung|sổ tay',
      tags: 'vẽ|nghệthuật|handmade|đanlen|màunước|tranh',
      captions: 'Bốn mươi giờ trong một phút|Trang đầu cuốn sổ mới|Giai đoạn xấu, kiên nhẫn nhé',
    },
  },
};
