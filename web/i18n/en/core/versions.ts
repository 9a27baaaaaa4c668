export default {
  title: 'What’s new',
  lead: 'What each version added and changed, newest first.',
  version: 'Version {{version}}',
  newest: 'Current version',
  changes: {
    home: 'Signing in opens Home: replies to answer, today’s sends and anything holding them up, work and payables waiting for you, saved searches, running campaigns and monitors, and what’s left of your plan. Each line links to its page. My work is now part of Home',
    exactCounts: 'Totals of a search and the counts beside filters are exact; none says “about” any more',
    erasure:
      'For operators: find, export or erase everything about one person, over all teams, mail and files, with a certificate. Whoever was erased is refused when imported again',
    closures: 'Close your own account, or the whole team: export first, and cancel within 14 days',
    seals:
      'Operation records are sealed: a change behind the product’s back is noticed and shown. Download them with their seals, or stream them to syslog or HTTP',
    secondFactor:
      'Two-step verification with an authenticator app, passkeys and recovery codes, which a team can require of everybody. Sign-ins are listed with device and place, and a new phone number needs your password',
    singleSignOn:
      'Single sign-on for every plan: sign in with your organisation’s accounts (OpenID Connect), for domains proved by DNS. Whoever leaves is signed out, and a team can require it',
    firstSteps:
      'New teams get five first steps, ticked off as they’re done. Hide them when you like; each opens its page with a short hint',
    palette:
      'Press ⌘K, Ctrl+K or / to find creators, lists, email, campaigns, links, orders and pages, create something new, or switch theme and language',
    allPlatforms:
      'Search TikTok, YouTube and Instagram at once, with counts on the tabs. Typing “beauty” also offers the category. The message after saving opens the list or writes to it, and your selection or draft is still there when you come back',
    menu: 'Menu groups fold, pages can be pinned, badges count what’s waiting, and the operator’s pages have a menu of their own',
    readers:
      'Creators and recipients read their own language: the unsubscribe line and page, collaboration and connection pages, link notices and example templates come in 15 languages',
    help: 'A help site covers first steps, every feature, formulas, import formats, sources, deliverability and going to production. The question mark on each page opens its chapter',
    quickLink:
      'Paste an address and press Enter to make and copy a short link. The prices page has buttons to buy',
    inPlace:
      'Change a creator’s status and note right in a list. Candidates show their email, how they fit the campaign, and the total against its budget. Board columns fold when there isn’t room',
    roles:
      'Members have roles: Manager, Member, Finance, Viewer, or roles of your own made of permissions. Menus and buttons follow, and changes apply at once',
    quotas:
      'Set monthly quotas for members: email unlocks, messages and exported rows. Members see their own.',
    retention:
      'The operator sets how long each kind of data is kept, and the privacy policy shows the periods',
    freeEmail: 'The Free plan can filter for creators with email too',
    walls:
      'Pages load nothing from other sites: images in received emails come through Starbridge. A verified short link domain is checked again every day, and dates, private network addresses, files and the database role are checked more strictly',
    plainEnglish: 'The English interface was rewritten: shorter and plainer',
    doors:
      'Harder to break into: a database that was a sandbox isn’t accepted in production until bin/leave-sandbox has cleared it, a sandbox only listens on its own machine, guessed passwords are counted by network before they are compared, many text messages need a moment of computing, TRUST_PROXY takes a number of proxies or their networks, and slow requests end',
    pictures:
      'Profile pictures and covers are fetched once, re-encoded and stored here, so no page asks a third party for an image. If there is none, one is generated',
    demoWorld:
      'After the first start, three months of a team’s work arrive in the demo account in the background: teammates, lists, messages with replies, link visits, monitored posts, campaigns, payments and orders. Background tasks show the progress. In the sandbox, a new team can also try a sample campaign, and sample creators hand in drafts and publish',
    ownAddresses:
      'What you import is yours: addresses and names from your files are visible only to your team, marked as imported by you, and cost no unlock. If a creator has several addresses, you choose which to use',
    unlocking:
      'Unlocking uses exactly the number on the button. What you already have costs nothing, and blacklisted or suppressed creators are never unlocked',
    fullPrices:
      'A real price is one paid in full: a deposit counts as part of it and no longer halves it. A payable starts with the open amount, “half now, half after posting” or “all after posting” is scheduled in one click, and amounts become costs of the linked project. A card whose fee rises after payment shows what’s still due',
    queuedMail:
      'Outside its send window, a task shows how many messages are queued and when the first goes out in the recipient’s time, even with a scheduled start. Or send them right away',
    importers:
      'Imports understand more tables: columns by meaning in nine languages, encodings, rounded counts, and a dry run. Every line is reported as added, updated, already there or not understood, with what to do about it. Data without a date never replaces dated data',
    mergedCreators:
      'A channel under several spellings becomes one creator: lists, notes, messages, collaborations and prices follow, and old links lead to the merged creator',
    bounces:
      'If a server rejects an address because the account doesn’t exist, it counts as a bounce and nothing is sent there again. Replies trigger a notification, and the inbox entry shows a count',
    orders:
      'Start, renew and upgrade plans with an itemised total and credit for unused time. Pay by scanning a WeChat Pay code with a countdown; the plan takes effect at once on every open page of the team',
    payments:
      'No payment counts twice or gets lost: notification, query, close and bill may arrive in any order. Late payments are honoured or refunded, and wrong or duplicate payments are refunded automatically',
    receipts:
      'Orders: pay, cancel, print a receipt, request an invoice and export, with every step and its cause. Add an address to get an email once it’s paid',
    sandboxPay: 'Complete payments in the sandbox: the same protocol, and a page that acts as the phone',
    operatorMoney:
      'For operators: plan prices and entitlements with their history, time granted manually, revenue by day and plan, daily bill reconciliation, and teams whose plan ends soon',
    campaigns:
      'Campaigns: product, brief with files, platforms, regions, dates, budget, goals and members in one place. Save briefs as templates, duplicate campaigns, assign owners, editors and viewers, and see every change on record',
    invitations:
      'Invitations: candidates from lists, searches and imports, invited by email in one click. Opens and answers are tracked automatically, and every exclusion has a reason',
    board:
      'Collaboration board: ten steps from negotiating to paid, by drag, keyboard or in bulk. Replies, found posts, passed checks and reached visits move cards automatically, and each card says what moved it. Two people on one card lose nothing',
    payables:
      'Payables: budget against agreed, approved and paid, per currency. Proof, tax note and an export for accounting. What you paid becomes the creator’s real price',
    agenda:
      'Calendar and My work: drafts, posts and payments by day, late items first, and one reminder each morning',
    creatorWork:
      'A page for the creator: an expiring link, no account needed, to accept terms, enter address and payment details (encrypted), and submit drafts and post links. Revoke it at any time',
    monitors:
      'Content monitor: paste post links, or follow creators and hashtags. New posts are read every hour, later less often, and missing data stays blank with its reason. Each post is compared with its creator’s usual, with a forecast for day 30. Deleted, private and edited posts are detected',
    briefs:
      'Briefs: hashtags, mentions, links, disclosure, publish dates and days online are checked automatically, each with evidence',
    alerts:
      'Alerts: posts that take off, drop, are deleted, lack a disclosure or pass a milestone, in the bell and by email, with quiet hours',
    effects:
      'Effect monitor: posts, short links, coupon codes and costs together. Cost per 1,000 plays, click and engagement, media value and net return, with formulas and inputs, and a what-if',
    clientReports:
      'Client report: one page to print or save as PDF, an Excel file, and a live link that expires. In Chinese or English, with your own logo',
    rankings:
      'Rankings: hot videos, top creators and hot tags by platform, region, category and period, with rank changes, curves and the reason for each rank',
    ads: 'Hot ads from official libraries: advertiser, run dates, reach, and a team board',
    sources:
      'Sources: YouTube Data API, Instagram business discovery and Creator Marketplace, TikTok Creator Marketplace and Commercial Content Library, public embeds. Credentials are encrypted and can be changed at any time. See where quotas go and when they reset',
    acquisitions:
      'Data acquisition: from profile links, hashtags, keywords or similar to a list, straight into a list. Pause, resume, stop, run daily or weekly, and see a reason for every failure',
    refreshes:
      'Refreshes: creators in lists and recently viewed ones come first, and no quota is ever exceeded. Or refresh one right away',
    origins:
      'Origins: which source provided what and when, and how long it may be kept before it’s refreshed or deleted',
    connections:
      'Creator connections: a personal page to confirm an address and connect TikTok, YouTube or Instagram for first-party figures and audience. Creators can withdraw at any time',
    watchedFolder: 'Watched folder: creator files placed in it are imported',
    insights:
      'A creator in five tabs: every figure with its formula, percentile among peers and change against the previous ten posts, with the posts behind it one click away. Curves with gaps left as gaps, and a publishing calendar',
    brands:
      'Sponsored posts and brands: disclosures in more than 30 languages, kept separate from the platform’s flag. Compare each brand’s posts with the creator’s usual',
    signals:
      'Worth a look: follower jumps, likes per play, comments per like, repeated comments, interaction far from peers. Each with its evidence, and no total score',
    similar:
      'Similar creators by tags, hashtags, mentions and caption words, with reasons, for one creator or a whole list',
    comparison: 'Compare two to six creators: figures, curves, shared hashtags and brands side by side',
    prices:
      'Prices: what your team actually paid first, then an estimate with its formula. Set your own base CPM, and see what several posts would cost',
    facets:
      'More filters: growth, price, posting rhythm, brands, saved or not. All, any or none of tags and keywords, with counts next to every value',
    sentences:
      'Search by a sentence, in Chinese or English: it becomes filters you can see and change, and anything not understood is pointed out',
    savedSearches: 'Saved searches that show how many creators are new',
    reports: 'Print-ready reports on one or several creators, with shared links that expire',
    shortLinks:
      'Short links: random or custom codes, UTM parameters, expiry, on and off at any time. App links open the right store on iOS, Android and desktop, and in-app browsers explain how to open them. QR codes with a logo as SVG and PNG',
    visits:
      'Visit log: new and returning visitors, time, region, IP, system, referrer. Bots are identified with the reason and don’t count. Filter and export it',
    visitFigures:
      'Visits: exact PV and UV for any date range, curves by day or hour, a map and every breakdown. The page updates as people visit',
    ownLinks:
      'Personal links: one for each creator in a list, and {link} in a message becomes each recipient’s own',
    linkDomains: 'Custom domains for short links, verified with one DNS record',
    inbox:
      'Inbox: mailboxes sync from 30 days back and then as messages arrive, with status and the reason for any stop. Three panes, keyboard, labels, assignment and snooze, without changing anything in the mailbox itself',
    recognised:
      'Incoming messages are classified: replies, automatic replies with their return date, hard and soft bounces, complaints, unsubscribes. Each has a reason, and figures follow your corrections',
    belonging:
      'Reply matching by reference, reply address, sender and subject, or domain, with a confidence level. Creators are recognised by their other addresses too',
    trustedReads:
      'Reads you can trust: proxies and security scanners are listed separately, and only a person opening a message counts',
    letters:
      'One-to-one emails: reply, reply all, forward. Drafts save automatically, with ten seconds to undo, or send later',
    inboxSearch: 'Search all messages, in Chinese and English, with from:, subject: and has:attachment',
    senders:
      'Senders: presets and steps for eight providers. Verification really signs in and sends itself a message, with the full server log. Gmail and Outlook over OAuth. SPF, DKIM and DMARC checked daily',
    templates:
      'Templates: a rich editor, variables with fallbacks, images and attachments, a preview with any creator, versions',
    tasks:
      'Email tasks: recipients from lists, a selection or pasted addresses, addresses unlocked in place, follow-up rounds, sending in the recipient’s time zone, checks and an estimated end. Drafts save automatically',
    sending:
      'Sending that loses and repeats nothing: messages without a clear outcome are unconfirmed and never resent automatically. Every recipient shows why it’s waiting',
    recipientEvents:
      'Reads, clicks, replies, bounces and unsubscribes are tracked automatically. People who unsubscribe or hard-bounce get no more messages',
    sandboxMail:
      'Sandbox mailboxes: sample creators read, reply, send automatic replies or bounce, and you can move the clock',
    lists:
      'Lists: five colours, shared or private, archive. Every figure of every creator, move, copy and remove',
    memory:
      'Team memory: status, team tags, notes and last contact, wherever a creator appears, and a warning if a teammate was in touch within 30 days',
    blocklist:
      'Blacklist with reason and scope: searches exclude those creators, lists refuse them, and removals stay on record',
    bulk: 'Bulk actions on some, a page or all search results: save, tag, set a status, blacklist. Large ones run in the background',
    listImport:
      'Excel and CSV imports: profile links in all their forms, a dry run first, and failed rows to fix and upload again',
    exports:
      'Exports to Excel and CSV: the columns on the page, no formulas that could run, kept for seven days',
    identity:
      'Sign-up, sign-in by password or code, password recovery. Change your picture, phone number and password in your profile',
    single: 'One sign-in per account: signing in elsewhere ends this session right away and says so',
    team: 'Teams: invite and manage sub-accounts, see usage by member, filter and export operation records',
    plans:
      'Plans: prices, what your plan includes and what has been used. When a plan ends, the team falls back to free and nothing is deleted',
    realtime:
      'Live updates: notifications, background task progress and plan changes arrive at once, and reconnect automatically',
    shell:
      'Layout: menu from the server, global search, seven colours, sidebar or horizontal menu, right to left, all remembered',
    standing:
      'Landing page, prices, privacy policy, user agreement, acceptable use policy, and the “Open in Starbridge” bookmark',
    catalogue:
      'The catalogue: creators on TikTok, YouTube and Instagram, with their posts and daily snapshots',
    search:
      'Search by name, handle, tags and bio, from two characters in Chinese, Japanese and Korean. Tolerates typos, and shows why each result matched',
    figures:
      'Figures: average plays, interaction rate, plays-to-followers, level, growth and estimated price, each with formula, sample and time',
    import:
      'Imports of CSV, JSON and NDJSON files that resume after an interruption, are safe to repeat, and give a reason for each refused row',
    running:
      'Runs with two commands: PostgreSQL and sample data included. Chinese and English, light and dark',
  },
};
