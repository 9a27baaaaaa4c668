import type { Lexicon } from './lexicon.ts';

/** Words for a post. */
const post =
  '(?:video|vid|post|content|reel|episode|clip|vlog|portion|part|segment|stream|story|podcast|recipe|haul|series|look|review|live)';
/** Jokes: "sponsored by caffeine". */
const nobody =
  '(?!(?:my|his|her|our|your|their|the (?:fact|letter|lack|number|voices)|mom|mum|dad|caffeine|coffee|lack|no_one|nobody|nothing|anyone|anybody|absolutely|anxiety|insomnia|sleep|depression|adhd|boredom|trauma|tears|procrastination|me|myself|insanity|spite|delusion|stress|chaos|hunger|a lack)(?!~))';

export const english: Lexicon = {
  hints: `
    an ad, a ad, paid, paying, pays, spon, partner, affil, ambass, gift, commission, courtesy, compliment,
    brought to you, pr pack, pr samp, pr box, pr haul, pr mail, pr gift, pr unbox, pr parc, press trip,
    press sam, press stay, press loan, press gift, exchange, return for, sent me, sent us, mailed, shipped,
    gave me, gave us, hosted, collab, endors, teamed, teaming, working with @, worked with @, working with,
    earn, make a, make small, get a small, get a cut, get a commission, receive, amazon a, amazon i, ebay a,
    ltk, provided by, made possible, invited by, comped, kindly, supplied, covered by, on the house,
    kapalit, for free, free of, at no cost, is ad, associate`,
  hashtags: `
    ad advert advertisement advertorial paidad paidads adpost sponsored sponsor sponsoredpost sponsoredby
    spon sponcon sponsoredad sponsoredcontent sponsoredvideo sponsoredreel sponsorship paidpartner
    paidpartnership paidpartnerships paidcollab paidcollaboration paidpromotion paidpromo paidpost
    paidreview paidcontent paidendorsement brandpartner brandpartnership brandambassador brandcollab
    giftedproduct giftedproducts giftedstay giftedbybrand giftedcollab gift_ad adgifted gifted_ad prgifted
    prsample prsamples prpackage prunboxing presstrip hosted hostedstay hostedtrip affiliate affiliatelink
    affiliatelinks affiliatecode affiliatepartner affiliatead commissionsearned commissionearned
    earncommission commissionlink commissionlinks ltkpartner aff afflink afflinks paidendorse
    includespaidpromotion paidadvertisement thisisanad adpartner partnerad ambassadorprogram complimentary
    prproduct contentpartner iworkwith`,
  doubtfulHashtags: [
    {
      tags: 'ads',
      without: /market|agency|facebook|google|meta ads|commercials|advertis|campaign manager|media buy/,
    },
    { tags: 'gifted', without: /child|kid|student|school|talent|iq|teacher|class|program/ },
    { tags: 'endorse endorsement', without: /open|elect|vote|president|senat/ },
  ],
  hashtagPatterns: [
    '(?:sponsored|supplied|gifted|hosted|sent|provided|invited)by~+',
    '(?:ad|paid|sponsored|gifted|partner)(?:with|from|for)~{3,}',
    '(?:paid|sponsored)(?:partnership|collab|collaboration|ad|post|content)(?:with|by|for)?~*',
  ],
  labels: `
    ad, advert, advertisement, sponsored, paid ad, paid partnership, paid promotion, paid promo, gifted,
    ad/gifted, gifted/ad, ad gifted, pr gifted, pr sample, pr samples, affiliate, affiliate link,
    affiliate links, sponsored post, sponsored content, press trip, aff link, aff links, pr/gifted,
    gifted stay, ad - gifted, paid collab, collab/ad, ad & gifted`,
  doubtfulLabels: [
    {
      labels: ['pr'],
      without:
        /bench|squat|deadlift|press\b|marathon|\d ?k\b|\d ?(?:lbs?|kgs?|mi)\b|gym|workout|lift|更新|ベンチ/,
    },
  ],
  barredLabels: `
    aff, promo, spon, paid, sponsor, hosted`,
  phrases: [
    'paid (?:partnership|collab|collaboration|promotion|promo|advert|advertisement|sponsorship|gig|endorsement|integration|partner|review)',
    '(?:this|it) is (?:a |an )?(?:paid )?(?:ad|advert|advertisement|paid post|paid video|sponsored ~+)',
    "(?:yes|yep|ok|okay|obviously|technically|disclaimer)<6> (?:this|it|that)(?:'s| is) (?:a |an )?(?:paid )?(?:ad|advert|promo)",
    `(?:${post}|collab|trip|stay|one) (?:is|was|has been|are) (?:kindly |proudly |also |actually |partly |fully )?(?:sponsored|brought to you|paid for|made possible)`,
    `sponsored (?:by|content) ${nobody}~*`,
    'sponsored (?:post|video|vid|content|reel|segment|ad|review|collab|po|siya|ito)',
    `brought to you by ${nobody}`,
    `(?:video|episode|post|reel|recipe|trip)<12> made possible by ${nobody}`,
    '(?:partner(?:ed|ing)|teamed up|teaming up) with (?!my |her |his |our |a |an |the |me |this |these |other )~+<20> to (?:bring|show|share|give|talk|create|celebrate|tell|help|offer)',
    '(?:comped|covered|gifted|paid for) (?:our|my|this|the) (?:whole |entire )?(?:stay|trip|meal|dinner|flights?|tickets?|room|visit|outfit|haul|treatment)',
    'for (?:kindly |generously |so kindly )?sponsoring (?:this|today|the (?:video|episode|stream|trip|channel)|my (?:video|trip|channel)|our (?:video|trip|channel))',
    "(?:today|week|month|video|episode|stream|channel|podcast)'s (?:video |episode |stream )?sponsor",
    '(?:word|message) from (?:our|my|the|this) (?:~+ )?sponsors?',
    'in paid ~+',
    'in partnership with @',
    'in partnership with (?!my|our|his|her|me|a |the |local)',
    '(?:partner(?:ed|ing)|teamed|teaming|collabed|collaborat(?:ed|ing)|working|worked)(?: up)? with @<60>(?:to |on |for |their |code |discount)',
    '(?:proud|happy|excited|thrilled|grateful|so) to (?:be )?(?:partner(?:ing)?|team(?:ing)? up|collaborat(?:e|ing)|working) with (?!my|our|his|her|this|these|such|a |an )',
    '(?:paid|paying|pays) (?:me|us) (?:to|for) (?:make|do|post|say|try|test|film|review|talk|show|this|wear|use|promote|shout)',
    '(?:getting|got|being|been|was|were|am|are) paid (?:to (?:say|post|make|promote|talk|show|film|wear|try)|for (?:this (?:post|video|reel|one|review|ad|collab|content|promo)|it lol))',
    'pr (?:package|sample|samples|box|haul|mail|mailer|gift|gifts|unboxing|parcel|boxes|packages)(?! from my)',
    'press (?:trip|sample|samples|stay|loan|gift)',
    '(?:everything|items?|products?|all|kindly|was|were|been|is|are|these|pieces|dress|outfit|shoes|this) (?:was |were |is |are |kindly |all |generously )?gifted(?: by| to (?:me|us)| from|$|[ ,.!]*\\n)',
    'gifted (?:by|from|me by|item|items|product|products|stay|experience|meal|collab|kindly|ad) (?!god|my|his|her|our|child|kid|student)',
    'kindly (?:gifted|sent|provided|supplied|hosted|invited)',
    '(?:gifted|sent|gave|mailed|shipped) (?:me|us)<60> (?:for free to|to (?:try|test|review)|free of charge|in exchange|for (?:a |an |my |our )?(?:honest )?review)',
    '(?:sent|given|provided|received|got)<40> (?:for free|free|free of charge|at no cost)<20> (?:by|from|in exchange|to (?:test|try|review)|for (?:a |an |my |our )?(?:honest )?review)',
    'in (?:exchange|return) for (?:this|a|an|my|our|honest|posting|some|the)(?: ~+){0,2} (?:reel|review|reviews|post|posts|video|content|feedback|opinion|story|stories|coverage|mention|vlog|exposure)',
    'in exchange for (?:honest |this |our |my )?(?:reel|review|reviews|post|video|content|feedback|coverage)',
    'kapalit ng<20> (?:review|vlog|video|post)',
    '(?:stay|trip|meal|dinner|lunch|visit|flights?|tickets?|room|night|nights|experience|treatment|accommodation|products?|everything|tasting|brunch|tour)<12> (?:was|were|is|are) (?:kindly |fully |all |also )?(?:complimentary|comped|hosted|covered by|provided by|gifted|paid for by|on the house for)',
    '(?:stay|trip|meal|dinner|lunch|flights?|tickets?|room|accommodation|products?|samples?|outfit|dress|experience|weekend|night|nights|getaway|tasting|treatment)\\b<24> courtesy of',
    '(?:we|i) (?:was|were|got|are|am) (?:kindly )?(?:hosted|comped|invited) by (?:the )?(?:@|hotel|brand|team at|~+ (?:hotel|resort|lodge|spa|restaurant|tourism))',
    '(?:complimentary|comped|hosted) (?:stay|trip|visit|meal|product|products|night|treatment|experience|service)',
    'affiliate (?:links?|codes?|disclosure|program|programme|partner|commission)',
    'affiliate:',
    '(?:i|we) (?:may |might |will |can |also |do |could )*(?:earn|get|make|receive) (?:a |an )?(?:small |little |tiny |modest )?(?:commission|cut|kickback|percentage)',
    '(?:amazon|ebay|ltk) (?:associate|affiliate|influencer)(?:,| i)',
    'commissioned by @<40> to (?:style|create|make|shoot|film|review|cook|paint their|show)',
    "(?:i'm|i am|am|proud|happy|honou?red|excited|being|as|be|new|official)(?: to be| to announce i'm| to join as)?(?: an?| the| your)?(?: proud| new| official| brand| \\w+)? ambassador (?:for|of|with|at) (?!the (?:us|un|united)|goodwill)",
    'brand ambassador (?:for|of|with|na ako)',
    '(?:includes?|contains?|features?) (?:a |an )?(?:paid |sponsored |branded )(?:promotion|promo|ad|ads|advert|segment|content|placement|message|product placement|integration|mention)',
    'paid product placement',
    '(?:ye|yeh|ito|ini|idhu) (?:ek |isang )?(?:paid|sponsored) (?:promotion|video|promo|ad|collab|post)',
    'taka niye promo',
  ],
  deniedBefore: `
    not, isn't, isnt, wasn't, aren't, ain't, no(?! (?:extra )?cost), never, without, non, nobody, none, haven't, didn't, don't,
    zero, neither, hindi, di, wala, walang, nahi, if only, wish, almost, i'd love, unsponsored, hoping,
    pretending, pretend, like`,
  deniedAfter: `
    nahi, nahin, nhi, illa, illai, noy, na, not`,
  asking: `
    looking for, seeking, in search of, inquir~+, enquir~+, sponsor (?:me|us|my|our),
    how to (?:get|land|price|pitch|find|write|negotiate|make), open (?:for|to|endorse), open paid,
    dm (?:me |us )?for, dm for, rate card, when do i get, when will, need (?:a )?sponsors?, wanted, koi,
    apply, tips (?:for|on), sana, who wants to, would (?:you|anyone), rates, spot the, explained, wish,
    dream(?:ing)? of, one day, someday, i want a, available for,
    for (?:collabs?|collaborations?|business|sponsorships?|promos?|paid promotions?), lesson, course,
    hashtag, rules, law, guide, ask(?:ed|ing)? for, rejected, declined, turned down, refus~+, scam`,
};
