export default {
  title: 'Pay with a pretend phone',
  sandbox:
    'A pretend phone of the sandbox: no real money moves. It is here to try everything that happens with payments.',
  waiting: {
    title: 'Codes waiting for payment',
    none: 'No order waits for payment now. Place one, then open this beside its QR code or scan the code with a phone.',
  },
  unknown: {
    title: 'There is no such code',
    about: 'It may be of another sandbox, or its address was not copied whole.',
    others: 'See codes waiting for payment',
  },
  pay: {
    label: 'Payment',
    merchant: 'Starbridge (sandbox merchant)',
    description: 'Item',
    number: 'Order number',
    until: 'Pay before',
  },
  outcome: {
    paid: 'Paid',
    left: 'You cancelled. The code can still be paid.',
    closed: 'The order is closed and can no longer be paid',
    expired: 'The code has expired and can no longer be paid',
  },
  payments: { label: 'Payments made', at: 'Paid {{at}}', refunded: '{{sum}} given back' },
  faults: {
    title: 'When it does not go well',
    about:
      'All of this happens now and then. Whichever you choose, the money either becomes benefits or is given back, neither more nor less.',
  },
  deed: {
    pay: 'Pay',
    payWrongly: 'Pay a wrong sum',
    payTwice: 'Pay twice',
    payLate: 'Pay too late',
    notifyLate: 'Notify late',
    notifyFiveTimes: 'Notify 5 times',
    neverNotify: 'Never notify',
  },
  about: {
    payWrongly: 'What is paid differs from the order by one fen.',
    payTwice: 'Two payments for one order; one more where it is paid already.',
    payLate: 'The money arrives after the order was closed or has expired.',
    notifyLate: 'Pay now; the payment service tells of it {{minutes}} minutes later.',
    notifyFiveTimes: 'Pay now; the same notification is delivered five times.',
    neverNotify: 'Pay now; the payment service tells nobody.',
  },
  notNow: {
    late: '(once the order is closed or has expired)',
    over: '(only while the order waits for payment)',
  },
};
