/** The changes of each version, newest first; their texts are in the namespace `versions`. */
export const versions = [
  {
    version: '0.13.0',
    day: '2026-11-28',
    changes: ['home', 'firstSteps', 'palette', 'pictures', 'demoWorld'],
  },
  {
    version: '0.12.0',
    day: '2026-11-27',
    changes: [
      'ownAddresses',
      'unlocking',
      'fullPrices',
      'queuedMail',
      'importers',
      'mergedCreators',
      'bounces',
    ],
  },
  {
    version: '0.11.0',
    day: '2026-11-26',
    changes: ['orders', 'payments', 'receipts', 'sandboxPay', 'operatorMoney'],
  },
  {
    version: '0.10.0',
    day: '2026-11-25',
    changes: ['campaigns', 'invitations', 'board', 'payables', 'agenda', 'creatorWork'],
  },
  {
    version: '0.9.0',
    day: '2026-11-24',
    changes: ['monitors', 'briefs', 'alerts', 'effects', 'clientReports', 'rankings', 'ads'],
  },
  {
    version: '0.8.0',
    day: '2026-11-22',
    changes: ['sources', 'acquisitions', 'refreshes', 'origins', 'connections', 'watchedFolder'],
  },
  {
    version: '0.7.0',
    day: '2026-11-22',
    changes: [
      'insights',
      'brands',
      'signals',
      'similar',
      'comparison',
      'prices',
      'facets',
      'sentences',
      'savedSearches',
      'reports',
    ],
  },
  {
    version: '0.6.0',
    day: '2026-11-22',
    changes: ['shortLinks', 'visits', 'visitFigures', 'ownLinks', 'linkDomains'],
  },
  {
    version: '0.5.0',
    day: '2026-11-20',
    changes: ['inbox', 'recognised', 'belonging', 'trustedReads', 'letters', 'inboxSearch'],
  },
  {
    version: '0.4.0',
    day: '2026-11-20',
    changes: ['senders', 'templates', 'tasks', 'sending', 'recipientEvents', 'sandboxMail'],
  },
  {
    version: '0.3.0',
    day: '2026-11-20',
    changes: ['lists', 'memory', 'blocklist', 'bulk', 'listImport', 'exports'],
  },
  {
    version: '0.2.0',
    day: '2026-11-20',
    changes: ['identity', 'single', 'team', 'plans', 'realtime', 'shell', 'standing'],
  },
  { version: '0.1.0', day: '2026-11-20', changes: ['catalogue', 'search', 'figures', 'import', 'running'] },
] as const;
