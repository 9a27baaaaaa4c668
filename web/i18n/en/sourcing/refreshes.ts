export default {
  refresh: {
    button: 'Refresh',
    running: 'Refreshing…',
    done: 'Figures are up to date',
    idle: 'Get the latest figures from {{platform}}',
    fresh: 'Just refreshed. You can refresh again after {{at}}.',
    underWay: 'Getting the latest figures from {{platform}}. Usually takes less than a minute.',
    waiting: 'The {{platform}} source isn’t reachable right now. We’ll refresh automatically later.',
    waitingUntil: 'The {{platform}} source is available again at {{at}}. We’ll refresh automatically then.',
    noSource: 'No connected source can refresh this creator. Ask your operator.',
    fault: {
      quota: 'The source’s quota is used up. We’ll retry later.',
      rate: 'The source is limiting requests. We’ll retry later.',
      credential: 'The source rejected our credential. Ask your operator.',
      temporary: 'The last refresh failed. We’ll retry later.',
      notFound: 'The platform couldn’t find this account last time. It may have been deleted or renamed.',
      private: 'This account isn’t public, so the platform provides no data.',
      permanent: 'The source’s response couldn’t be read. The last refresh failed.',
    },
  },
  connections: {
    title: 'Creator connection',
    about:
      'Give the creator a personal link to confirm their address and connect accounts. You then see the platform’s own figures and audience data.',
    mailHint:
      'When sending to many creators, insert the variable “Page to connect accounts”. Each recipient gets their own link.',
    noPlatform: 'The operator hasn’t set up any platforms yet, so creators can only confirm an address.',
    none: 'This creator hasn’t been invited yet',
    invited: 'Link created',
    until: 'Expires',
    opened: 'Opened by creator',
    notOpened: 'Not opened yet',
    confirmed: 'Confirmed address',
    notConfirmed: 'Not confirmed yet',
    accounts: 'Connected accounts',
    noAccounts: 'No accounts connected yet',
    account: 'Account',
    since: 'Connected',
    fetched: 'Updated',
    ok: 'Working',
    broken: 'Expired. The creator has to reconnect.',
    waiting: 'The platform didn’t respond. We’ll retry later.',
    invite: 'Create link',
    inviteAgain: 'Create new link',
    again: {
      title: 'Create a new link?',
      about:
        'The link you copied earlier stops working immediately. Links in messages still work, and confirmed addresses and connected accounts are kept.',
      confirm: 'Create new link',
    },
    made: {
      title: 'The creator’s personal link',
      about:
        'Send it to the creator in person. It’s shown only once and works until {{at}}. Anyone with the link can act for the creator, so don’t publish it.',
      label: 'Link',
    },
  },
  origins: {
    button: 'Data sources',
    what: 'Data',
    source: 'Source',
    at: 'When',
    to: 'to',
    keepUntil: 'Kept until',
    noEnd: 'No expiry',
    'heldBack#one':
      '{{count}} of the posts is display-only: its source’s rules don’t allow computing figures, tags or prices from it without an agreement.',
    'heldBack#other':
      '{{count}} of the posts are display-only: their source’s rules don’t allow computing figures, tags or prices from them without an agreement.',
    keepAbout:
      'Source rules limit how long data is kept. Data that isn’t fetched again in time is deleted automatically. The handle and profile link stay as long as a team has the creator in a list or campaign.',
    field: {
      audience: 'Audience',
      posts: 'Posts',
      snapshots: 'Daily counts',
    },
    many: {
      'posts#one': '{{count}} post',
      'posts#other': '{{count}} posts',
      'snapshots#one': 'Counts of {{count}} day',
      'snapshots#other': 'Counts of {{count}} days',
    },
  },
};
