export default {
  title: 'Your details',
  over: {
    title: 'This link no longer works',
    about:
      'It may have expired, been replaced by a newer one, or been copied only in part. Please open it again from the e-mail that invited you, or ask for another link.',
  },
  head: '{{team}} invites you to confirm your details',
  lead: 'Confirm where to send you e-mail, and decide whether {{team}} may see the figures of your accounts. Both are up to you; doing just one of them is fine.',
  until: 'This link works until {{at}}',
  address: {
    title: 'Your e-mail address',
    about: '{{team}} will write to this address and will not pass it to other teams.',
    known: 'The address {{team}} has is {{address}}.',
    label: 'E-mail address',
    hint: 'One that you read yourself',
    empty: 'Please enter an address',
    confirm: 'Confirm address',
    done: 'Confirmed: {{address}}',
    change: 'Change address',
  },
  accounts: {
    title: 'Connect your accounts',
    about:
      'Once connected, {{team}} sees figures from the platform itself: no more screenshots. You sign in on the platform’s own page.',
    connect: 'Connect {{platform}}',
    again: 'Connect {{platform}} again',
    state: { ok: 'Connected', broken: 'No longer connected' },
    since: 'Connected {{at}}',
    fetched: 'Updated {{at}}',
    brokenAbout:
      '{{platform}} no longer accepts this connection. Unless you connect again, what we have from it is deleted within days.',
    unavailable: '{{platform}} cannot be connected on this site yet',
    notConnected: 'Not connected',
    disconnect: 'Disconnect {{platform}}',
    homepage: 'Open the page on {{platform}}',
  },
  sees: {
    title: 'What can be seen',
    youtube:
      'Your channel: name, picture, description, subscribers\nYour videos: title, date, views, likes and comments\nYour audience: shares by country, age and gender, never any person',
    tiktok:
      'Your account: name, picture, bio, followers and likes\nYour videos: title, date, views, likes, comments and shares\nTikTok tells nothing of who follows you',
    instagram:
      'Your account: name, picture, bio, followers\nYour posts: caption, date, plays, likes, comments and shares\nYour followers: shares by country, age and gender, never any person',
  },
  note: {
    youtube: 'If Google says that this browser may not be secure, open this page in Safari or Chrome.',
    tiktok: 'On TikTok’s page, sign in with the account that you want to connect.',
    instagram:
      'Needs a professional account (creator or business); you can switch for free in Instagram’s settings.',
  },
  consent: {
    words:
      'I agree that Starbridge reads the above from my {{platform}} account and shows it to {{team}} and to other brands’ teams on this site, for them to judge a collaboration. I can disconnect on this page at any time; what came by the connection is then deleted.',
    edition: 'Edition {{edition}}',
    needed: 'Please read this and tick it first',
    go: 'Go to {{platform}}',
    cancel: 'Not now',
  },
  outcome: {
    connected: '{{platform}} is connected. The figures update once a day; there is nothing more to do.',
    denied: 'You did not agree on {{platform}}. Nothing has changed.',
    otherAccount:
      'The {{platform}} account that was signed in is not @{{handle}}; we kept nothing of it. Switch accounts on {{platform}} and try again.',
    failed: '{{platform}} did not complete the connection, and nothing was kept. Please try again later.',
    expired: 'This took too long or came back in another browser. Please start again.',
  },
  disconnect: {
    title: 'Disconnect {{platform}}?',
    about:
      'We stop reading @{{handle}} at once and delete the access tokens and all that came by them. {{team}} will not see these figures any more.',
    confirm: 'Disconnect',
    keep: 'Keep connected',
    done: '{{platform}} is disconnected, and the data from the connection is deleted.',
    doneHere:
      'On our side the connection and its data are deleted. To end it completely, also remove this app in your {{platform}} settings.',
    settings: 'Open the settings of {{platform}}',
  },
  promises: {
    never: {
      title: 'What we never do',
      items:
        'Post, change or delete anything of yours\nRead your messages, or act in your name\nSee your password\nSell your data',
    },
    back: {
      title: 'How to take it back',
      items:
        'Come back to this page and disconnect: the data are deleted at once\nOr remove the app in the platform’s settings: we delete the data within a week\nIf this link has expired, ask the team for another one, or write to the operator of this site',
    },
  },
};
