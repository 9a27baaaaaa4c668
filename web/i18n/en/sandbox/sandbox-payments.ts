export default {
  title: 'Pay with a simulated phone',
  sandbox:
    'This simulated phone belongs to the sandbox. No real money moves. Use it to try out any payment scenario.',
  waiting: {
    title: 'Codes waiting for payment',
    none: 'No orders are waiting for payment. Place one, then open this page next to its QR code or scan the code with a phone.',
  },
  unknown: {
    title: 'Payment code not found',
    about: 'It may belong to another sandbox, or the address is incomplete.',
    others: 'View codes waiting for payment',
  },
  pay: {
    label: 'Payment',
    merchant: 'Starbridge (sandbox merchant)',
    description: 'Item',
    number: 'Order number',
    until: 'Pay by',
  },
  outcome: {
    paid: 'Paid',
    left: 'You cancelled. The code can still be paid.',
    closed: 'The order is closed and can’t be paid any more',
    expired: 'The code has expired and can’t be paid any more',
  },
  payments: { label: 'Payments', at: 'Paid {{at}}', refunded: '{{sum}} refunded' },
  faults: {
    title: 'When things go wrong',
    about:
      'All of this happens from time to time. Whichever you choose, the money either buys benefits or is refunded in full.',
  },
  deed: {
    pay: 'Pay',
    payWrongly: 'Pay the wrong amount',
    payTwice: 'Pay twice',
    payLate: 'Pay late',
    notifyLate: 'Notify late',
    notifyFiveTimes: 'Notify five times',
    neverNotify: 'Never notify',
  },
  about: {
    payWrongly: 'The amount paid differs from the order by one fen.',
    payTwice: 'Pay twice for one order, or once more if it’s already paid.',
    payLate: 'The money arrives after the order closes or expires.',
    notifyLate: 'Pay now. The payment service notifies us {{minutes}} minutes later.',
    notifyFiveTimes: 'Pay now. The same notification arrives five times.',
    neverNotify: 'Pay now. The payment service sends no notification.',
  },
  notNow: {
    late: '(once the order closes or expires)',
    over: '(only while the order is waiting for payment)',
  },
};
