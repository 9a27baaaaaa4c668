export default {
  title: 'Mailbox sync',
  'synced#one': 'Synced {{time}} · {{number}} mail',
  'synced#other': 'Synced {{time}} · {{number}} messages',
  'syncing#one': 'Syncing · {{number}} mail so far',
  'syncing#other': 'Syncing · {{number}} messages so far',
  'syncingMore#one': 'Syncing, {{pending}} mail to go',
  'syncingMore#other': 'Syncing, {{pending}} messages to go',
  waiting: 'Waiting for the first sync',
  off: 'Syncs once it is verified',
  syncNow: 'Sync now',
  syncNowOf: 'Sync now: {{address}}',
  asked: 'Syncing {{address}}',
  retry: 'Next try {{time}}.',
  retryAt: 'It is tried again at {{time}}.',
  fix: 'Fix it',
  said: 'The server said',
  failure: {
    connect: {
      text: 'The incoming server cannot be reached.',
      todo: 'Check the IMAP host and port. If they are right, the network or the provider may be down for a moment: wait a little.',
    },
    tls: {
      text: 'The server’s certificate is not trusted, so there was no sign-in.',
      todo: 'Check the IMAP host, port and encryption.',
    },
    auth: {
      text: 'The server refused the sign-in.',
      todo: 'The password or app password may have expired: edit this mailbox and enter a new one.',
    },
    folder: {
      text: 'A folder of the mailbox cannot be opened.',
      todo: 'Check in the mailbox’s own settings that IMAP is on and that clients may read the inbox.',
    },
    other: {
      text: 'Something went wrong while syncing.',
      todo: 'It usually mends itself. If it does not, send the words below to your administrator.',
    },
  },
};
