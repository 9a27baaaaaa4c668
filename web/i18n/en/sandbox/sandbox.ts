export default {
  clock: {
    title: 'Sandbox clock',
    same: 'Same as real time',
    ahead: '{{span}} ahead of real time',
    'days#one': '{{count}} day',
    'days#other': '{{count}} days',
    'hours#one': '{{count}} hour',
    'hours#other': '{{count}} hours',
    about:
      'Move the clock forward to bring follow-ups, replies and post figures sooner. Monitored posts catch up on the way, which takes a few seconds. The clock only moves forward, and for everyone.',
    add: 'Move forward by {{span}}',
    nextSend: 'To the next send ({{at}})',
    moved: 'The clock is now at {{now}}',
  },
  people: {
    title: 'When sample creators get a message',
    reply: 'Read and reply',
    autoReply: 'Reply automatically',
    bounce: 'Bounce',
    read: 'Read but don’t reply',
    never: 'Never open',
  },
  letters: {
    title: 'System emails',
    none: 'System emails aren’t really sent in the sandbox. They appear here, for example when a payment succeeds.',
  },
};
