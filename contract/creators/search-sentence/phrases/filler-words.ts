import { elsewhere } from '../places/country-words.ts';
import type { Reader, Traits } from '../text/tokens.ts';
import { withPlural, wordList, wordsIn } from '../text/word-list.ts';

/** Words for creators. */
const people =
  '主人|部落客|博主|达人|网红|红人|账号|帐号|号|号主|up主|主播|kol|koc|kols|创作者|频道|大v|播主|自媒体|用户|玩家|爱好者|发烧友|行家|专家|家|creator|influencer|blogger|vlogger|channel|account|profile|kocs|talent|star|personality|content creator|owner|fan|lover|enthusiast|reviewer|expert|guru|coach|page|people|person|tastemaker|publisher|celebrity|celebrities|streamer|guys|folks|nerd|geek|junkie|addict|specialist|professional|pro|youtubers';
/** Words for what they make and do. */
const heads =
  '类|系|圈|赛道|垂类|领域|内容|视频|短视频|方向|相关|题材|主题|方面|类目|品类|分类|行业|vlog|教程|攻略|干货|分享|推荐|测评|评测|日常|产品|用品|知识|技巧|类型|类别|作品|直播|风格|content|video|vlog|tip|review|tutorial|routine|niche|space|category|topic|stuff|post|reel|short|clip|industry|sector|field|scene|world|community|related|product|brand|tutorials|hack|idea|inspo|inspiration|guide';
/** Words that no filter covers, but that do not weaken the word before them. */
const light =
  "一份|一组|一堆|一波|整理|整理一份|名单|清单|汇总|单条|每条|那些|这些|那|整点|整几个|整一批|搞点|搞几个|来一波|拉一下|拉一批|帮我拉|列一下|列一列|帮忙找|帮忙筛|帮忙筛一下|帮忙看看|翻一下|扒一下|推|推一下|给我来|给我来一批|有没有那种|哪里有|只看|只找|就要|就找|跟|同|在意|里头|之类|之类的|这一类|这一块|这块|一块|一类|也要|但要|pull up|pull together|come up with|gimme|round up|dig up|track down|source|who do|to see|i'd like|we'd like|we are looking for|we're looking for|i'm looking for|i am looking for|i'm after|we're after|after|hunting for|in search of|suggest|recommend|recommendations for|help us find|help me find|any good|got any|do you have|who are|that are|kind of|sort of|type of|types of|kinds of|other|like to have|only those|ideally|around here|ok|okay|kindly|hey|lots of|plenty of|a few|few|several|a couple of|a bunch of|bunch of|some good|batch of|a batch of|list of|a list of|其他|别的|只|只要|只看|仅|仅限|生活|居住|可以|都可以|也可以|均可|也行|但|但是|不过|做|教做|养|拍|玩|讲|的|了|吗|呢|吧|啊|呀|哦|求|平台|类目|其他|别的|可以|都可以|也可以|均可|也行|虽然|和|与|及|以及|或|或者|并|且|并且|而且|同时|还有|另外|以及|也|都|还|就|才|又|再|请|麻烦|帮|帮我|帮我们|帮忙|给我|给我们|我|我们|咱们|我要|我想|想|想要|想找|要|需要|要求|希望|最好|优先|找|找找|找一下|找些|找几个|找一些|寻找|搜|搜索|搜一下|查|查一下|查找|看|看看|我想看看|挑|挑选|筛选|筛|推荐|推荐几个|列出|来|来点|来几个|来一批|有没有|有哪些|有谁|谁|哪些|哪个|什么|哪些人|几个|几位|一些|一批|一下|若干|一点|些|个|位|名|批|那种|这种|这类|那类|类似|所有|全部|各种|比较|里|里面|中|其中|当中|之中|上|上的|方面的|都有谁|都有|都有号|有号|的话|即可|就行|都行|不限|地区不限|平台不限|目前|现在|正在|主要|专门|专做|主打|属于|关于|等|等等|the|a|an|and|or|&|also|plus|but|of|as|by|so|then|please|me|us|my|our|we|i|you|your|i'm|we're|we'd|i'd|i'll|find|find me|show|show me|could you|can you|could you show me|give me|get me|list|search|search for|searching for|look for|looking for|look|need|want|want to|want to find|would like|would like to|like to|like to see|to find|to see|to work with|to partner with|to collaborate with|interested in|hello|hi|thanks|thank you|which|which ones|which of|some|any|all|every|everyone|everybody|anyone|someone|those|these|ones|one|the ones|only|just|really|there|it|them|they|their|whom|what|are there|is there|let me|help me|help|good at|us|at|bilingual|be|is|are|am|being|been|was|were|'s";
