/** Each line is a paragraph; lines that begin with "- " are list items; [words](address) is a link. */
export default {
  title: 'Acceptable use policy',
  lead: 'How to use outreach email and platform data lawfully and effectively. This policy is part of the user agreement and binds every team and every account.',
  sections: {
    principle: {
      title: 'One principle',
      text: `Only write to people you really want to work with. Say who you are and what you want. If they say no, stop. Everything below follows from that.
Laws differ from place to place. These are the main points, not legal advice: the team that sends a message is its sender and must know the rules where the recipient lives.`,
    },
    mail: {
      title: 'What every message must have',
      text: `- A true sender: name, company and an address that takes replies;
- a subject that fits the content, without a “Re:” or “Fwd:” that suggests an earlier exchange;
- the name of your company and a way to reach you; for recipients in the United States a valid postal address;
- an easy and free way to unsubscribe that needs no sign-in. Do not hide or remove what the system adds for this;
- content meant for this recipient. Bulk email that has nothing to do with them is spam, even with their name in it.`,
    },
    refusal: {
      title: 'Unsubscribing and refusal',
      text: `When someone unsubscribes, declines or complains, stop at once and add the address to your team’s suppressed addresses. No task and no member may write to an address on that list again, even from another mailbox or under another brand.
- The law allows 10 business days to honour an opt-out; we expect it at once;
- the way to unsubscribe must work for at least 30 days after the message;
- do not keep retrying addresses that permanently bounced;
- suppressed addresses are used for no other purpose and never sold.`,
    },
    regions: {
      title: 'Main points by region',
      text: `- China: no commercial advertising by email without the recipient’s explicit consent; advertisements need “广告” or “AD” in the subject, the true identity of the sender and a way to refuse (Measures for the Administration of Internet E-mail Services, Art. 13 and 14; Advertising Law, Art. 43);
- European Union and United Kingdom: using a business address needs a legal basis. The first message must say where the data came from, what it is for and which rights the recipient has; anyone can object to marketing at any time (GDPR Art. 14 and 21). Most countries require prior consent for marketing email to individuals;
- United States: CAN-SPAM requires true headers and subjects, advertising to be recognisable, a postal address, and opt-outs honoured within 10 business days;
- Canada: CASL requires express or implied consent. Consent may be implied where a business address is published without a refusal and the message concerns that business;
- elsewhere: the law of the recipient’s place. If in doubt, do not send.`,
    },
    data: {
      title: 'Using data of creators',
      text: `- Only to find, assess and manage collaborations; not to harass, discriminate or watch people, and not to judge a person’s credit or fitness for a job;
- do not sell, rent out or publish data or contact addresses of creators, and do not build a competing database with them;
- exported data stays inside the team and is deleted when no longer needed; if a creator asks for deletion, that includes exported copies;
- figures are estimates. Quote them with source, time and formula, never as official numbers of a platform.`,
    },
    youtube: {
      title: 'YouTube data',
      text: `This site uses YouTube API Services. Anyone who uses data from YouTube must comply with the [YouTube Terms of Service](https://www.youtube.com/t/terms) and the [YouTube API Services Terms of Service](https://developers.google.com/youtube/terms/api-services-terms-of-service). How Google handles data is explained in the [Google Privacy Policy](https://policies.google.com/privacy).
- Data obtained without authorisation is kept for 30 days at most, then refreshed or deleted; the same applies to exported copies;
- counts such as views and subscribers must not be altered or combined with those of other platforms;
- figures calculated from such data are shown separately from the numbers YouTube provides.`,
    },
    platforms: {
      title: 'TikTok and Instagram data',
      text: `Data from the official interfaces of TikTok and Instagram is subject to the [TikTok Developer Terms of Service](https://www.tiktok.com/legal/page/global/tik-tok-developer-terms-of-service/en) and the [Meta Platform Terms](https://developers.facebook.com/terms/). Their limits on purpose, storage time and quota take precedence over any broader rule in this policy.
Imported data sets need a licence and must be used within it; a creator’s page names the source.`,
    },
    forbidden: {
      title: 'Not allowed at all',
      text: `- Addresses that were bought, guessed or are of unknown origin;
- phishing, malware, gambling, pornography, counterfeits, dubious investments, and anything that may not legally be advertised;
- asking creators to hide a collaboration, to fake their numbers or to publish false reviews;
- harassment, threats, discrimination, or contacting minors;
- sharing or passing on accounts, or registering several to get around the limits of the free plan.`,
    },
    consequences: {
      title: 'What happens otherwise',
      text: `If bounces or complaints are unusually high, we first pause the team’s sending and say why. Minor issues get a reminder; serious or repeated ones lead to restricted features or a disabled account, and to a report to the authorities where necessary. The reasons, and how to object, are in the [user agreement](/protocol).`,
    },
    report: {
      title: 'Reports and feedback',
      text: `If you receive email you do not want, please use its unsubscribe link first. If that does not help, or you see other abuse, send the original message with its headers to the contact that the operator of this site has published. We look into it and tell you the outcome.
Creators who do not want to be listed can say so as described in the [privacy policy](/privacy).`,
    },
  },
};
