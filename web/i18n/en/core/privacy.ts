/** Each line is a paragraph; lines that begin with "- " are list items; [words](address) is a link. */
export default {
  title: 'Privacy policy',
  kept: {
    caption: 'Periods as they are set on this site',
    kind: 'Data',
    period: 'Kept for',
    'forDays#one': '{{number}} day',
    'forDays#other': '{{number}} days',
    untilClosed: 'until the team is closed',
    kinds: {
      operationValues:
        'Names, values and IP addresses in operation records; what was done stays until the team is closed',
      notifications: 'Notifications',
      backgroundTasks: 'Background tasks: exports, imports, bulk actions',
      exportFiles: 'Exported files',
      importFiles: 'Original files uploaded to import creators',
      unfinishedImports: 'Imports that were uploaded and never started, with their files',
      mailContents: 'Text and attachments of mail in connected mailboxes',
      unansweredThreads: 'Conversations that the team never answered, except replies to email tasks',
      visits:
        'Visits of short links, unless the team chooses otherwise ({{min}} to {{max}} days); the counts stay',
      sharedPages: 'Links to collaboration pages and client reports that still say “expired”',
      paymentNotices: 'Notices of the payment service; orders and payments stay',
      ads: 'Ads that the ad libraries no longer report; those saved by a team stay',
    },
  },
  lead: 'What personal data this site keeps, why, for how long, who can see it, and what you can do about it. In plain words, so no one has to guess.',
  sections: {
    who: {
      title: 'Who is responsible',
      text: `Starbridge is open-source software that any company can run on its own servers. “We” on this page means the operator of this site: whoever runs the installation you are visiting. The operator is the controller under the EU General Data Protection Regulation (GDPR) and the personal information processor under China’s Personal Information Protection Law (PIPL). The authors of the software do not run this site and have no access to its data.
Each team decides for itself which creators it contacts, what it writes and which notes it keeps. For that data the team is the controller, and we process it on the team’s behalf.`,
    },
    account: {
      title: 'Your account',
      text: `When you register and use an account, we keep:
- your username, nickname, company and the picture you upload;
- your phone number, used to register, sign in, recover your password and confirm it’s you;
- a one-way hash of your password (argon2id). The password itself is not stored and cannot be recovered;
- hashes of your sign-in tokens and the times of your sessions, so that we know whether you are signed in and can end an older session of the same account;
- how each sign-in was made, its IP address and user agent, shown to you alone so that you can spot one that is not yours; the place is looked up in a database of our own. Sessions that ended 180 days ago are deleted at your next sign-in;
- if you use two-step verification: the secret of your authenticator app (encrypted), the public keys and names of your passkeys, and hashes of your recovery codes. Fingerprints, faces and PINs never leave your device;
- if you sign in with your organisation: your name, work email and identifier there, and an encrypted token with which we ask whether you may still sign in. Your organisation’s password never reaches us;
- your team, role and plan, and how much of the plan has been used.
The service cannot be provided without these: we keep them to perform our agreement with you (GDPR Art. 6(1)(b); PIPL Art. 13(1)(2)). You cannot register without a phone number; other details are optional.`,
    },
    records: {
      title: 'Records and security',
      text: `To trace mistakes and to stop stolen accounts and abuse, we record:
- operations: who did what and when, the values before and after, and the IP address and browser used. The main account of the team can read and export them;
- counts for rate limits: how often a phone number or an IP address asked for a code or failed to sign in;
- server logs: which request was made, its outcome and how long it took; never what was sent or searched for, and never a password or token.
The legal basis is our legitimate interest in keeping accounts and the system safe (GDPR Art. 6(1)(f); PIPL Art. 13(1)(2) and (3)). Operation records can only be added to, never changed; the personal values in them are stored apart and can be erased on request.`,
    },
    payments: {
      title: 'If you buy a plan',
      text: `When the main account of a team orders a plan, we keep:
- the order: plan, months, amount, the account that ordered, when it was ordered and paid, and every status change and refund;
- the result of the payment: WeChat Pay’s transaction number, the amount, and the payer’s ID with our merchant account (openid). We never get the payer’s WeChat name, real name, bank card or password;
- the optional email address given with the order: we send the payment confirmation there and record whether it was delivered;
- the name, tax number and email address given when an invoice is requested.
Payment takes place in WeChat. We only give WeChat Pay the order number, what is bought, the amount and the payment deadline; for a refund, the order and refund numbers, the amount and the reason.
The team’s main account, and members whose role allows ordering plans, see its orders, the payer’s ID and the invoice details; the operator’s administrators see them to check payments, make refunds and issue invoices. Other members and other teams do not.
The legal basis is the performance of our agreement with you and the legal requirements for sales records and invoices (GDPR Art. 6(1)(b) and (c); PIPL Art. 13(1)(2) and (3)).`,
    },
    creators: {
      title: 'Public data of creators',
      text: `The site lists what creators on TikTok, YouTube and Instagram have published themselves: platform, handle, name, address of picture and profile, bio, region, language, tags, public counts such as followers, the captions, times and public figures of their posts, and, where a source gives them, a breakdown of their followers (shares only, no individuals) and the text of some public comments. We do not keep who wrote a comment, only a short marker that cannot be traced to a person and shows whether the same text is posted repeatedly. From these we compute figures such as interaction rate, growth and an estimated price, and show the formula and sample of each.
Pictures of creators and covers of posts are fetched from the platform when somebody first looks at them, and a small copy is kept here, so that the platform does not learn who looks.
The sources are the platforms’ official interfaces, published data sets, and files imported by the operator or a team; each creator’s page shows the source and when it was last refreshed. Creators marked as samples are fictional.
The legal basis is our and our users’ legitimate interest in finding business partners (GDPR Art. 6(1)(f)), and the reasonable use of information that people have made public (PIPL Art. 13(1)(6) and Art. 27). We infer nothing about religion, health, politics or other sensitive matters, and make no automated decisions with a serious effect on a person.`,
    },
    contacts: {
      title: 'Contact addresses of creators',
      text: `Business email addresses that creators put in their public bio are stored separately and are not shown by default. A team has to spend an “unlock” of its plan to see one, and that is recorded: which team, which account, when.
An unlocked address may be used only to discuss a collaboration with that creator, and only under the [acceptable use policy](/policy). Creators can have their address removed, and kept out, at any time.`,
    },
    connections: {
      title: 'What creators choose to connect',
      text: `Creators who got a link of their own from a team decide for themselves whether to:
- confirm an email address for collaborations: only the team that invited them sees it;
- connect a YouTube, TikTok or Instagram account: they sign in on the platform’s own page, and we never see a password. We read the account’s profile, the figures of its posts, and a breakdown of its audience where the platform provides one (shares only, no individuals), once a day, for the inviting team and other teams on this site to judge a collaboration. We never post or change anything, and never read messages.
We keep: the access tokens (encrypted), what the platform granted, which wording the creator agreed to, when they agreed or withdrew and from which IP address, and whether the link was opened. The record of consent shows that it was the creator who gave it.
Creators can disconnect on the same page at any time: the tokens and the data obtained with them are deleted at once, and the platform is notified where it supports this. If they remove the app in the platform’s settings instead, we delete the data within a week. The link works for 90 days.
The legal basis is the creator’s consent (PIPL Art. 13(1)(1); GDPR Art. 6(1)(a)); withdrawing it does not affect what was done before.`,
    },
    collaborationPages: {
      title: 'What creators provide on a collaboration page',
      text: `Creators who got a link to the page of a collaboration can do their part without an account: accept the terms, give their address and payment details, submit drafts, reply to comments, and add links to their posts. What they provide is up to them.
- Address and payment details are stored encrypted. Only the owner and editors of the campaign see them, no one else on the team and no other team; once entered, the page does not show them again either.
- Which terms were accepted and when, drafts, comments and post links are visible to the members of the campaign.
- The link works for at most 180 days, and the team can revoke it at any time. It opens this one collaboration; we only record how often it was opened and when last.
All this is kept with the collaboration and deleted with it. Creators can ask the team or the operator to correct or delete their address and payment details; payment records may have to be kept in the team’s books as tax law requires.
The legal basis is the performance of the agreement between creator and team (PIPL Art. 13(1)(2); GDPR Art. 6(1)(b)).`,
    },
    visitors: {
      title: 'If you open a short link',
      text: `Teams share addresses as short links of this site and count how many people open them. When you open one, we record:
- the time, your IP address, and the country we look up for it in a database on our own server (in mainland China also province and city), without asking a third party;
- your browser’s user agent, and what it says about your system, browser, device and the app you are in;
- the host of the site you came from; whether a QR code was scanned; and, for a link made for one recipient or creator, whose it is.
To avoid counting one browser as two people, we store a random first-party cookie (sb_v, one year) that says nothing about you. With “Do Not Track” or Global Privacy Control we store none. Where no cookie comes back, we use a keyed hash of IP address and user agent instead, which changes every day. The pseudonym differs for each team, so teams cannot compare visitors.
The team’s main account, and members whose role allows reading operation records, see the full IP address; other members see only its network. Records are kept for as many days as the team has chosen (365 unless changed) and then deleted. Counts stay, and so do the pseudonyms with their days of visit (no address, no user agent), which distinguish new from returning visitors, until the link is deleted. The legal basis is the team’s legitimate interest in knowing how its links perform and in telling bots from people (GDPR Art. 6(1)(f); PIPL Art. 13(1)(2)).`,
    },
    storage: {
      title: 'What is in your browser',
      text: `The site keeps your sign-in tokens and your settings (language, light or dark, colour, sidebar) in your browser’s local storage. It does not work without them.
Pages behind the sign-in use no cookies; the one for short links is described above. There are no advertising cookies and no third-party analytics, and pages load no fonts, pictures or scripts from other sites.`,
    },
    retention: {
      title: 'How long it is kept',
      text: `- Account details: until the account is closed. You can close it yourself in your profile, and cancel that within the time shown there; then the personal details are deleted, and what belongs to the team (lists, email, links) passes to the main account;
- everything of a team: until the main account closes it, with the same time to cancel. Orders, payments and invoices stay as the law requires, without the accounts;
- codes sent by text message: only as a hash, and for five minutes;
- sign-in tokens: 12 hours for access, 30 days for refresh, or until you sign out;
- operation records: as long as the team exists; personal values in them can be erased earlier, see the table below;
- orders, payments, refunds and invoices, with the email address given with an order: these are sales records, kept as long as the team exists, and longer where the law requires it; for payment service notifications (numbers, result and sender IP address) see the table below;
- data of creators: refreshed while the source is public, deleted when the creator objects or the source requires it;
- copies of pictures and covers: 90 days at most, or less where the source requires it, then fetched again or deleted; they are also deleted with the creator;
- reports on creators that a team shared: public details and figures as they were then, deleted within a day after the link expires or is revoked;
- watched posts: public captions, addresses of pictures and figures over time; existing data stays when monitoring ends. Evidence for a brief’s checks is deleted with its monitor project;
- alert emails: addresses and messages are deleted with the monitor project;
- data from YouTube’s API without authorisation: 30 days at most, then refreshed or deleted.
Where the law requires longer, for instance for receipts, the data is kept for that time and not used for anything else.
What email tasks sent is kept until the team is closed: it shows what the team wrote, and it is where the links in those emails lead.
The table shows the periods that the operator has set for this site, after which data is deleted or erased automatically.`,
    },
    sharing: {
      title: 'Who sees it, who receives it',
      text: `Teams are isolated from each other inside the database: no team can see another’s lists, notes, email or usage. The operator’s administrators access data only as far as maintenance or a complaint requires.
A team can show the public details and figures of creators to others, as a report behind a link that expires after at most 90 days; it contains no email addresses, notes or prices.
A team can also share a live monitor project with its client through a link: the team chooses what it shows, costs are hidden unless chosen, and it cannot be opened after it expires or is revoked. We count how often it is opened, not by whom.
We do not sell personal data. Others receive it only in these cases:
- the text message provider (Aliyun or Tencent Cloud, as the operator chooses) receives the phone number and the code, to deliver the message;
- WeChat Pay (Tenpay Payment Technology) receives the order number, what is bought and the amount, to take payments and make refunds; payers’ WeChat data is handled under WeChat’s own rules;
- the installation’s email provider (as the operator chooses) receives that email address and the payment confirmation, to deliver it;
- server and network providers store data on our instructions;
- where the law requires it, or vital interests of others do, we hand over what is necessary and tell you if we may.
Data is stored where the operator’s servers are. Before it is sent to another country, we meet the duties of GDPR Chapter V and PIPL Chapter III: information, separate consent or standard contracts, as the case requires.`,
    },
    youtube: {
      title: 'YouTube API Services',
      text: `Some of the data on this site comes from YouTube API Services. In addition to this page, the [Google Privacy Policy](https://policies.google.com/privacy) applies to it, and by using these features you agree to be bound by the [YouTube Terms of Service](https://www.youtube.com/t/terms).
If you have allowed this site to access your Google account, you can revoke that at any time on [Google’s page for third-party access](https://myaccount.google.com/connections); we then delete the data obtained through it.`,
    },
    rights: {
      title: 'Your rights',
      text: `Whether you use this site or are listed on it as a creator, you can ask us to:
- show you your personal data, give you a copy, or hand it over in a common format;
- correct what is wrong and complete what is missing;
- delete it, restrict its use, or stop using it. If a creator objects to being contacted for business, we always comply;
- stop what you consented to. What happened before remains lawful;
- explain our rules, including how a figure is computed.
If we delete your data, we do it over all teams, mail, files and the catalogue at once, and give you a certificate of what was done if you ask. Of your addresses and accounts we then keep only keyed hashes, from which nothing can be read; they refuse you when a file or source names you again. What a team has to keep in its books stays without your name.
We answer within 15 working days, at the latest within the legal period (one month under the GDPR), free of charge. If you are not satisfied, you can complain to your data protection authority or go to court.`,
    },
    contact: {
      title: 'How to reach us',
      text: `Users can reach us through the service entry at the top of the page after signing in, and can change their nickname, picture, phone number and password themselves in their profile.
If you have no account, for instance as a creator, please use the contact details that the operator has published, and name the platform and handle. To protect your data we may ask you to show that the account is yours, for instance by putting a line of text in your bio for a moment.`,
    },
    minors: {
      title: 'Minors',
      text: `This site is for business users; accounts are not offered to anyone under 18. We do not knowingly list creators under 14. If you are a parent and find your child here, tell us, and we will delete the data without delay.`,
    },
    changes: {
      title: 'Changes to this page',
      text: `When a new feature uses new personal data, this page is updated before the feature goes live. The version and date are at the top; changes that affect your rights are announced separately after you sign in.`,
    },
  },
};
