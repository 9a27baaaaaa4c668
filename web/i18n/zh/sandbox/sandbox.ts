/** The sandbox panel: its clock, its personas and the product's own mails. */
export default {
  clock: {
    title: '沙盒时钟',
    same: '与真实时间一致',
    ahead: '比真实时间快 {{span}}',
    'days#other': '{{count}} 天',
    'hours#other': '{{count}} 小时',
    about:
      '拨快时钟，跟进轮次、达人回复和作品数据就会提前到来；监控中的作品会补上中间的数据，要等几秒。时钟只能往前拨，对所有人生效。',
    add: '拨快 {{span}}',
    nextSend: '跳到下一次发信（{{at}}）',
    moved: '时钟已拨到 {{now}}',
  },
  people: {
    title: '示例达人收到邮件后',
    reply: '阅读后回复',
    autoReply: '自动回复',
    bounce: '退信',
    read: '只阅读，不回复',
    never: '从不打开',
  },
  letters: {
    title: '系统邮件',
    none: '系统邮件不会真的发出，会显示在这里，例如支付成功的通知。',
  },
};
