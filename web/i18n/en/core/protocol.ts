/** Each line is a paragraph; lines that begin with "- " are list items; [words](address) is a link. */
export default {
  title: 'User agreement',
  lead: 'Please read this before you use the site. By registering an account, you agree to it for yourself and for the company you act for.',
  sections: {
    parties: {
      title: 'Who agrees with whom',
      text: `This agreement is between you (and the company or organisation you act for) and the operator of this site, that is, whoever runs this installation.
The Starbridge software is open source under the MIT licence, and anyone may run it. This agreement covers only the service of this site and does not limit your rights under that licence.`,
    },
    account: {
      title: 'Accounts',
      text: `- You must be at least 18 and authorised to act for your company; the details you register must be true and kept up to date;
- an account is for one person. It can be signed in at only one place at a time: a new sign-in ends the previous one;
- keep your password and codes to yourself. You are responsible for what is done with your account, unless you can show that it was not your fault;
- if someone else has used your account, change the password at once and tell us.`,
    },
    team: {
      title: 'Main account and sub-accounts',
      text: `Registering creates a team, and the person who registers has its main account. The main account can invite, create, disable and delete sub-accounts, see what each member used and did, and buy a plan for the team.
Lists, email and links made by a sub-account belong to the team; when the sub-account is deleted, they pass to the main account. The main account makes sure members know this, and is responsible for how they use the site.`,
    },
    use: {
      title: 'How it may be used',
      text: `Use the site to find creators, and to agree on and manage real collaborations. The full rules are in the [acceptable use policy](/policy), which is part of this agreement. In particular you must not:
- send spam, or keep writing to someone who has said no;
- sell, publish or hoard the data and contact details of creators;
- impersonate anyone, or spread false, fraudulent or unlawful content;
- get around plan or rate limits, or attack, scan or disrupt the system;
- scrape its pages. Programs may use the public API, within its limits.`,
    },
    plans: {
      title: 'Plans and payment',
      text: `Prices and what each plan allows are on the [price page](/price), in renminbi (CNY). The main account of a team buys a plan for a number of months and pays at once with WeChat Pay; it applies to the whole team as soon as it is paid. When it ends, nothing is charged and the team returns to the free plan.
- The price is the one at the time of ordering. An order can be paid as long as its code is valid; once expired or cancelled, it is closed;
- a wrong amount, a second payment, or a payment that arrives after an order was closed and can no longer be honoured is refunded the way it was paid;
- a renewal starts when the current period ends. An upgrade starts at once: the unused time of the old plan, to the second, is credited against the new price; any excess over that price is lost, as stated before ordering;
- nothing is deleted when a plan ends. What exceeds the free plan becomes read-only and says why, until the plan is renewed;
- price changes do not affect what has been paid for;
- receipts, and invoices on request, are available under Orders once an order is paid;
- refunds follow the law and the rules the operator has published, and what the order gave is withdrawn with them. If the service is unavailable for a long time because of us, unused time is refunded or added.
Daily and monthly allowances do not carry over.`,
    },
    content: {
      title: 'Your content and data',
      text: `What you and your team upload and write remains yours. You allow us to store, process and show it only to provide the service, and only for as long as the service lasts.
You must have the right to use what you import, and should keep copies of what matters. Personal data is covered by the [privacy policy](/privacy).`,
    },
    figures: {
      title: 'Creators and figures',
      text: `Data of creators comes from public sources and may be late, incomplete or wrong. Interaction rate, level, estimated price and the like are statistics based on the formulas shown with them. They help you decide; they do not promise what a collaboration will achieve, and they do not judge a person.
Verify them yourself before you pay or sign.`,
    },
    platforms: {
      title: 'Third-party platforms',
      text: `TikTok, YouTube, Instagram and email providers are independent third parties with their own terms. This site uses YouTube API Services; by using the features that rely on them you agree to be bound by the [YouTube Terms of Service](https://www.youtube.com/t/terms).
If a platform restricts or closes its interface, features may change or end; we will tell you as early as we can. This site is not part of these platforms or endorsed by them.`,
    },
    service: {
      title: 'The service and its changes',
      text: `We run the service with reasonable care and announce planned downtime where we can. We may improve and change features; if we remove an important one that you have paid for, we refund the remaining time.
Anything marked as sandbox or sample is for testing and may be cleared at any time.`,
    },
    liability: {
      title: 'Liability',
      text: `Our liability is unlimited for intent and gross negligence, for personal injury, and wherever the law does not allow a limit.
Otherwise we are not liable for indirect loss or lost profit, and our liability to a team is limited to what it paid in the 12 months before the event. We are not liable for loss caused by force majeure, by third-party platforms, or by your breach of this agreement.
If a third party makes a claim against us, or we are fined, because you broke this agreement or the law, you compensate us for our loss.`,
    },
    termination: {
      title: 'Suspension and end',
      text: `You can stop at any time and ask us to delete your account. Export what you want to keep before a team is deleted.
We may restrict or disable an account, and will say why: after serious or repeated breaches of this agreement or of the acceptable use policy, where others or the system are in immediate danger, or where the law requires it. Where we can, we first give you time to put things right, and you can always object.
If the agreement ends because of your serious breach, remaining fees are not refunded; if we end it for any other reason, unused time is.`,
    },
    law: {
      title: 'Law and disputes',
      text: `The law of the place where the operator is established applies. We first try to reach an agreement; failing that, the competent court at that place decides. Mandatory consumer protection where you live is not affected.
If one clause is void, the others remain valid.`,
    },
    changes: {
      title: 'Changes to this agreement',
      text: `The version and date at the top change with the text. Important changes to your disadvantage are announced after you sign in, at least 30 days in advance. If you do not agree, you can leave before they take effect, and we refund the remaining time.`,
    },
  },
};
