export default {
  refresh: {
    button: 'Refresh',
    running: 'Refreshing…',
    done: 'The figures are up to date',
    idle: 'Get the latest figures from {{platform}} now',
    fresh: 'Refreshed just now; again from {{at}} on',
    underWay: 'Getting the latest figures from {{platform}}, usually in less than a minute',
    waiting: 'The {{platform}} source cannot be reached just now; it refreshes automatically later',
    waitingUntil: 'The {{platform}} source is free again at {{at}} and refreshes automatically then',
    noSource: 'No source is set up that could refresh this creator; please ask the operator',
    fault: {
      quota: 'The quota of the source is used up; it tries again later',
      rate: 'The source was asked too often; it tries again later',
      credential: 'The source refuses our credential; please ask the operator',
      temporary: 'The last refresh failed; it tries again later',
      notFound: 'The platform did not find this account last time: it may be deleted or renamed',
      private: 'This account is not public: the platform tells nothing of it',
      permanent: 'The source answered in a form that nobody understands; the last refresh failed',
    },
  },
  connections: {
    title: 'Connected by the creator',
    about:
      'Give the creator a link of their own, to confirm an address and connect accounts. You then see figures and audience as the platform itself has them.',
    mailHint:
      'In a mail to many, insert the variable “Page to connect accounts”: each recipient gets their own link.',
    noPlatform: 'The operator has not set up any platform yet, so creators can only confirm an address.',
    none: 'This creator has not been invited yet',
    invited: 'Link made',
    until: 'Works until',
    opened: 'Opened by the creator',
    notOpened: 'Not opened yet',
    confirmed: 'Confirmed address',
    notConfirmed: 'Not confirmed yet',
    accounts: 'Connected accounts',
    noAccounts: 'No account is connected yet',
    account: 'Account',
    since: 'Connected',
    fetched: 'Updated',
    ok: 'Works',
    broken: 'No longer accepted: the creator has to connect again',
    waiting: 'The platform did not answer; it tries again later',
    invite: 'Make a link',
    inviteAgain: 'Make a new link',
    again: {
      title: 'Make a new link?',
      about:
        'The link that was copied before stops working at once. Links in messages still work, and what the creator confirmed and connected stays.',
      confirm: 'Make a new link',
    },
    made: {
      title: 'The creator’s own link',
      about:
        'Send it to the creator in person. It is shown only once and works until {{at}}. Whoever has it can act for the creator, so do not publish it.',
      label: 'Link',
    },
  },
  origins: {
    button: 'Where data come from',
    what: 'Data',
    source: 'Source',
    at: 'When',
    to: 'to',
    keepUntil: 'Kept until',
    noEnd: 'No limit',
    'heldBack#one':
      '{{count}} of the posts is only shown as it is: the rules of its source allow no figures, tags or prices to be computed from it unless that was agreed.',
    'heldBack#other':
      '{{count}} of the posts are only shown as they are: the rules of their source allow no figures, tags or prices to be computed from them unless that was agreed.',
    keepAbout:
      'The rules of a source limit how long data are kept: what is not told again by then is deleted automatically. Handle and homepage stay while a team keeps the creator in a list or campaign.',
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
