export default {
  title: 'What’s new',
  lead: 'What each version added and changed, newest first.',
  version: 'Version {{version}}',
  newest: 'Current version',
  changes: {
    home: 'Signing in opens Home: replies to answer, today’s sends and what holds them up, work and payables waiting for you, saved searches, running campaigns and monitors, and what is left of your plan. Each line leads to its page; My work is now part of it',
    firstSteps:
      'A new team gets five first steps, ticked off as they are done and hidden when you like; each opens its page with a short hint',
    palette:
      'Press ⌘K, Ctrl+K or / to find creators, lists, mail, campaigns, links, orders and pages, to create something new, or to switch theme and language',
    pictures:
      'Profile pictures and covers are fetched once, re-encoded and stored here, so no page asks a third party for an image; where there is none, one is generated',
    demoWorld:
      'After the first start, three months of a team’s work arrive in the demo account in the background: colleagues, lists, templates, mail with replies, and link visits. Background work shows the progress',
    ownAddresses:
      'What you import is yours: addresses and names from your files are seen by your team only, marked as imported by you, and cost no unlock; of several addresses of a creator you choose the one to use',
    unlocking:
      'Unlocking takes the number on the button: what you already have costs nothing, and nobody is unlocked who is blacklisted or suppressed',
    fullPrices:
      'A real price is one that was paid in full: a deposit counts as a part and no longer halves it. A payable starts with what is still open, “half now, half after posting” or “all after posting” is planned with one click, and amounts become costs of the bound project; a card whose fee is raised after payment says what is open',
    queuedMail:
      'Outside of its hours a task says how many mails are queued and when the first goes by the recipient’s clock, also if it starts at a set time; or they go at once if you say so',
    importers:
      'Imports understand more tables: columns by meaning in nine languages, encodings, rounded counts, and a dry run. Every line is accounted for as added, updated, already there or not understood, with what to do about it; data without a date never replace data that have one',
    mergedCreators:
      'One channel under several spellings becomes one creator: lists, notes, mail, collaborations and prices follow, and old links lead to the one that stays',
    bounces:
      'A server that says at the door that there is no such account makes a bounce, and nothing is sent there again; a reply makes a notification, and the inbox entry shows a number',
    orders:
      'Plans are begun, renewed and upgraded with the sum line by line and credit for unused time; paid by scanning a WeChat Pay code with a count-down, and in effect at once on every open page of the team',
    payments:
      'No money counts twice or gets lost: notification, query, close and bill may come in any order; what is paid late is honoured or goes back, and wrong or double payments go back automatically',
    receipts:
      'Orders: pay on, cancel, print a receipt, ask for an invoice, export, with every move and its cause; with an address given, a mail once it is paid',
    sandboxPay: 'The whole payment works in the sandbox: the same protocol, and a page that plays the phone',
    operatorMoney:
      'For operators: prices and entitlements of plans with their history, time given by hand, revenue by day and plan, the daily bill compared, teams whose plan ends soon',
    campaigns:
      'Campaigns: product, brief with files, platforms, regions, days, budget, goals and members in one place; briefs kept as templates, campaigns duplicated; owner, editor and viewer, and every change recorded',
    invitations:
      'Invitations: candidates from lists, searches and imports, invited by mail with one click; who opened and who answered is kept automatically, and an exclusion has its reason',
    board:
      'Board of collaborations: ten steps from negotiating to paid, by drag, keyboard or in bulk; a reply, a post that is found, checks that pass and visits that are reached move a card automatically, and it says what moved it; two people at one card lose nothing',
    payables:
      'Payables: budget against what is agreed, approved and paid, each currency for itself; proof, tax note and an export for accounting; what was paid becomes the real price of the creator',
    agenda:
      'Calendar and my work: drafts, posts and payments by day, what is late first, and one reminder each morning',
    creatorWork:
      'A page for the creator: a link that expires, without an account, to accept terms, give address and payment details (encrypted), hand in drafts and the address of the post; taken back at any time',
    monitors:
      'Content monitor: paste links to posts, or follow creators and hashtags; new posts are read each hour, later more rarely, and what is missing stays empty with its reason; each post against what its creator usually has, with a forecast for day 30; deleted, private and edited posts are noticed',
    briefs:
      'Brief: hashtags, mentions, links, disclosure, publish window and days online are checked automatically, each with evidence',
    alerts:
      'Alerts: posts that take off, drop, are deleted, lack a disclosure or pass a milestone, in the bell and by mail, with quiet hours',
    effects:
      'Effect monitor: posts, short links, coupon codes and costs together: cost a thousand plays, a click, an engagement, media value and net return, with formulas and inputs, and a what-if',
    clientReports:
      'Client report: one page to print or keep as PDF, an Excel file, and a live link that expires; Chinese or English, with your own logo',
    rankings:
      'Rankings: hot videos, top creators and hot tags by platform, region, category and window, with changes of rank, curves and the reason for each place',
    ads: 'Hot ads from official libraries: advertiser, run dates, reach, and a board of the team',
    sources:
      'Sources: YouTube Data API, Instagram business discovery and Creator Marketplace, TikTok Creator Marketplace and Commercial Content Library, public embeds; credentials are encrypted and changed at any time, and what was spent on what is seen, with when there is more',
    acquisitions:
      'Data acquisition: from homepage links, hashtags, keywords, or like a list, straight into a list; pause, resume, stop, daily or weekly, and a reason for every failure',
    refreshes:
      'Refreshes: creators in lists and those people look at come first, and no quota is ever exceeded; or refresh one at once',
    origins:
      'Origins: which source told what and when, and how long it may be kept; then it is refreshed or deleted',
    connections:
      'Creators connect: a page of their own to confirm an address and connect TikTok, YouTube or Instagram, for first-party figures and audience; taken back at any time',
    watchedFolder: 'A watched folder: files of creators that are put there are imported',
    insights:
      'A creator in five tabs: every figure with its formula, percentile among peers and change against the ten posts before, the posts behind it one click away; curves with gaps left as gaps; a publishing calendar',
    brands:
      'Sponsored posts and brands: disclosures in more than 30 languages, kept apart from the platform’s flag; each brand’s posts against the usual ones',
    signals:
      'Worth a look: jumps of followers, likes by plays, comments by likes, repeated comments, interaction far from peers; each with its evidence, and no total score',
    similar:
      'Similar creators by tags, hashtags, mentions and words of captions, with the reasons; for one creator or a whole list',
    comparison: 'Compare two to six creators: figures, curves, shared hashtags and brands side by side',
    prices:
      'Prices: what your team paid first, then an estimate with its formula; a base CPM of your own, and what several posts would cost',
    facets:
      'More filters: growth, price, rhythm, brands, saved or not; all, any or none of tags and keywords; counts beside every value',
    sentences:
      'Search by a sentence, in Chinese or English: it becomes filters that you see and can change, and what was not understood is said',
    savedSearches: 'Saved searches that tell how many creators are new',
    reports: 'Reports on one or several creators, made for print, with shared addresses that end',
    shortLinks:
      'Short links: random or chosen codes, UTM parameters, expiry, off at any time; app links lead by iOS, Android and desktop, and browsers inside of apps say how to open them; QR codes with a logo as SVG and PNG',
    visits:
      'Access records: new and old visitors, time, region, IP, system, referrer; programs are told apart with the reason and do not count; records can be filtered and exported',
    visitFigures:
      'Visits: PV and UV are exact for any range of days; curves by day or hour, a map and all parts; the page follows while people come',
    ownLinks:
      'Links of their own: one for every creator of a list, and {link} in a mail becomes each recipient’s own',
    linkDomains: 'Domains of your own for short links, shown to be yours by one DNS record',
    inbox:
      'Inbox: mailboxes are read from 30 days back and then as mail comes, with where it stands and why it stopped; three panes, keyboard, labels, assignment, snooze, and nothing changes in the mailbox itself',
    recognised:
      'What came in is told apart: replies, automatic replies with their return date, hard and soft bounces, complaints, unsubscriptions; with the reason, and corrected figures where you correct it',
    belonging:
      'Whose reply it is: by reference, reply address, sender and subject, or domain, with how sure that is; creators are known by further addresses too',
    trustedReads:
      'Reads to be trusted: proxies and security scanners are shown apart, and only a person opening a mail counts',
    letters:
      'One-to-one emails: reply, reply all, forward; drafts save themselves, ten seconds to undo, or send later',
    inboxSearch: 'Search over all mail, in Chinese and English, with from:, subject: and has:attachment',
    senders:
      'Senders: presets and steps for eight providers; a verification really signs in and sends itself a message, with the whole talk to read; Gmail and Outlook over OAuth; SPF, DKIM and DMARC checked daily',
    templates:
      'Templates: a rich editor, variables with fallbacks, pictures and attachments, a preview with any creator, versions',
    tasks:
      'E-mail tasks: recipients from lists, a selection or pasted addresses, addresses unlocked in place, follow-up rounds, sending by the recipient’s clock, a check and an expected end beforehand; drafts save themselves',
    sending:
      'Sending that loses nothing and repeats nothing: what nobody knows the end of is in doubt and never sent again automatically; every recipient says why it waits',
    recipientEvents:
      'Reads, clicks, replies, bounces and unsubscriptions come back automatically; who left or bounced for good is not written to again',
    sandboxMail:
      'Mailboxes of the sandbox: sample creators read, answer, bounce or reply automatically, and the clock can be moved',
    lists:
      'Lists: five colours, for the team or yourself, archive; every figure of every creator, move, copy and remove',
    memory:
      'The memory of the team: status, team tags, notes and last contact, wherever a creator appears; a warning when a colleague was in touch within 30 days',
    blocklist:
      'The blacklist: with reason and scope; searches leave those creators out, lists refuse them, and what is taken off stays on record',
    bulk: 'Work on many at once: some, a page, or all that a search finds: save, tag, set a status, blacklist; large ones in the background',
    listImport:
      'Import of Excel and CSV: homepage links in all their forms, a dry run first, failed rows to mend and upload again',
    exports:
      'Export to Excel and CSV: the columns of the page, no formula that could run, kept for seven days',
    identity:
      'Registration, sign-in by password or by code, password recovery; picture, phone number and password can be changed in the profile',
    single:
      'An account is signed in at one place: a sign-in elsewhere is told at once, and ends the session here',
    team: 'Teams: invite and manage sub-accounts, see what each member used, filter and export operation records',
    plans:
      'Plans: prices, what your plan allows, what has been used; a plan that ends falls back to free and nothing is deleted',
    realtime:
      'Live messages: notifications, progress of background work and changes of plan arrive at once, and reconnect automatically',
    shell:
      'The frame: menu from the server, global search, seven colours, sidebar or horizontal menu, right to left; all of it remembered',
    standing:
      'Landing page, prices, privacy policy, user agreement, acceptable use policy, and the “Open in Starbridge” bookmark',
    catalogue:
      'The catalogue: creators on TikTok, YouTube and Instagram, with their posts and daily snapshots',
    search:
      'Search by name, handle, tags and bio, with two characters in Chinese, Japanese and Korean; tolerates slips, and says why each result matched',
    figures:
      'Figures: average plays, interaction rate, plays-to-followers, level, growth and estimated price, each with formula, sample and time',
    import:
      'Import of CSV, JSON and NDJSON files that resumes after an interruption, can be repeated safely, and gives a reason for each refused row',
    running:
      'Two commands to run it: PostgreSQL and sample data come along; Chinese and English, light and dark',
  },
};
