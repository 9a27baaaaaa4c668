/** The first steps of a new team, and the hints on the pages where they are done. */
export default {
  title: 'Get started',
  about: 'Five steps to your first collaboration. They check themselves off.',
  progress: '{{done}} of {{all}} done',
  hide: 'Hide',
  hidden: 'First steps hidden',
  undo: 'Undo',
  show: 'Show first steps',
  done: 'Done',
  sample: {
    try: 'Try a sample campaign',
    there: 'Your workspace has a sample campaign.',
    open: 'Open it',
    remove: 'Remove it',
    removal: 'Remove the sample campaign?',
    removalAbout:
      'Its candidates, collaborations, drafts, payables, monitor project and short link go with it, and so does anything you changed in it. Everything else your team has made stays.',
    removed: 'Sample campaign removed',
  },
  step: {
    saveCreators: {
      title: 'Save creators',
      about: 'Search, and save the ones you like to a list.',
      go: 'Search creators',
      empty: 'Search for creators, and save the ones you like to a list.',
      hint: 'Filter by platform, region or followers, select the creators you like, and choose “Save”.',
    },
    connectMailbox: {
      title: 'Connect a mailbox',
      about: 'Send from your own address; replies are matched to creators.',
      go: 'Connect a mailbox',
      empty: 'Connect your mailbox, and replies from creators show up here.',
      hint: 'Choose your provider, enter the app password and verify. In the sandbox, a sandbox mailbox works too.',
    },
    sendTask: {
      title: 'Send your first email',
      about: 'Write to many at once; follow-ups go out automatically.',
      go: 'Write an email',
      empty: 'Send your first email, and its progress and anything holding it up show up here.',
      hint: 'Pick recipients from a list, write a subject and message, and check before you send. Drafts save automatically.',
    },
    makeLink: {
      title: 'Make a short link',
      about: 'See which creator brings the clicks.',
      go: 'New link',
      empty: 'Make a short link, and see which creator brings the clicks.',
      hint: 'Paste the product URL and press Enter. Give the short link to a creator, and every click is counted.',
    },
    startCampaign: {
      title: 'Start a campaign',
      about: 'Candidates, fees, drafts, posts and payments in one place.',
      go: 'New campaign',
      empty: 'Start a campaign, and its progress and your to-dos show up here.',
      hint: 'A name and dates are enough; budget and goals can wait. Then add candidates from a list.',
    },
  },
  hint: {
    label: 'First steps',
    step: 'Step {{number}}',
    home: 'Back to home',
    close: 'Close the hint',
  },
};
