export default {
  days: 'Valid for',
  'daysOf#one': '{{count}} day',
  'daysOf#other': '{{count}} days',
  make: 'Create link',
  made: 'The link is ready and expires {{at}}. It’s shown only once, so copy it now.',
  address: 'Report link',
  another: 'Create another',
  list: 'Active links',
  none: 'No active links.',
  revoke: 'Revoke',
  revokeAbout:
    'The link stops working immediately and can’t be restored. You can create another at any time.',
  revoked: 'Link revoked',
};
