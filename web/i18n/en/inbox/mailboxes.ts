export default {
  title: 'Mailbox sync',
  'synced#one': 'Synced {{time}} · {{number}} message',
  'synced#other': 'Synced {{time}} · {{number}} messages',
  'syncing#one': 'Syncing · {{number}} message so far',
  'syncing#other': 'Syncing · {{number}} messages so far',
  'syncingMore#one': 'Syncing, {{pending}} message to go',
  'syncingMore#other': 'Syncing, {{pending}} messages to go',
  waiting: 'Waiting for first sync',
  off: 'Syncs once verified',
  syncNow: 'Sync now',
  syncNowOf: 'Sync now: {{address}}',
  asked: 'Syncing {{address}}',
  retry: 'Next try {{time}}.',
  retryAt: 'Next try at {{time}}.',
  fix: 'Fix it',
  said: 'Server reply',
  failure: {
    connect: {
      text: 'Can’t reach the incoming server.',
      todo: 'Check the IMAP server and port. If they’re right, the network or provider may be briefly down. Wait a moment.',
    },
    tls: {
      text: 'The server’s certificate isn’t trusted, so we didn’t sign in.',
      todo: 'Check the IMAP server, port and encryption.',
    },
    auth: {
      text: 'The server rejected the sign-in.',
      todo: 'The password or app password may have expired. Edit this mailbox and enter a new one.',
    },
    folder: {
      text: 'Can’t open a folder of this mailbox.',
      todo: 'In the mailbox’s settings, check that IMAP is on and that clients may read the inbox.',
    },
    other: {
      text: 'Something went wrong while syncing.',
      todo: 'It usually resolves itself. If it doesn’t, send the reply below to your administrator.',
    },
  },
};
