/** One of the categories that creators are filed under, with the words that name it. Lists stand between bars. */
export interface Topic {
  category: string;
  /** What the field is called, in Chinese and in English (singular): 美妆, skincare. */
  fields: string;
  /** Dishes, breeds and the like: a country before one is part of its name (日本料理, French bulldog). */
  things: string;
  /** Those who do it: foodie, singer. */
  people: string;
}

export const topics: readonly Topic[] = [
  {
    category: 'Animals',
    fields: '萌宠|宠物|动物|猫狗|宠物用品|pet|animal|wildlife|petcare|pet care',
    things:
      '猫|狗|犬|喵|狗狗|猫咪|猫猫|小狗|小猫|狗子|斗牛犬|柴犬|牧羊犬|仓鼠|兔子|鹦鹉|dog|cat|puppy|kitten|bulldog|shepherd dog|terrier|poodle|retriever|horse|parrot|hamster|rabbit|bunny',
    people: '铲屎官|宠物主|pet parent|dog mom|cat mom|dog dad|dog lover|cat lover',
  },
  {
    category: 'Art',
    fields: '绘画|艺术|插画|画画|美术|手绘|水彩|油画|art|illustration|drawing|digital art|fine art',
    things: 'painting|watercolor|watercolour|calligraphy|书法|国画',
    people: '画家|画师|插画师|艺术家|artist|painter|illustrator',
  },
  {
    category: 'Beauty',
    fields:
      '美妆|彩妆|护肤|化妆|美容|美妆护肤|护肤品|化妆品|美甲|美发|妆容|beauty|makeup|make-up|make up|skincare|skin care|skin-care|cosmetic|haircare|hair care|nail art|beauty and skincare',
    things: '',
    people: '化妆师|美妆师|makeup artist|beautician|mua',
  },
  {
    category: 'Cars',
    fields: '汽车|车评|汽车测评|机车|auto|automotive|car|vehicle|automobile',
    things: '跑车|豪车|摩托车|supercar|motorcycle|motorbike',
    people: '车评人|car reviewer|petrolhead|gearhead',
  },
  {
    category: 'Comedy',
    fields: '搞笑|喜剧|幽默|段子|脱口秀|comedy|humor|humour|funny|stand-up comedy|standup comedy|meme|prank',
    things: '',
    people: '搞笑艺人|喜剧演员|comedian|comic',
  },
  {
    category: 'Education',
    fields:
      '教育|教学|学习|知识科普|知识分享|英语教学|英语学习|语言教学|education|educational|study|learning|tutoring|english teaching|language learning',
    things: '',
    people: 'educator|tutor',
  },
  {
    category: 'Entertainment',
    fields: '娱乐|明星八卦|综艺|entertainment|celebrity news',
    things: '',
    people: 'entertainer',
  },
  {
    category: 'Fashion',
    fields:
      '穿搭|时尚|服装|服饰|时装|潮流|女装|男装|潮牌|fashion|outfit|streetwear|clothing|style inspiration',
    things: 'dress|旗袍|汉服|和服|kimono|hanfu|sari',
    people: '穿搭师|fashionista|stylist',
  },
  {
    category: 'Film',
    fields:
      '影视|电影|影视解说|电影解说|影评|剧评|追剧|影视剪辑|film|movie|movie review|film review|cinema|tv series',
    things: '电视剧|drama',
    people: '影评人|电影人|filmmaker|film critic|movie critic',
  },
  {
    category: 'Finance',
    fields:
      '财经|理财|金融|投资|投资理财|股票|加密货币|finance|financial|personal finance|investing|investment|crypto|cryptocurrency|stock market|stocks|trading|fintech',
    things: '',
    people: '投资人|investor|trader',
  },
  {
    category: 'Fitness',
    fields:
      '健身|瑜伽|普拉提|运动健身|撸铁|fitness|gym|yoga|pilates|workout|bodybuilding|crossfit|home workout',
    things: '',
    people: '健身教练|fitness coach|personal trainer|bodybuilder|yogi|yoga teacher|yoga instructor',
  },
  {
    category: 'Food',
    fields:
      '美食|烹饪|做饭|做菜|烘焙|探店|美食探店|吃播|厨艺|下厨|foodie content|baking|mukbang|food review|restaurant review',
    things:
      '料理|菜|小吃|甜点|甜品|美食做法|菜谱|食谱|家常菜|菜肴|food|street food|cooking|recipe|cuisine|dish|dessert|snack',
    people: '吃货|厨师|大厨|foodie|chef|cook|baker|home cook',
  },
  {
    category: 'Gaming',
    fields:
      '游戏|电竞|手游|网游|单机游戏|主机游戏|gaming|game|video game|esport|e-sport|mobile game|mobile gaming',
    things: '',
    people: '游戏玩家|电竞选手|gamer|streamer of games',
  },
  {
    category: 'Health',
    fields:
      '健康|养生|保健|心理健康|医疗健康|营养|health|wellness|mental health|nutrition|wellbeing|well-being|healthcare',
    things: '',
    people: '营养师|nutritionist|dietitian',
  },
  {
    category: 'Home',
    fields:
      '家居|家装|装修|家居好物|家具|软装|室内设计|收纳|home|home decor|home decoration|interior design|interior|home improvement|diy home|home diy|furniture|homeware|home organization|home organisation|interior decor',
    things: '',
    people: '软装师|interior designer|home decorator|homemaker',
  },
  {
    category: 'Lifestyle',
    fields: '生活方式|生活类|日常生活|生活分享|生活vlog|lifestyle|daily life|daily vlog',
    things: '',
    people: '生活博主|生活达人|生活号',
  },
  {
    category: 'Modeling',
    fields: '模特|modeling|modelling',
    things: '',
    people: '平面模特|fashion model',
  },
  {
    category: 'Music',
    fields:
      '音乐|唱歌|乐器|翻唱|流行音乐|music|singing|k-pop|kpop|hip hop|hip-hop|rap|song cover|music production',
    things: '',
    people: '歌手|音乐人|唱作人|music producer|rapper|singer|musician|songwriter|guitarist|pianist|dj',
  },
  {
    category: 'News',
    fields: '新闻|时事|资讯|时政|news|current affairs|politics and news',
    things: '',
    people: '新闻人|记者|journalist|reporter|news anchor',
  },
  {
    category: 'Parenting',
    fields:
      '母婴|育儿|亲子|母婴用品|宝宝|宝妈育儿|parenting|mom and baby|baby care|motherhood|fatherhood|baby|maternity|mom|mum|mommy|mummy',
    things: '',
    people:
      '宝妈|宝爸|妈妈|妈妈博主|辣妈|奶爸|mom blogger|mum blogger|mom influencer|parent|momfluencer|stay-at-home mom',
  },
  {
    category: 'Photography',
    fields: '摄影|拍照|人像摄影|街拍摄影|photography|photo|street photography|portrait photography',
    things: '',
    people: '摄影师|photographer',
  },
  {
    category: 'Shopping',
    fields:
      '购物|好物分享|好物推荐|好物|种草|优惠|折扣|shopping|deal|haul|bargain|coupon|product recommendation|deals and hauls',
    things: '',
    people: '好物博主|shopper|deal hunter',
  },
  {
    category: 'Sports',
    fields:
      '体育|运动|足球|篮球|网球|羽毛球|乒乓球|赛事|体育运动|sport|football|soccer|basketball|tennis|golf|volleyball|baseball|badminton|cricket|rugby|american football',
    things: '',
    people: '运动员|球员|athlete|footballer|sportsman|basketball player|football player|soccer player',
  },
  {
    category: 'Tech',
    fields:
      '科技|数码|3c|科技数码|数码科技|数码测评|科技测评|3c数码|电子产品|数码产品|手机测评|编程|人工智能|tech|technology|gadget|consumer electronics|electronics|software|programming|coding|artificial intelligence|smartphone|tech review|gadget review',
    things: '',
    people: '程序员|programmer|developer|techie',
  },
  {
    category: 'Travel',
    fields:
      '旅行|旅游|出行|自驾游|旅拍|文旅|travel|traveling|travelling|tourism|backpacking|road trip|solo travel',
    things: '',
    people: '旅行家|背包客|traveler|traveller|backpacker|globetrotter|digital nomad',
  },
];
