export default {
  headline: 'Find the right creators,\nand close the deal',
  lead: 'Starbridge is an open back office for influencer marketing: search creators on TikTok, YouTube and Instagram, understand every figure, and work together as a team. Run it on your own server if you like.',
  register: 'Sign up free',
  signIn: 'Sign in',
  enter: 'Open app',
  notice: {
    next: 'Sign in to open the page you requested: {{address}}',
    unknown: 'Page not found: {{address}}. The address may be mistyped, or the page has moved.',
  },
  sample: 'Sample data: creators and figures are fictional',
  statistics: {
    title: 'On this site right now',
    creators: 'creators',
    tiktok: 'on TikTok',
    youtube: 'on YouTube',
    instagram: 'on Instagram',
    regions: 'countries and regions',
    languages: 'languages',
    failed: 'Couldn’t load the counts. Search still works.',
    none: 'The catalogue is empty: the operator of this site hasn’t imported any data yet.',
  },
  search: {
    title: 'Search that explains itself',
    about: 'Keywords, filters and sorting are part of the URL. Share it, and a teammate sees the same page.',
    points: {
      words:
        'Searches name, handle, tags and bio at once; two characters are enough in Chinese, Japanese and Korean, and typos are forgiven',
      why: 'Every result highlights what matched, so you never wonder why it’s there',
      filters: 'Region, language, followers, plays, interaction rate, price: combine them any way you like',
    },
    picture: 'Creator search: filters on top, and in each row what matched and the figures',
  },
  figures: {
    title: 'See where any figure comes from',
    about: 'One click shows the formula, sample and time. Missing data is “—”, never zero.',
    points: {
      formula: 'Interaction rate, plays per follower and price use the same rules on every platform',
      peers:
        'Compared with creators of the same platform and size, so you can tell good from average at a glance',
      growth: 'Follower and play trends: see who’s rising and who’s losing their audience',
    },
    picture: 'A creator’s page: figures with level and percentile, and their growth',
  },
  mail: {
    title: 'Outreach that follows up for you',
    about: 'Write to a whole list from your own mailboxes. See what happened to every message.',
    points: {
      rounds: 'Up to nine follow-ups, which stop as soon as someone replies',
      own: 'Sent at your mailboxes’ own pace, in the recipient’s daytime',
      honest: 'Scanners and mail proxies never count as readers',
    },
    picture: 'An email task: its funnel, and each recipient with their state',
  },
  inbox: {
    title: 'Every reply in one inbox',
    about: 'Mail from all your mailboxes, with the creator, the task and the history beside it.',
    points: {
      match: 'Replies are matched to creators automatically',
      kinds: 'Automatic replies and bounces are recognised, each with the rule that says so',
      team: 'Assign, label and snooze conversations together',
    },
    picture: 'The inbox: replies from creators, and an open conversation',
  },
  campaigns: {
    title: 'From the first reply to the last payment',
    about: 'A reply opens a card. Terms, drafts, posts and payments move it along.',
    points: {
      page: 'Creators accept terms and submit drafts on a page of their own, without an account',
      money: 'Budget, agreed fees and payables always add up',
      calendar: 'What’s due and what’s waiting for you, day by day',
    },
    picture: 'A campaign’s board with a card for each creator',
  },
  links: {
    title: 'Know who brings visitors',
    about: 'One short link for each creator, on your own domain if you like.',
    points: {
      quick: 'Paste a URL and press Enter; links for a whole list in one go',
      people: 'People and bots are counted separately',
      where: 'Regions, devices and referrers, without third-party trackers',
    },
    picture: 'A short link’s figures: visits over time and where they come from',
  },
  returns: {
    title: 'See what the money brought in',
    about: 'Costs, clicks and coupon codes become CPM, CPC and ROI, with the numbers beside them.',
    points: {
      watch: 'Posts are followed for 90 days, with alerts when one takes off or goes offline',
      formulas: 'Every formula shows the numbers it used',
      report: 'A report for your client in one click: a link, a PDF or a spreadsheet',
    },
    picture: 'A project’s effect: cost, plays, orders and return',
  },
  team: {
    title: 'One team, clear responsibilities',
    about:
      'The main account invites members and assigns work. Who used what and who changed what is on record.',
    points: {
      members: 'A main account with sub-accounts; joining takes just an invitation link',
      records: 'Operation records that can’t be changed, with filters and export',
      wall: 'Teams are isolated in the database: no one else sees your lists and notes',
    },
  },
  prices: {
    title: 'Start free, upgrade when it pays off',
    about:
      'Buy plans by the month. Nothing is charged when they end: you return to the free plan and keep all your data.',
    month: '/ month',
    searches: 'Searches per day',
    unlocks: 'Unlocks per month',
    mails: 'Messages per day',
    members: 'Sub-accounts',
    all: 'All features and discounts',
    failed: 'Couldn’t load prices.',
    retry: 'Try again',
  },
  own: {
    title: 'Or run it on your own server',
    text: 'Open source under the MIT licence, with its own database and sample data. Two commands to start, and your data stays with you.',
  },
};
