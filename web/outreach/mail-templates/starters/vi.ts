import type { Starter } from './starter.ts';

export const vi: readonly Starter[] = [
  {
    kind: 'body',
    subject: 'Mời {{creator.handle|bạn}} cùng hợp tác ra mắt sản phẩm mới',
    html:
      '<p>Chào {{creator.name|bạn}},</p>' +
      '<p>Mình là {{sender.name|người phụ trách hợp tác}} bên {{team.name|nhãn hàng}}. Mình vừa xem video của bạn ({{creator.topPost.title|đăng gần đây}}) trên {{creator.platform|mạng xã hội}}: chân thật, chỉn chu, và người xem trò chuyện với bạn rất thân tình. Đó đúng là điều bên mình đang tìm.</p>' +
      '<p>Bên mình sắp ra mắt sản phẩm mới và rất muốn có bạn đồng hành:</p>' +
      '<ul><li>Bên mình gửi sản phẩm trước, bạn dùng thấy thích thì hãy quay</li><li>Ý tưởng do bạn quyết định, bên mình chỉ gửi những điểm chính cần nhắc đến</li><li>Chi phí theo báo giá của bạn, và có thể thêm hoa hồng trên doanh số nếu bạn muốn</li></ul>' +
      '<p>Nếu bạn quan tâm, chỉ cần trả lời email này kèm báo giá và thời gian phù hợp. Nếu chưa tiện, bạn nhắn một câu “mình xin phép từ chối” cũng được, mình sẽ không làm phiền thêm.</p>' +
      '<p>Cảm ơn bạn và mong sớm nhận được hồi âm!</p><p>{{sender.name|Bộ phận hợp tác}}<br>{{team.name|Đội ngũ nhãn hàng}}</p>',
  },
  {
    kind: 'followUp',
    subject: '',
    html:
      '<p>Chào {{creator.name|bạn}},</p>' +
      '<p>Mấy hôm trước mình có gửi bạn email mời hợp tác. Mình biết hộp thư dễ bị trôi nên nhắn lại một chút.</p>' +
      '<p>Có một điều mình chưa kịp nói: với lượt xem trung bình của bạn ({{creator.averagePlays|theo những gì bên mình thấy}}), các video rất hợp với đợt ra mắt này, và bên mình mong được hợp tác lâu dài chứ không chỉ một video.</p>' +
      '<p>Nếu bạn muốn tìm hiểu thêm, chỉ cần trả lời “quan tâm”, mình sẽ gửi thông tin sản phẩm và lịch trình.</p>' +
      '<p>{{sender.name|Bộ phận hợp tác}}</p>',
  },
  {
    kind: 'followUp',
    subject: '',
    html:
      '<p>Chào {{creator.name|bạn}},</p>' +
      '<p>Đây là email cuối cùng mình gửi về đợt ra mắt này. Bên mình sắp chốt danh sách và vẫn đang giữ một chỗ cho bạn.</p>' +
      '<p>Nếu lần này chưa hợp thời điểm thì hoàn toàn không sao. Bạn cứ cho mình biết bạn thích loại sản phẩm nào, khi có sản phẩm phù hợp mình sẽ liên hệ lại.</p>' +
      '<p>Chúc bạn luôn nhiều cảm hứng sáng tạo!</p><p>{{sender.name|Bộ phận hợp tác}}<br>{{team.name|Đội ngũ nhãn hàng}}</p>',
  },
];
