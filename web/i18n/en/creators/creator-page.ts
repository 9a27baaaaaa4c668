export default {
  title: 'Your details',
  over: {
    title: 'This link no longer works',
    about:
      'It may have expired, been replaced by a newer one, or been copied incompletely. Open it again from your invitation email, or ask for a new link.',
  },
  head: '{{team}} would like you to confirm your details',
  lead: 'Confirm where you’d like to receive email, and choose whether {{team}} can see your account figures. Both are optional; you can do just one.',
  until: 'This link expires {{at}}',
  address: {
    title: 'Your email address',
    about: '{{team}} will write to this address and won’t share it with other teams.',
    known: '{{team}} currently has {{address}}.',
    label: 'Email address',
    hint: 'An address you check yourself',
    empty: 'Enter an email address',
    confirm: 'Confirm address',
    done: 'Confirmed: {{address}}',
    change: 'Change address',
  },
  accounts: {
    title: 'Connect your accounts',
    about:
      'Once connected, {{team}} sees figures straight from the platform, so no more screenshots. You sign in on the platform’s own page.',
    connect: 'Connect {{platform}}',
    again: 'Reconnect {{platform}}',
    state: { ok: 'Connected', broken: 'No longer connected' },
    since: 'Connected {{at}}',
    fetched: 'Updated {{at}}',
    brokenAbout:
      '{{platform}} no longer accepts this connection. Unless you reconnect, the data we got through it is deleted within days.',
    unavailable: '{{platform}} can’t be connected on this site yet',
    notConnected: 'Not connected',
    disconnect: 'Disconnect {{platform}}',
    homepage: 'Open profile on {{platform}}',
  },
  sees: {
    title: 'What can be seen',
    youtube:
      'Your channel: name, picture, description, subscribers\nYour videos: title, date, views, likes and comments\nYour audience: breakdown by country, age and gender, never individuals',
    tiktok:
      'Your account: name, picture, bio, followers and likes\nYour videos: title, date, views, likes, comments and shares\nTikTok doesn’t share who follows you',
    instagram:
      'Your account: name, picture, bio, followers\nYour posts: caption, date, plays, likes, comments and shares\nYour followers: breakdown by country, age and gender, never individuals',
  },
  note: {
    youtube: 'If Google says this browser may not be secure, open this page in Safari or Chrome.',
    tiktok: 'On TikTok’s page, sign in with the account you want to connect.',
    instagram:
      'Requires a professional account (creator or business). You can switch for free in Instagram’s settings.',
  },
  consent: {
    words:
      'I agree that Starbridge reads the above from my {{platform}} account and shows it to {{team}} and to other brands’ teams on this site, for them to judge a collaboration. I can disconnect on this page at any time; what came by the connection is then deleted.',
    edition: 'Version {{edition}}',
    needed: 'Read and accept this first',
    go: 'Go to {{platform}}',
    cancel: 'Not now',
  },
  outcome: {
    connected: '{{platform}} is connected. Figures update once a day; there’s nothing else to do.',
    denied: 'You didn’t give permission on {{platform}}. Nothing has changed.',
    otherAccount:
      'The {{platform}} account you signed in with isn’t @{{handle}}, so we kept nothing from it. Switch accounts on {{platform}} and try again.',
    failed: '{{platform}} didn’t complete the connection, and nothing was saved. Try again later.',
    expired: 'This took too long or came back in another browser. Start again.',
  },
  disconnect: {
    title: 'Disconnect {{platform}}?',
    about:
      'We stop reading @{{handle}} right away and delete the access tokens and all data we got with them. {{team}} will no longer see these figures.',
    confirm: 'Disconnect',
    keep: 'Keep connected',
    done: '{{platform}} is disconnected and its data is deleted.',
    doneHere:
      'The connection and its data are deleted on our side. To end it completely, also remove this app in your {{platform}} settings.',
    settings: 'Open {{platform}} settings',
  },
  promises: {
    never: {
      title: 'What we never do',
      items:
        'Post, change or delete anything of yours\nRead your messages or act on your behalf\nSee your password\nSell your data',
    },
    back: {
      title: 'How to withdraw',
      items:
        'Come back to this page and disconnect: the data is deleted right away\nOr remove the app in the platform’s settings: we delete the data within a week\nIf this link has expired, ask the team for a new one, or write to the operator of this site',
    },
  },
};
