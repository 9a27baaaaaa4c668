/** The sandbox's phone, which scans payment codes and pays. */
export default {
  title: '模拟手机付款',
  sandbox: '这是沙盒里的模拟手机：不会扣任何真实的钱，用来检验付款的各种情况。',
  waiting: {
    title: '等待付款的二维码',
    none: '现在没有等待付款的订单。下单后，在二维码旁打开这里，或者用手机扫码。',
  },
  unknown: {
    title: '没有这个付款码',
    about: '它可能属于另一个沙盒，或者地址没有复制完整。',
    others: '看看等待付款的二维码',
  },
  pay: {
    label: '付款',
    merchant: '星桥（沙盒商户）',
    description: '商品',
    number: '商户单号',
    until: '支付截止',
  },
  outcome: {
    paid: '支付成功',
    left: '您取消了付款。二维码还能再次支付。',
    closed: '订单已关闭，不能再支付',
    expired: '二维码已过期，不能再支付',
  },
  payments: { label: '付款记录', at: '{{at}} 支付', refunded: '已退回 {{sum}}' },
  faults: {
    title: '不顺利的情况',
    about: '这些情况偶尔会发生。无论选哪一个，钱要么换成权益，要么原路退回，不会多也不会少。',
  },
  deed: {
    pay: '确认支付',
    payWrongly: '付错金额',
    payTwice: '付两次',
    payLate: '关闭后付款',
    notifyLate: '通知晚到',
    notifyFiveTimes: '通知五次',
    neverNotify: '从不通知',
  },
  about: {
    payWrongly: '实际支付的金额与订单差一分。',
    payTwice: '同一个订单付两次款；已经付过的再付一次。',
    payLate: '订单关闭或过期之后，钱才付到。',
    notifyLate: '现在付款，支付服务过 {{minutes}} 分钟才通知。',
    notifyFiveTimes: '现在付款，同一条通知送达五次。',
    neverNotify: '现在付款，支付服务不发任何通知。',
  },
  notNow: { late: '（订单关闭或过期后可用）', over: '（只能用于等待付款的订单）' },
};
