export default {
  headline: 'Find the right creators abroad, and work with them',
  lead: 'Starbridge is an open, self-hosted back office for creator marketing: search creators on TikTok, YouTube and Instagram by real data, and see how every figure was computed.',
  signIn: 'Sign in',
  enter: 'Open Starbridge',
  points: {
    search: {
      title: 'Finds what you mean',
      text: 'A keyword matches names, handles, tags and bios, two Chinese characters included; every result says why it is there.',
    },
    figures: {
      title: 'Shows its working',
      text: 'Average plays, interaction rate, plays to followers, price range: formula, sample and time are one click away. What is unknown is "—".',
    },
    own: {
      title: 'Stays with you',
      text: 'It runs on your own server and your data stays yours. Two commands start it, with sample data to try.',
    },
  },
  glimpse: {
    keyword: 'food',
    filter: 'Region: Vietnam',
    figure: 'Interaction rate',
    formula: '(likes + comments + shares) ÷ plays, latest 10',
    caption: 'An illustration: people and figures are invented',
  },
  footer: 'Starbridge · MIT licence',
};
