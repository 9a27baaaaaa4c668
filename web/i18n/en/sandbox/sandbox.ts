export default {
  clock: {
    title: 'Clock of the sandbox',
    same: 'Same as the real time',
    ahead: '{{span}} ahead of the real time',
    'days#one': '{{count}} day',
    'days#other': '{{count}} days',
    'hours#one': '{{count}} hour',
    'hours#other': '{{count}} hours',
    about:
      'Move the clock and follow-ups, replies and figures of posts come sooner; watched posts are asked for on the way, which takes a few seconds. It only goes forward, and it does so for everybody.',
    add: 'Move forward by {{span}}',
    nextSend: 'To the next mail ({{at}})',
    moved: 'The clock is now at {{now}}',
  },
  people: {
    title: 'What sample creators do with mail',
    reply: 'Read and reply',
    autoReply: 'Answer automatically',
    bounce: 'Bounce',
    read: 'Read, no reply',
    never: 'Never open it',
  },
  letters: {
    title: 'Mail of the product',
    none: 'Mail of the product itself is not really sent; it appears here, such as that a payment succeeded.',
  },
};