/** Words that hold a sentence together; one before something unknown belongs to it. */
const leading =
  'tagged|rate of|who|whose|that|with|without|for|to|on|about|near|around|than|while|where|when|because|if|having|has|have|had|into|over|under|do|does|doing|make|makes|making|made|create|creates|creating|cover|covers|covering|review|reviews|reviewing|post|posts|posting|post about|posts about|posting about|share|shares|sharing|talk about|talks about|talking about|focus on|focused on|focusing on|focuses on|specialize in|specialized in|specializing in|specializes in|specialise in|specialising in|known for|work in|working in|related to|passionate about|all about|dedicated to|in the field of|love|loves|run|runs|running|already|recently|currently|still|regularly|often|preferably|ideally|mostly|mainly|or so|too|as well|either|both|used|use|uses|using|tag|tagging|hashtag|hashtags|sort|sorted|ranked|first|small|big|top|best|popular|great|nice|active|based|speak|speaks|speaking';
const zhVerbs =
  '弹|唱|跳|擅长|精通|喜欢|热衷|发|教|说|聊|搞|带|打|用|有|是|在|出|播|写|画|创作|制作|从事|经营|分享|介绍|专注|专注于|深耕|喜欢做|擅长做|同时打|打了|带有|包含|标签|话题|hashtag|近期|最近|合作|粉丝|粉|关注|优质|热门|知名|活跃|小众|靠谱|好|大|小|本地|本土|当地|会|里做|日更|也在|也在做';
const placing =
  'in|from|based in|living in|located in|lives in|live in|who live in|across|within|在|来自|住在|定居|定居在|人在|位于|常驻|常驻在|坐标|生活在|所在地|region|country|location|地区|国家|区域|地区是|国家是|-based';
/** Not understood themselves, but the word before them is: Thai women, 美国华人. */
const persons =
  '家庭主妇|家庭|一家人|舞者|舞蹈家|设计师|律师|农民|飞行员|司机|上班族|打工人|职场人|老夫妻|双胞胎姐妹|华裔|移民家庭|plant parents|plant parent|plant moms|plant mom|plant dads|plant lovers|cat people|gardeners|gardener|runners|runner|hikers|hiker|cosplayers|cosplayer|podcasters|podcaster|anglers|campers|minimalists|homesteaders|carpenters|florists|dancing couples|witches|nomads|thrifters|dancer|dancers|designers|designer|authors|author|writers|farmers|farmer|engineers|lawyers|lawyer|pilots|pilot|soldiers|drivers|小姐姐|小哥哥|大姐|大爷|奶奶|爷爷|老人|老外|外国人|本地人|教练|女教练|男教练|主妇|主理人|老板|女|男|带货|直播带货|电商|大学生|学生党|华人|留学生|女生|男生|女性|男性|情侣|夫妻|小哥|姐姐|姐妹|女孩|男孩|学生|阿姨|大叔|老师|医生|人群|women|men|girls|girl|boys|couples|couple|students|teachers|teacher|doctors|doctor|nurses|expats|families|family|teens|twins|females|males|woman|man|seniors|ladies|siblings|brothers|sisters|duo|trio|mothers|fathers|grandmas|grandma|grandpas|moms-to-be|newlyweds|locals|natives|residents|entrepreneurs|founders|owner-operators|men only|women only|hobbyists|kids|teenagers|adults|professionals|youth';

/** They select a kind of something, and cast no doubt on the words beside them. */
const modifiers =
  '平价|高端|轻奢|奢华|小众|原创|年轻|可爱|高颜值|硬核|资深|治愈系|治愈|复古|极简|户外|精致|大码|小个子|素颜|中年|银发|优秀|热门|冷门|新晋|新锐|搞怪|沉浸式|真实|接地气|有机|儿童|男士|女士|luxury|modest|budget|affordable|high-end|sustainable|eco-friendly|ethical|minimalist|vintage|retro|cute|young|older|female|male|curvy|petite|indie|independent|aspiring|emerging|up-and-coming|rising|upcoming|authentic|creative|aesthetic|trendy|quirky|edgy|classic|modern|contemporary|traditional|organic|natural|clean|outdoor|urban|rural|local|muslim|christian|jewish|black|lgbtq|queer|gay|lesbian|disabled|high-quality|quality|niche|mature|gen z|gen-z|millennial|over-50|funny-ish|extreme|competitive|amateur|family-friendly|cruelty-free|handmade|homemade|easy|quick|healthy|simple|cheap|new|hijabi-friendly|good-looking|street';
