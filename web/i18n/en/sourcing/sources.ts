export default {
  title: 'Sources',
  about:
    'Where creators come from, what quotas are spent on, and when they are back. Changes take effect at once, without a restart; this page renews itself every 10 seconds.',
  names: {
    youtube: 'YouTube Data API',
    instagram: 'Instagram business discovery',
    instagram_market: 'Instagram Creator Marketplace',
    tiktok_market: 'TikTok Creator Marketplace',
    tiktok_ads: 'TikTok Commercial Content Library',
    oembed: 'Public embed data',
    youtube_own: 'YouTube accounts connected by creators',
    instagram_own: 'Instagram accounts connected by creators',
    tiktok_own: 'TikTok accounts connected by creators',
    files: 'Watched folder',
  },
  faults: {
    quota: 'Quota used up',
    rate: 'Asked too often',
    credential: 'Credential refused',
    temporary: 'Could not be reached for now',
    notFound: 'No such account',
    private: 'Account is not public',
    permanent: 'Answer not understood',
  },
  buckets: {
    units: 'Units',
    search: 'Searches',
    calls: 'Calls',
  },
  states: {
    ready: 'Ready',
    off: 'Off',
    noCredential: 'Not set up',
    waiting: 'Waiting',
    resting: 'Resting',
  },
  summary: '{{ready}} ready · {{waiting}} waiting or resting · {{missing}} not set up · {{off}} off',
  can: {
    profile: 'profiles',
    posts: 'newest posts',
    keyword: 'keyword search',
    hashtag: 'hashtag search',
    like: 'similar creators',
    postFigures: 'figures of single posts',
    tagged: 'posts with a hashtag',
    audience: 'audience',
    ads: 'ads',
  },
  canLabel: 'Brings',
  brings: {
    youtube:
      'Finds channels by link, handle or keyword, and brings their profiles and the plays, likes and comments of their newest posts.',
    instagram:
      'Brings followers, bio, and likes and comments of the newest posts of any professional account. The handle must be known; it cannot search.',
    instagram_market:
      'Searches creators by words or similar accounts, with their audience. Meta opens it to reviewed apps only.',
    tiktok_market:
      'Searches creators of the marketplace, with plays, interactions and audience. TikTok has to approve you first.',
    tiktok_ads:
      'Looks up ads shown in the EU, the UK, Switzerland and Türkiye: advertiser, time, reach. No ads of the US, and none from before October 2022.',
    oembed:
      'What platforms publish for embedding, such as name and picture, without figures. Needs no credential.',
    youtube_own:
      'Once creators connect on their own page: figures of the channel and its audience at first hand.',
    instagram_own:
      'Once creators connect on their own page: figures of the account and its audience at first hand.',
    tiktok_own: 'Once creators connect on their own page: figures of account and posts at first hand.',
    files: 'Files put into the folder are imported automatically, in the same formats as by hand.',
  },
  otherPlatforms: 'Several platforms',
  research:
    'TikTok licenses its Research API for non-commercial research only. This product may not use it, so it is left out. Creators on TikTok come from the marketplace, from accounts they connect, from public embed data, and from files.',
  plan: {
    label: 'Refreshes planned on {{platform}}',
    none: 'No refreshes have been planned yet.',
    due: 'Due',
    chosen: 'Chosen',
    waiting: 'In the queue',
    done: 'Refreshed in 24 hours',
    people: '{{number}}',
    decided: 'Planned',
    took: 'in {{seconds}} s',
    dueAbout: 'Creators whose data were old enough for a refresh at the last planning.',
    chosenAbout: 'By lists, campaigns, last views and age, as many as the quota allows.',
  },
  switchOf: 'Use {{name}}',
  turnedOff: '{{name}} is off and will not be asked',
  turnedOn: '{{name}} is on',
  menu: {
    open: 'More for {{name}}',
    limits: 'Correct quotas',
    faults: 'Show faults',
    mode: 'Change the policy',
  },
  wait: {
    quota: 'The quota is used up and comes back at {{time}} ({{until}})',
    rate: 'Asked too often; asked again from {{time}} on ({{until}})',
    resting: '{{count}} failures in a row: resting until {{time}} ({{until}})',
    try: 'Try now',
    tried: 'The rest is over; the next request uses it',
    off: 'It is not asked. What it told is kept, and grows old.',
    noneWorks: 'No credential works, so it is not asked.',
  },
  quota: {
    title: 'Quotas',
    group: 'group {{group}}',
    used: '{{used}} of {{limit}}',
    per: {
      pacificDay: 'a day, back at midnight Pacific time',
      day: 'in any 24 hours',
      hour: 'in any 60 minutes',
      minute: 'in any 60 seconds',
    },
    resets: 'back at {{time}} ({{until}})',
    partly: 'coming back bit by bit from {{time}} on ({{until}})',
    exhausted: 'The platform says it is used up',
    corrected: 'as you corrected it; usually {{units}}',
    rest: 'Left',
    open: 'Of {{number}} the outcome is not known. They count as spent, so that the quota is never exceeded.',
    ledger:
      'Units are taken before each request and put down to their purpose after it, so that a quota is never exceeded.',
    refreshShare: 'Planned refreshes leave a part of each quota to people who wait.',
    chart: '{{name}}: what quotas are spent on',
    columns: { quota: 'Quota', purpose: 'Purpose', units: 'Spent', calls: 'Calls', open: 'No outcome' },
  },
  purposes: {
    refresh: 'Planned refreshes',
    refreshNow: 'Refresh now',
    monitor: 'Content monitor',
    ads: 'Ad library',
    acquisition: 'Acquisitions',
    connection: 'Connected creators',
    check: 'Checks',
  },
  credentials: {
    title: 'Credentials',
    add: 'Add credential',
    addOf: 'Add credential: {{name}}',
    sandbox: 'Sandbox',
    sandboxIdle: 'Not used beside a credential of your own',
    states: { ok: 'Works', off: 'Off', refused: 'Refused' },
    group: 'quota group {{group}}',
    neverUsed: 'never used',
    used: 'used',
    restsUntil: 'not used before {{time}} ({{until}})',
    said: 'The platform said: {{text}}',
    check: 'Check',
    checkOf: 'Check the credential “{{name}}”',
    works: 'The credential “{{name}}” works',
    fails: 'The check failed: {{fault}}',
    sourceOff: 'Turn the source on first',
    credentialOff: 'Turn the credential on first',
    menu: 'More for the credential “{{name}}”',
    turnOff: 'Turn off',
    turnOn: 'Turn on',
    retry: 'Use again',
    remove: 'Remove',
    turnedOff: 'The credential “{{name}}” is off',
    turnedOn: 'The credential “{{name}}” is on',
    removeTitle: 'Remove the credential “{{name}}”?',
    removeAbout: 'Its secret is erased at once and cannot be brought back.',
    removeLast:
      'It is the last one that works: the source will not be asked any more, and acquisitions under way wait for another one.',
    removed: 'The credential “{{name}}” was removed',
  },
  form: {
    addTitle: 'Add credential: {{source}}',
    editTitle: 'Edit credential: {{name}}',
    nameHint: 'Seen by operators only, such as “main project”',
    group: 'Quota group',
    groupHint: 'Empty: shares its quota with this source’s other credentials',
    secretKept: 'Leave empty to keep the stored value, which is not shown',
    sealed: 'Stored encrypted and never shown again; used at once.',
    inSandbox:
      'This is a sandbox, and yet a credential that you add is real: the official address is asked, and the sandbox’s credential is not used any more.',
    add: 'Add',
    save: 'Save',
    added: 'The credential “{{name}}” was added',
    wrongName: 'Enter a name of up to 60 characters',
    wrongGroup: 'Up to 40 letters, digits, dots, underscores and hyphens',
    missing: 'Enter the {{field}}',
    callback: 'Register this redirect address at the platform:',
  },
  fields: {
    apiKey: 'API key',
    userId: 'ID of your Instagram professional account',
    accountId: 'Account ID',
    accessToken: 'Access token',
    clientId: 'Client ID',
    clientKey: 'Client key',
    clientSecret: 'Client secret',
  },
  help: {
    youtube: {
      where:
        'Make a project in Google Cloud, enable YouTube Data API v3, create an API key, and restrict it to this API.',
      needs:
        'Works without a review: 10,000 units and 100 searches a day for each project. More needs a compliance audit.',
      group:
        'Keys of one project share its quota: give them the same group. Google’s terms forbid spreading one client over several projects to get more quota.',
    },
    instagram: {
      where:
        'Make an app at Meta for Developers, sign in with an Instagram professional account that is linked to a Facebook page, and get a long-lived access token.',
      needs:
        'Permissions: instagram_basic, instagram_manage_insights, pages_read_engagement, with advanced access by app review.',
      group: 'The quota is that of the user behind the token: another user is another group.',
    },
    instagram_market: {
      where:
        'Make an app at Meta for Developers and sign in with the brand’s Facebook page to get a page access token.',
      needs:
        'Permissions: instagram_creator_marketplace_discovery, instagram_basic, pages_manage_metadata, pages_show_list, business_management. Before the app review there are test data only; the brand must be eligible too.',
      group: 'The quota is that of the user behind the token: another user is another group.',
    },
    tiktok_market: {
      where:
        'Make an app in the portal of TikTok API for Business, apply for the Creator Marketplace API, and authorise an account that may use it.',
      needs: 'TikTok has to approve you as a partner, with its rules on keeping data.',
      group: 'The quota is the app’s: tokens of one app share a group.',
    },
    tiktok_ads: {
      where:
        'Apply for the Commercial Content API at TikTok for Developers; once approved, the project shows its client key and secret.',
      needs: 'TikTok has to approve what you want it for. Scope: research.adlib.basic.',
      group: 'The quota is the project’s: one project is one group.',
    },
    youtube_own: {
      where: 'Create an OAuth client of the type “web application” in the same Google Cloud project.',
      needs:
        'Scopes: youtube.readonly, yt-analytics.readonly. Google has to verify the consent screen; until then at most 100 test users can connect.',
      group:
        'The platform counts it with the API keys of the project, whereas here each has its own count: give each a part of it by “Correct quotas”.',
    },
    instagram_own: {
      where:
        'Add “API setup with Instagram login” to your app at Meta for Developers; it has an ID and a secret.',
      needs:
        'Permissions: instagram_business_basic, instagram_business_manage_insights, with advanced access by app review.',
      group: 'The quota is counted for each creator.',
    },
    tiktok_own: {
      where:
        'Make an app at TikTok for Developers and add Login Kit; it has a client key and a client secret.',
      needs:
        'Scopes: user.info.basic, user.info.profile, user.info.stats, video.list, each of them reviewed by TikTok.',
      group: 'The quota is the app’s.',
    },
  },
  links: {
    console: 'Open the platform’s console',
    docs: 'Official documentation',
    quota: 'Apply for more quota',
    policy: 'YouTube’s developer policies',
  },
  limits: {
    title: 'Correct quotas: {{name}}',
    about:
      'Where the platform has granted more, or gives less than usual, enter what it really is. Empty: the usual number; 0: not used.',
    field: '{{bucket}} ({{per}})',
    hint: 'Usually {{units}}',
    wrong: 'Enter a whole number from 0 to 1,000,000,000',
    saved: 'Quotas corrected',
  },
  mode: {
    label: 'Policy',
    strict: 'Strict',
    amended: 'Amended',
    strictAbout: 'No figures are computed from its data, which are refreshed within 30 days or deleted.',
    amendedAbout:
      'Google accepted your amendment: figures may be computed. Data are refreshed within 30 days or deleted all the same.',
    change: 'Change',
    toAmended: 'Use the amended policy?',
    amendedDefault:
      'Strict is the rule: YouTube’s developer policies do not let you compute new figures from API data. Posts that only this source told of stay out of interaction rates, price estimates and the like, and data that were not refreshed within 30 days are deleted.',
    amendedOnly:
      'Only audited developers whose amendment Google has accepted may compute figures. Names, descriptions and titles must be refreshed or deleted within 30 days even so.',
    amendedRisk: 'Without Google’s word your key may be taken away. Figures are recomputed.',
    confirmAmended: 'Google has accepted it: use it',
    toStrict: 'Go back to strict?',
    strictWhat:
      'Posts that only this source told of stay out of figures from now on, which are recomputed or hidden. No data are deleted.',
    confirmStrict: 'Go back to strict',
    changed: 'The policy has been changed',
  },
  facts: {
    lastAnswer: 'Last answer',
    never: 'none yet',
    lastFault: 'Last fault',
    noFault: 'none in 30 days',
    keep: 'Keeping',
    keepDays: 'refreshed within {{count}} days, or deleted',
    folder: 'Folder',
    noFolder: 'None is set. Once the settings name one, files put into it are imported.',
    all: 'All faults',
  },
  faultsPanel: {
    title: 'Faults of {{name}}',
    about:
      'Of the last 30 days, newest first. That an account is not there or not public is an answer, no fault.',
    empty: 'No faults in the last 30 days.',
    columns: { purpose: 'Purpose', text: 'What it said' },
  },
  sandbox: {
    title: 'Platforms of the sandbox',
    about:
      'Let a platform fail, and see what quotas, rests and waits come of it. Only the sandbox is concerned; after a restart all is well again.',
    mode: 'As all data of the sandbox are made up, YouTube begins there under the amended policy. Choose the strict one to see what is computed no more.',
    all: 'All platforms',
    mixed: 'Different ones',
    moodOf: 'How {{host}} behaves',
    notice: '{{host}}: {{mood}}',
    moods: {
      well: 'Well',
      quota: 'Quota used up',
      rate: 'Asked too often',
      refused: 'Refuses credentials',
      down: 'Down',
      slow: 'Never answers',
      half: 'Breaks off halfway',
      garbled: 'Garbled',
      changed: 'Renamed fields',
    },
  },
};
