export default {
  title: 'Sources',
  about:
    'Where creator data comes from, where quotas go, and when they reset. Changes take effect immediately, without a restart. This page refreshes every 10 seconds.',
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
    rate: 'Rate limited',
    credential: 'Credential rejected',
    temporary: 'Unreachable',
    notFound: 'Account not found',
    private: 'Account not public',
    permanent: 'Unreadable response',
  },
  buckets: {
    units: 'Units',
    search: 'Searches',
    calls: 'Calls',
  },
  states: {
    ready: 'Ready',
    off: 'Off',
    noCredential: 'Not connected',
    waiting: 'Waiting',
    resting: 'Paused',
  },
  summary: '{{ready}} ready · {{waiting}} waiting or paused · {{missing}} not connected · {{off}} off',
  can: {
    profile: 'profiles',
    posts: 'recent posts',
    keyword: 'keyword search',
    hashtag: 'hashtag search',
    like: 'similar creators',
    postFigures: 'figures of individual posts',
    tagged: 'posts with a hashtag',
    audience: 'audience',
    ads: 'ads',
  },
  canLabel: 'Provides',
  brings: {
    youtube:
      'Finds channels by link, handle or keyword. Provides profiles and the plays, likes and comments of their recent posts.',
    instagram:
      'Provides followers, bio, and likes and comments of recent posts for any professional account. You need the handle; it can’t search.',
    instagram_market:
      'Searches creators by text or similar accounts, with audience data. Meta only opens it to reviewed apps.',
    tiktok_market:
      'Searches creators in the marketplace, with plays, interactions and audience data. Requires approval from TikTok.',
    tiktok_ads:
      'Looks up ads shown in the EU, the UK, Switzerland and Türkiye: advertiser, dates, reach. No US ads, and none from before October 2022.',
    oembed:
      'What platforms publish for embeds, such as name and picture, without figures. No credential needed.',
    youtube_own: 'First-hand channel figures and audience data, once creators connect on their own page.',
    instagram_own: 'First-hand account figures and audience data, once creators connect on their own page.',
    tiktok_own: 'First-hand account and post figures, once creators connect on their own page.',
    files: 'Files placed in the folder are imported automatically, in the same formats as manual imports.',
  },
  otherPlatforms: 'Several platforms',
  research:
    'TikTok licenses its Research API for non-commercial research only, so this product can’t use it. Data on TikTok creators comes from the marketplace, connected accounts, public embeds and imported files.',
  plan: {
    label: 'Refresh schedule for {{platform}}',
    none: 'No refreshes scheduled yet.',
    due: 'Due',
    chosen: 'Selected',
    waiting: 'Queued',
    done: 'Refreshed in 24 h',
    people: '{{number}}',
    decided: 'Scheduled',
    took: 'in {{seconds}} s',
    dueAbout: 'Creators whose data was due for a refresh at the last scheduling.',
    chosenAbout: 'Selected within the quota by lists, campaigns, recent views and age.',
  },
  switchOf: 'Use {{name}}',
  turnedOff: '{{name}} is off and won’t be called',
  turnedOn: '{{name}} is on',
  menu: {
    open: 'More actions for {{name}}',
    limits: 'Adjust quotas',
    faults: 'View errors',
    mode: 'Change policy',
  },
  wait: {
    quota: 'Quota used up. Resets at {{time}} ({{until}}).',
    rate: 'Rate limited until {{time}} ({{until}})',
    resting: '{{count}} failures in a row. Paused until {{time}} ({{until}}).',
    try: 'Try now',
    tried: 'No longer paused. The next request will use it.',
    off: 'Not called. Existing data is kept but no longer refreshed.',
    noneWorks: 'No working credential, so it isn’t called.',
  },
  quota: {
    title: 'Quotas',
    group: 'group {{group}}',
    used: '{{used}} of {{limit}}',
    per: {
      pacificDay: 'per day, resets at midnight Pacific time',
      day: 'per rolling 24 hours',
      hour: 'per rolling 60 minutes',
      minute: 'per rolling 60 seconds',
    },
    resets: 'resets at {{time}} ({{until}})',
    partly: 'resets gradually from {{time}} ({{until}})',
    exhausted: 'The platform reports it as used up',
    corrected: 'adjusted by you; default {{units}}',
    rest: 'Left',
    open: '{{number}} of these have no known result. They count as used so the quota is never exceeded.',
    ledger:
      'Units are reserved before each request and charged to their purpose afterwards, so a quota is never exceeded.',
    refreshShare: 'Scheduled refreshes leave part of each quota for people waiting for data.',
    chart: '{{name}}: quota usage',
    columns: { quota: 'Quota', purpose: 'Purpose', units: 'Used', calls: 'Calls', open: 'No result' },
  },
  purposes: {
    refresh: 'Scheduled refreshes',
    refreshNow: 'Refresh now',
    monitor: 'Content monitor',
    ads: 'Ad library',
    acquisition: 'Data acquisition',
    connection: 'Connected creators',
    check: 'Credential checks',
  },
  credentials: {
    title: 'Credentials',
    add: 'Add credential',
    addOf: 'Add credential: {{name}}',
    sandbox: 'Sandbox',
    sandboxIdle: 'Not used once you add your own credential',
    states: { ok: 'Working', off: 'Off', refused: 'Rejected' },
    group: 'quota group {{group}}',
    neverUsed: 'never used',
    used: 'used',
    restsUntil: 'not used until {{time}} ({{until}})',
    said: 'Platform reply: {{text}}',
    check: 'Check',
    checkOf: 'Check credential “{{name}}”',
    works: 'Credential “{{name}}” works',
    fails: 'Check failed: {{fault}}',
    sourceOff: 'Turn the source on first',
    credentialOff: 'Turn the credential on first',
    menu: 'More actions for credential “{{name}}”',
    turnOff: 'Turn off',
    turnOn: 'Turn on',
    retry: 'Use again',
    remove: 'Remove',
    turnedOff: 'Credential “{{name}}” is off',
    turnedOn: 'Credential “{{name}}” is on',
    removeTitle: 'Remove credential “{{name}}”?',
    removeAbout: 'Its secret is erased immediately. This can’t be undone.',
    removeLast:
      'This is the last working credential. The source will no longer be called, and running acquisitions will wait for a new one.',
    removed: 'Credential “{{name}}” removed',
  },
  form: {
    addTitle: 'Add credential: {{source}}',
    editTitle: 'Edit credential: {{name}}',
    nameHint: 'Only operators see this, such as “main project”',
    group: 'Quota group',
    groupHint: 'Leave empty to share the quota with this source’s other credentials',
    secretKept: 'Leave empty to keep the saved value, which is hidden',
    sealed: 'Stored encrypted and never shown again. Takes effect immediately.',
    inSandbox:
      'This is a sandbox, but credentials you add are real: requests go to the official API, and the sandbox credential is no longer used.',
    add: 'Add',
    save: 'Save',
    added: 'Credential “{{name}}” added',
    wrongName: 'Enter a name of up to 60 characters',
    wrongGroup: 'Up to 40 letters, digits, dots, underscores and hyphens',
    missing: 'Enter the {{field}}',
    callback: 'Register this redirect URL with the platform:',
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
        'Create a project in Google Cloud, enable YouTube Data API v3, create an API key, and restrict it to this API.',
      needs:
        'No review needed: 10,000 units and 100 searches a day per project. More requires a compliance audit.',
      group:
        'Keys from the same project share its quota, so give them the same group. Google’s terms don’t allow splitting one client over several projects to get more quota.',
    },
    instagram: {
      where:
        'Create an app at Meta for Developers, sign in with an Instagram professional account linked to a Facebook page, and get a long-lived access token.',
      needs:
        'Permissions: instagram_basic, instagram_manage_insights, pages_read_engagement, with advanced access through app review.',
      group: 'The quota belongs to the user behind the token. Use a different group for each user.',
    },
    instagram_market: {
      where:
        'Create an app at Meta for Developers and sign in with the brand’s Facebook page to get a page access token.',
      needs:
        'Permissions: instagram_creator_marketplace_discovery, instagram_basic, pages_manage_metadata, pages_show_list, business_management. Before app review you only get test data. The brand must be eligible too.',
      group: 'The quota belongs to the user behind the token. Use a different group for each user.',
    },
    tiktok_market: {
      where:
        'Create an app in the TikTok API for Business portal, apply for the Creator Marketplace API, and authorise an account with access to it.',
      needs: 'TikTok must approve you as a partner, and you must follow its data retention rules.',
      group: 'The quota belongs to the app. Use one group for all tokens of an app.',
    },
    tiktok_ads: {
      where:
        'Apply for the Commercial Content API at TikTok for Developers. Once approved, the project page shows the client key and secret.',
      needs: 'TikTok must approve your use case. Scope: research.adlib.basic.',
      group: 'The quota belongs to the project. Use one group per project.',
    },
    youtube_own: {
      where: 'Create an OAuth client of type “web application” in the same Google Cloud project.',
      needs:
        'Scopes: youtube.readonly, yt-analytics.readonly. Google must verify the consent screen. Until then, up to 100 test users can connect.',
      group:
        'The platform counts it together with the project’s API keys, but here each is counted separately. Split the quota between them under “Adjust quotas”.',
    },
    instagram_own: {
      where:
        'Add “API setup with Instagram login” to your app at Meta for Developers to get its ID and secret.',
      needs:
        'Permissions: instagram_business_basic, instagram_business_manage_insights, with advanced access through app review.',
      group: 'The quota is counted per connected creator.',
    },
    tiktok_own: {
      where:
        'Create an app at TikTok for Developers and add Login Kit to get its client key and client secret.',
      needs:
        'Scopes: user.info.basic, user.info.profile, user.info.stats, video.list. TikTok reviews each one.',
      group: 'The quota belongs to the app.',
    },
  },
  links: {
    console: 'Open platform console',
    docs: 'Official documentation',
    quota: 'Request more quota',
    policy: 'YouTube developer policies',
  },
  limits: {
    title: 'Adjust quotas: {{name}}',
    about:
      'If the platform granted you more, or gives less than the default, enter the actual number. Empty means the default; 0 means not used.',
    field: '{{bucket}} ({{per}})',
    hint: 'Default {{units}}',
    wrong: 'Enter a whole number from 0 to 1,000,000,000',
    saved: 'Quotas updated',
  },
  mode: {
    label: 'Policy',
    strict: 'Strict',
    amended: 'Amended',
    strictAbout: 'No figures are computed from its data. Data is refreshed within 30 days or deleted.',
    amendedAbout:
      'Google accepted your amendment, so figures may be computed. Data is still refreshed within 30 days or deleted.',
    change: 'Change',
    toAmended: 'Use the amended policy?',
    amendedDefault:
      'The default is strict: YouTube’s developer policies don’t allow computing new figures from API data. Posts known only from this source are excluded from interaction rates, price estimates and similar figures, and data not refreshed within 30 days is deleted.',
    amendedOnly:
      'Only audited developers whose amendment Google has accepted may compute figures. Names, descriptions and titles must still be refreshed or deleted within 30 days.',
    amendedRisk: 'Without Google’s approval, your key may be revoked. Affected figures are recomputed.',
    confirmAmended: 'Google accepted it, switch',
    toStrict: 'Switch back to strict?',
    strictWhat:
      'Posts known only from this source are excluded from figures, which are recomputed or hidden. No data is deleted.',
    confirmStrict: 'Switch to strict',
    changed: 'Policy changed',
  },
  facts: {
    lastAnswer: 'Last response',
    never: 'none yet',
    lastFault: 'Last error',
    noFault: 'none in 30 days',
    keep: 'Retention',
    keepDays: 'refreshed within {{count}} days, or deleted',
    folder: 'Folder',
    noFolder: 'Not set. Once it’s set in the settings, files placed in it are imported.',
    all: 'All errors',
  },
  faultsPanel: {
    title: 'Errors of {{name}}',
    about:
      'From the last 30 days, newest first. An account that isn’t found or isn’t public is a normal response, not an error.',
    empty: 'No errors in the last 30 days.',
    columns: { purpose: 'Purpose', text: 'Details' },
  },
  sandbox: {
    title: 'Sandbox platforms',
    about:
      'Make a platform fail to see how quotas, pauses and waiting work. This affects only the sandbox; a restart resets everything.',
    mode: 'All sandbox data is made up, so YouTube starts under the amended policy here. Switch to strict to see which figures are no longer computed.',
    mixed: 'Mixed',
    moodOf: 'Behaviour of {{host}}',
    notice: '{{host}}: {{mood}}',
    moods: {
      well: 'Normal',
      quota: 'Quota used up',
      rate: 'Rate limited',
      refused: 'Rejects credentials',
      down: 'Down',
      slow: 'Never responds',
      half: 'Cuts off halfway',
      garbled: 'Garbled responses',
      changed: 'Renamed fields',
    },
  },
};
