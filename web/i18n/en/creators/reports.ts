export default {
  brand: 'Starbridge 星桥',
  title: 'Creator report',
  titleOf: 'Creator report: {{names}}',
  titleOfSeveral: 'Creators compared: {{names}}',
  figuresOf: 'Figures of {{days}}',
  sharedBy: 'Shared by {{team}}',
  tools: {
    title: 'What to do with the report',
    about: 'Laid out for A4; only the report itself is printed.',
    lang: 'Language of the report',
    share: 'Share',
    print: 'Print / save as PDF',
  },
  nobody: {
    title: 'There is no such report',
    about: 'Its address names no creator, or one who is gone. Open a report from a creator or a comparison.',
    search: 'Find creators',
  },
  over: {
    title: 'This report is over',
    about:
      'Its address has expired, was taken back or is not complete. Ask whoever shared it for another one.',
  },
  who: {
    verified: 'verified by the platform',
    lastPost: 'latest post {{day}}',
    followers: 'Followers',
    likes: 'Likes',
    sample: 'Sample data, no real creator',
  },
  unanalysed: {
    pending: 'Data has just come and is being worked out, so that there are no figures in this report yet.',
    no_posts: 'No posts are known, so there are no figures; below is only what the source states.',
    too_few:
      'Fewer than 3 posts with figures in the last 180 days: nothing is guessed. Below is only what the source states.',
    too_old: 'No posts in the last 180 days: nothing is guessed. Below is only what the source states.',
    no_counts:
      'The posts come without plays and likes, so there are no figures; below is only what the source states.',
    policy:
      'The rules of the source do not allow figures to be computed from what it tells; below is only what it states.',
  },
  figure: {
    average_plays: 'Average plays',
    interaction_rate: 'Interaction rate',
    plays_to_followers: 'Plays to followers',
    posts_per_week: 'Posts a week',
    growth_30d: 'Growth (30 days)',
    likes_to_plays: 'Likes to plays',
    comments_to_likes: 'Comments to likes',
    ad_posts: 'Sponsored posts (90 days)',
  },
  figures: {
    title: 'Key figures',
    aside: 'Small numbers lead to the notes at the end',
    name: 'Figure',
    value: 'Value',
    median: 'Median',
    standing: 'Among peers',
    peerMedian: 'Median of peers',
    percentile: 'above {{percent}}%',
    peers: 'Peers are {{number}} creators on {{platform}} with {{bracket}} followers.',
    bracket: '{{from}}–{{to}}',
    bracketFrom: '{{from}} or more',
    noPeers: 'There are too few peers for a level.',
    levels:
      'Levels go by percentile: poor below 20, fair below 40, medium below 60, good below 80, excellent from 80 on.',
  },
  growth: {
    title: 'Followers',
    aside: 'Last 180 days · gaps have no data',
    label: '{{before}} on {{from}} → {{now}} on {{to}}',
    none: 'Followers are known on fewer than two days.',
  },
  posts: {
    plays: 'Plays of the latest {{count}} posts',
    likes: 'Likes of the latest {{count}} posts',
    organic: 'Organic',
    sponsored: 'Sponsored',
    label: '{{count}} posts from {{from}} to {{to}}, the highest {{max}}',
    none: 'There is no data of posts.',
  },
  sponsored: {
    title: 'Sponsored and organic posts',
    aside: 'Latest {{count}} posts',
    kind: 'Kind',
    medianPlays: 'Median plays',
    medianInteraction: 'Median interaction',
    none: 'Nothing sponsored was found in these posts: neither marked by the platform nor disclosed in the caption. What is not disclosed cannot be known.',
    found:
      'Found by the platform’s mark: {{platform}}; by a disclosure in the caption: {{caption}}; a post may have both. What is not disclosed counts as organic.',
  },
  brands: {
    title: 'Brands',
    name: 'Brand',
    last: 'Latest',
    againstOrganic: 'Plays against organic',
    none: 'No brands were found.',
    'more#one': '{{count}} more brand is not listed.',
    'more#other': '{{count}} more brands are not listed.',
  },
  hashtags: {
    title: 'Hashtags',
    posts: '×{{count}}',
    none: 'The posts have no hashtags.',
  },
  signals: {
    fewComments: 'It takes at least {{fewest}} comments; {{comments}} are known.',
    times: '×{{count}}',
    plays: '{{plays}} plays',
  },
  compared: {
    title: 'Side by side',
    region: 'Region',
    percentile: 'above {{percent}}%',
    peers:
      'Each creator is held against those of its own platform and follower bracket; “above” says how many of them have less.',
    hashtags: 'Hashtags in common',
    brands: 'Brands in common',
    noneShared: 'None in common.',
  },
  notes: {
    title: 'What the figures mean, and where they come from',
    mark: 'see note {{numbers}}',
    absent: '“—” means that there is no data, which is not 0.',
    source: '{{name}}: data from {{source}}, refreshed on {{day}}.',
    undated: '{{name}}: data from {{source}}, of an unknown day.',
    made: 'Put together at {{at}} by Starbridge 星桥 from public figures, without warranty.',
  },
  share: {
    title: 'Share the report',
    about:
      'Makes a link that opens without signing in. The content stays as it is now: no e-mail addresses, notes or prices, and of your team only its name.',
    name: 'Title (optional)',
    shortened:
      'That is earlier than you chose: the report holds data of a platform whose rules want it deleted or refreshed by then.',
    until: 'Until {{at}}',
    revokeOne: 'Take back “{{title}}”',
    revokeTitle: 'Take back the link to “{{title}}”?',
  },
  shared: {
    by: 'Shared by {{team}} · can be opened until {{at}}',
  },
};