/** What is done with a topic, which stays the topic. */
const deeds =
  '试色|测色|上手|试吃|试穿|试用|横评|对比|选购|保养|护理|制作|创作教程|设计|摆拍|穿着|图鉴|科普|小技巧|改造|改装|开箱|入门|进阶|心得|技术|口语|拆解|鉴赏|盘点|合集|记录|分析|讲解|解析|评价|变装|挑战|避坑|工具|器材|装备|好书|swatch|collector|collection|collecting|unboxing|demo|demonstration|transformation|makeover|lesson|class|tour|day|challenge|expert tips|commentary|storytime|basics|essential|must-have|favorite|favourite|gear|equipment|workshop|obsessive|comparison|explainer|breakdown|analysis|journey|diary|diaries|podcast|newsletter|scene|trend|try-ons|setup|walkthrough|highlight|practitioner|hobbyist|instructor|maker|writer|critic|presenter';
/** Directly after a topic or a country they name another thing. */
const namesakes =
  '动漫|二次元|武士|艺伎|忍者|探戈|桑巴|肚皮舞|神油|华夫|肉|饼|汤|酒|饭|毯|鞋|油|膏|糖|舞|派|陶器|青花瓷|丝绸|挂毯|挂饰|玩具|杂货|药妆|文具|和牛|pale|lamp|cigar|tile|pottery wheel|greyhound|oak|maple|thyme|面|米粉|地毯|烤肉|卷|刀|军刀|表|茶|咖喱|泡菜|火腿|风|风格|式|佛牌|方块|梧桐|红茶|沉香|榴莲|香料|精油|皮具|按摩|膏药|人参|玫瑰|水晶|木雕|花茶|啤酒|座椅|沙龙|店|公司|厂|工厂|学校|培训|行业|院|馆|机|箱|车床|内裤|按摩仪|rug|carpet|roast|press|toast|fries|knife|knives|watch|watches|leather|ink|nut|nuts|salon|shop|store|company|companies|agency|agencies|business|businesses|factory|law|salesman|dealer|dealership|seat|wash|rental|therapy|theory|startup|marketing|manufacturer|supplier|distributor|wholesaler|school|truck|festival|station|magazine|stock|bag|rice|beer|massage|lantern|war|history|number|call|plant|cabinet|door|garden|office|loan|show|shower|booth|bank|jersey|pillow|mattress|blanket';

const origins =
  '波斯|暹罗|西式|中式|日式|韩式|法式|美式|泰式|意式|港式|英式|日系|韩系|欧式|川|粤|湘|persian|siamese|mediterranean|asian|western|oriental|cantonese|sichuan|bengal';

const traited = (list: string, traits: Traits, plural = false) =>
  wordsIn(list)
    .flatMap(word => (plural ? withPlural(word) : [word]))
    .map(word => [word, traits] as const);

export const fillerEntries = [
  ...traited(zhVerbs, {}),
  ...traited(leading, { leads: true }),
  ...traited(heads, {}, true),
  ...traited(light, { isLight: true }),
  ...traited(people, { isPerson: true, isLight: true }, true),
  ...traited(placing, { locates: true, leads: true }),
];
const find = wordList(fillerEntries);

export const strangerEntries = [
  ...traited(persons, { isPerson: true }),
  ...traited(origins, { isOrigin: true }),
  ...traited(modifiers, { isModifier: true }),
  ...traited(deeds, { isDeed: true }, true),
  ...traited(elsewhere, {}),
  ...traited(namesakes, { isNamesake: true }, true),
];
const findStranger = wordList(strangerEntries);

/** Reads words without any meaning for a filter. */
export const readFiller: Reader = ({ text }, at) => {
  const found = find(text, at);
  return found && { kind: 'filler', from: at, to: found.to, traits: found.value };
};

/** Reads words that no filter covers, but that qualify the word beside them. */
export const readStranger: Reader = ({ text }, at) => {
  const found = findStranger(text, at);
  return found && { kind: 'unknown', from: at, to: found.to, traits: found.value };
};
