export default {
  days: 'Valid for',
  'daysOf#one': '{{count}} day',
  'daysOf#other': '{{count}} days',
  make: 'Make the link',
  made: 'The link is ready and valid until {{at}}. It is shown only this once, so copy it now.',
  address: 'Link to the report',
  another: 'Make another',
  list: 'Valid links',
  none: 'There are no valid links yet.',
  revoke: 'Take back',
  revokeAbout: 'It stops working at once and cannot be brought back. You can make another at any time.',
  revoked: 'The link was taken back',
};
