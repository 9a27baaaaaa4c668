/** Each line is a paragraph; lines that begin with "- " are list items; [words](address) is a link. */
export default {
  title: 'User agreement',
  lead: 'Please read this before you use the site. By registering an account you agree to it, for yourself and for the company you act for.',
  sections: {
    parties: {
      title: 'Who agrees with whom',
      text: `This agreement is between you (and the company or organisation you act for) and the operator of this site, which is whoever runs this installation.
The Starbridge software is open source under the MIT licence, and anybody may run it. This agreement covers the service of this site only and takes nothing away from your rights under that licence.`,
    },
    account: {
      title: 'Accounts',
      text: `- You must be at least 18 and entitled to act for your company; what you register must be true and kept up to date;
- an account is for one person. It can be signed in at one place at a time: a new sign-in ends the older one;
- keep your password and codes to yourself. You answer for what is done with your account, unless you can show that it was not your fault;
- if somebody else has used your account, change the password at once and tell us.`,
    },
    team: {
      title: 'Main account and sub-accounts',
      text: `Registering creates a team, and whoever registers has its main account. The main account can invite, create, disable and delete sub-accounts, see what each member used and did, and buy a plan for the team.
Lists, mail and links made by a sub-account belong to the team; when the sub-account is deleted, they pass to the main account. The main account makes sure that members know this, and answers for how they use the site.`,
    },
    use: {
      title: 'How it may be used',
      text: `Use the site to find creators, and to agree on and manage real collaborations. The full rules are in the [acceptable use policy](/policy), which is part of this agreement. In particular you must not:
- send spam, or go on writing to somebody who has said no;
- sell, publish or hoard the data and contact details of creators;
- pretend to be somebody else, or spread what is false, fraudulent or unlawful;
- get around plan or rate limits, or attack, scan or disturb the system;
- scrape its pages. Programs may use the public API, within its limits.`,
    },
    plans: {
      title: 'Plans and payment',
      text: `Prices and what each plan allows are on the [price page](/price), in renminbi (CNY). The main account of a team buys a plan for a number of months and pays at once with WeChat Pay; it applies to the whole team as soon as it is paid. When it ends nothing is charged, and the team is back on the free plan.
- The price is that of the moment of ordering. An order can be paid as long as its code is valid; expired or cancelled, it is closed;
- another sum than ordered, a second payment, or money that comes after an order was closed and can no longer be honoured goes back the way it came;
- a renewal goes on where the present time ends. An upgrade begins at once: the unused time of the old plan is credited to the second against the new price; what exceeds that price is lost, which is said before ordering;
- nothing is deleted when a plan ends. What exceeds the free plan becomes read-only and says why, until the plan is renewed;
- a change of prices does not touch what has been paid for;
- receipts, and invoices on request, are under Orders once an order is paid;
- refunds follow the law and the rules the operator has published, and what the order gave is taken back with them. If the service is out of reach for long because of us, unused time is refunded or added.
Daily and monthly allowances do not carry over.`,
    },
    content: {
      title: 'Your content and data',
      text: `What you and your team upload and write stays yours. You allow us to store, process and show it only to provide the service, and only as long as the service lasts.
You must have the right to use what you import, and should keep copies of what matters. Personal data is covered by the [privacy policy](/privacy).`,
    },
    figures: {
      title: 'Creators and figures',
      text: `Data of creators comes from public sources and may be late, incomplete or wrong. Interaction rate, level, estimated price and the like are statistics by the formulas shown beside them. They are a help to decide: no promise of what a collaboration will bring, and no verdict on a person.
Check for yourself before you pay or sign.`,
    },
    platforms: {
      title: 'Third-party platforms',
      text: `TikTok, YouTube, Instagram and e-mail providers are independent third parties with terms of their own. This site uses YouTube API Services; by using the features that rely on them you agree to be bound by the [YouTube Terms of Service](https://www.youtube.com/t/terms).
If a platform restricts or closes its interface, features may change or end; we will tell you as early as we can. This site is neither part of these platforms nor endorsed by them.`,
    },
    service: {
      title: 'The service and its changes',
      text: `We run the service with reasonable care and announce planned downtime where we can. We may improve and change features; if we remove an important one that you have paid for, we refund the remaining time.
What is marked as sandbox or sample is for trying out and may be emptied at any time.`,
    },
    liability: {
      title: 'Liability',
      text: `We are liable without limit for intent and gross negligence, for injury to persons, and wherever the law does not allow a limit.
Otherwise we are not liable for indirect loss or lost profit, and our liability to a team is limited to what it paid in the 12 months before the event. We are not liable for loss caused by force majeure, by third-party platforms, or by your breach of this agreement.
If a third party makes a claim against us, or we are fined, because you broke this agreement or the law, you make good our loss.`,
    },
    termination: {
      title: 'Suspension and end',
      text: `You can stop at any time and ask us to delete your account. Export what you want to keep before a team is deleted.
We may restrict or disable an account, and will say why: after serious or repeated breaches of this agreement or of the acceptable use policy, where others or the system are in immediate danger, or where the law requires it. Where we can, we first give you time to put things right, and you can always object.
If the agreement ends because of your serious breach, remaining fees are not refunded; if we end it for any other reason, unused time is.`,
    },
    law: {
      title: 'Law and disputes',
      text: `The law of the place where the operator is established applies. We first try to agree; failing that, the competent court at that place decides. Mandatory protection that you have as a consumer where you live is not affected.
If one clause is void, the others stand.`,
    },
    changes: {
      title: 'Changes to this agreement',
      text: `Version and date at the top change with the text. Important changes to your disadvantage are announced after you sign in, at least 30 days ahead. If you do not agree, you can leave before they take effect, and we refund the remaining time.`,
    },
  },
};
