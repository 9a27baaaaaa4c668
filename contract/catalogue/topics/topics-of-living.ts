import type { Topic } from './topics.ts';

export const topicsOfLiving: readonly Topic[] = [
  {
    category: 'Animals',
    fields:
      '萌宠|宠物|动物|猫狗|宠物用品|宠物食品|训狗|训犬|宠物训练|宠物美容|异宠|水族|养鱼|观鸟|野生动物|爬宠|猫粮|狗粮|pet|animal|wildlife|petcare|pet care|pet food|pet product|pet supplies|dog training|cat training|dog food|cat food|dog grooming|pet grooming|aquarium|aquascaping|reptile|animal rescue|pet rescue|dog rescue|cat rescue|birdwatching|exotic pet',
    things:
      '猫|狗|犬|喵|狗狗|猫咪|猫猫|小狗|小猫|狗子|毛孩子|斗牛犬|柴犬|柯基|柴柴|金毛|拉布拉多|哈士奇|泰迪|法斗|边牧|牧羊犬|布偶|布偶猫|短毛猫|长毛猫|橘猫|暹罗猫|英短|美短|仓鼠|兔子|龙猫|豚鼠|鹦鹉|乌龟|蜥蜴|刺猬|马术马|dog|cat|kitty|puppy|kitten|bulldog|shepherd dog|shepherd puppy|german shepherd|golden retriever|terrier|poodle|retriever|corgi|husky|huskies|labrador|dachshund|chihuahua|pug|beagle|rottweiler|shiba inu|maine coon|horse|pony|parrot|hamster|rabbit|bunny|guinea pig|ferret|hedgehog|lizard|gecko|tortoise|budgie|goldfish|shepherd|spaniel|shorthair|goldendoodle|doodle dog|rescue dog',
    people:
      '铲屎官|宠物主|养宠人|猫奴|宠物医生|兽医|训犬师|pet parent|pet mom|pet owner|dog mom|dog mum|cat mom|cat mum|dog dad|cat dad|dog lover|cat lover|dog trainer|veterinarian|vet|groomer',
    weak: '',
    goods: '',
  },
  {
    category: 'Beauty',
    fields:
      '美妆|彩妆|个护|个人护理|洗护|保养|保养品|护肤|化妆|美容|美妆护肤|护肤品|化妆品|美甲|美发|妆容|美业|仿妆|妆教|底妆|眼妆|修容|护发|发型|染发|烫发|编发|盘发|美睫|口红|唇釉|唇膏|眼影|眼线|睫毛膏|假睫毛|粉底|粉底液|气垫|腮红|高光|遮瑕|面膜|精华液|面霜|防晒霜|防晒|洗面奶|卸妆|指甲油|穿戴甲|美白|祛痘|抗老|医美|洗发水|身体乳|美瞳|纹眉|beauty|makeup|make-up|make up|skincare|skin care|skin-care|cosmetic|haircare|hair care|hair styling|hairstyling|hairstyle|hair color|hair colour|hair coloring|hair dye|hair tutorial|braiding|nail|nail art|nail polish|nail design|gel nail|press-on nail|lipstick|lip gloss|lip balm|eyeshadow|eyeliner|mascara|false lash|lash|lash extension|eyelash|eyelash extension|brow|eyebrow|foundation makeup|concealer|blush|highlighter makeup|sunscreen|face mask|facial|moisturizer|moisturiser|cleanser|acne|anti-aging|anti-ageing|k-beauty|kbeauty|j-beauty|jbeauty|shampoo|body care|bodycare|cosplay makeup|sfx makeup|grooming|curly hair|natural hair|beauty and skincare|makeup and skincare|wig',
    things: 'manicure|pedicure',
    people:
      '化妆师|美妆师|美甲师|美发师|发型师|造型师|成分党|makeup artist|beautician|mua|nail artist|nail tech|hairstylist|hair stylist|hairdresser|lash artist|esthetician|aesthetician|beauty guru|beauty vlogger|beauty blogger',
    weak: '',
    goods: '香水|香氛|perfume|fragrance|cologne',
  },
  {
    category: 'Fashion',
    fields:
      '穿搭|时尚|服装|服饰|时装|潮流|女装|男装|潮牌|搭配|显瘦穿搭|大码|大码女装|小个子穿搭|职场穿搭|古着|中古|内衣|泳装|泳衣|鞋包|包包|手袋|女包|奢侈品|珠宝|首饰|饰品|耳环|墨镜|帽子|童装|牛仔裤|连衣裙|高跟鞋|运动鞋|潮鞋|fashion|outfit|ootd content|streetwear|clothing|clothes|apparel|menswear|womenswear|style inspiration|accessories|jewelry|jewellery|handbag|luxury bag|designer bag|luxury handbag|lingerie|swimwear|bikini|activewear|athleisure|plus-size fashion|plus size fashion|plus-size|plus size|thrifting|thrift|vintage fashion|vintage clothing|denim|footwear|high heels|boots|sunglasses|modest wear|modest fashion|loungewear|knitwear|sustainable fashion|slow fashion|capsule wardrobe|wardrobe|try-on haul|try on haul|fashion haul|clothing haul|personal style|street style|sneakerhead culture',
    things:
      'dress|旗袍|汉服|和服|球鞋|手表|腕表|皮具|皮包|纱丽|kimono|hanfu|sari|saree|abaya|hijab style|hijab fashion|sneaker|shoe|earring|necklace',
    people: '穿搭师|时尚达人|时髦精|鞋头|fashionista|stylist|sneakerhead|fashion designer|服装设计师|hijabi',
    weak: '',
    goods: '',
  },
  {
    category: 'Fitness',
    fields:
      '健身|瑜伽|普拉提|运动健身|撸铁|增肌|减脂|减肥|瘦身|塑形|塑身|力量训练|举铁|健美|跳操|帕梅拉|居家健身|有氧|拉伸|体态|体态矫正|健身餐|跳绳|健身器材|动感单车|fitness|gym|yoga|pilates|workout|bodybuilding|crossfit|home workout|weightlifting|weight lifting|powerlifting|strength training|calisthenics|weight loss|fat loss|hiit|cardio|zumba|stretching|kettlebell|spinning|personal training|muscle building|gymwear',
    things: '',
    people:
      '健身教练|健身女孩|瑜伽老师|瑜伽教练|普拉提教练|fitness coach|fitness trainer|personal trainer|bodybuilder|yogi|yoga teacher|yoga instructor|yoga coach|pilates instructor|gym rat|gym-goer|gym bro|powerlifter|gym girl',
    weak: '',
    goods: '',
  },
  {
    category: 'Food',
    fields:
      '美食|烹饪|做饭|做菜|烘焙|探店|美食探店|吃播|厨艺|下厨|美食测评|零食|零食测评|辅食教程|调酒|饮品|咖啡拉花|鸡尾酒|便当|减脂餐|早餐|夜宵|大排档|空气炸锅食谱|foodie content|baking|mukbang|food review|restaurant review|restaurant|meal prep|meal planning|meal-prep|latte art|cocktail|mixology|craft beer|cake decorating|sourdough|plant-based cooking|vegan food|vegan recipe|air fryer recipe|healthy eating|healthy recipe|lunch box|lunchbox|bento|brunch|smoothie|grilling|cafe hopping|fine dining|food tour|culinary|gastronomy|kitchen recipe',
    things:
      '料理|菜|卷饼|炒饭|炸鸡|年糕|松饼|海鲜饭|饼干|饺子|河粉|米线|沙拉|冰淇淋|三明治|汉堡|牛排|寿喜烧|便当菜|小吃|甜点|甜品|美食做法|菜谱|食谱|家常菜|菜肴|烤肉|烧烤|寿司|拉面|泡菜|咖喱|面包|蛋糕|披萨|巧克力|奶酪|火腿|点心|街头美食|咖啡|奶茶|红酒|葡萄酒|威士忌|火锅|海鲜|素食菜谱|下午茶|food|street food|cooking|recipe|cuisine|dish|dessert|snack|bbq|barbecue|sushi|ramen|noodle|pasta|pizza|curry|bread|pastry|pastries|cake|cheese|chocolate|tea|coffee|wine|whisky|whiskey|taco|seafood|burger|sandwich|candy|waffle|pancake|salad|soup|stew|dumpling|ice cream|cookie|biscuit|chili|chilli|steak|sweets|bakery|breakfast',
    people:
      '吃货|厨师|大厨|厨娘|烘焙师|咖啡师|调酒师|美食家|探店博主|foodie|chef|cook|baker|home cook|home baker|pastry chef|barista|bartender|food critic|mukbanger|sommelier|food blogger|food vlogger',
    weak: '素食|纯素|vegan|vegetarian|plant-based|keto|gluten-free|gluten free',
    goods: '',
  },
  {
    category: 'Health',
    fields:
      "健康|养生|保健|心理健康|医疗健康|营养|心理|心理咨询|情绪疗愈|中医|中医养生|养生中医|医学科普|健康科普|睡眠|冥想|保健品|护眼|康复|食疗|口腔|口腔护理|牙齿|health|wellness|mental health|nutrition|wellbeing|well-being|healthcare|health care|self-care|self care|meditation|mindfulness|sleep health|supplement|vitamin|women's health|men's health|gut health|public health|medicine|medical|holistic health|holistic healing|physiotherapy|physical therapy|chiropractic|psychology|dental|dental care|oral care|menopause|fertility|ayurveda|traditional chinese medicine|chinese medicine|chinese herbal medicine|tcm|anxiety|biohacking|diabetes",
    things: '',
    people:
      '营养师|心理咨询师|中医师|牙医|药师|nutritionist|dietitian|dietician|physiotherapist|physical therapist|therapist|psychologist|pharmacist|dentist|health coach|wellness coach|chiropractor|dermatologist',
    weak: '',
    goods: '',
  },
  {
    category: 'Home',
    fields:
      '家居|家装|装修|家居好物|家具|软装|室内设计|收纳|收纳整理|整理收纳|家居收纳|居家|居家好物|家居装饰|家居布置|旧房改造|出租屋改造|房间布置|智能家居|家纺|床品|厨房用品|厨具|清洁好物|家务|断舍离|极简家居|北欧风家居|装潢|装饰|home|home decor|home decoration|home improvement|diy home|home diy|furniture|homeware|home organization|home organisation|home organizing|home organising|home styling|home staging|home makeover|room makeover|room decor|house decor|home renovation|house renovation|renovation|remodeling|remodelling|decluttering|declutter|cleaning hack|cleaning tip|house cleaning|home cleaning|smart home|home tour|house tour|apartment decor|dorm decor|bedding|cookware|kitchenware|kitchen gadget|tableware|decor|decorating|upholstery|furniture flipping|housekeeping|storage and organization|home fragrance|organization hack|organizing hack',
    things: 'interior design|interior|interior decor|日式收纳',
    people:
      '软装师|整理师|收纳师|室内设计师|interior designer|interior decorator|home decorator|homemaker|home organizer|home organiser|professional organizer',
    weak: '',
    goods: '',
  },
  {
    category: 'Lifestyle',
    fields:
      '生活方式|生活类|日常生活|生活分享|生活vlog|生活日常|日常vlog|慢生活|极简生活|独居生活|独居|乡村生活|田园生活|留学生活|lifestyle|daily life|daily vlog|day in my life|slow living|minimalist living|minimalist lifestyle|country living|cottagecore|that girl lifestyle|expat life|college life|student life',
    things: '',
    people: '生活博主|生活达人|生活号|生活家|lifestyle vlogger|lifestyle blogger',
    weak: '',
    goods: '',
  },
  {
    category: 'Parenting',
    fields:
      '母婴|育儿|亲子|母婴用品|母婴好物|宝宝|宝妈育儿|带娃|早教|孕期|怀孕|备孕|产后|新生儿|婴儿|幼儿|辅食|宝宝辅食|婴儿车|儿童玩具|童书|绘本|家庭教育|二胎|双胞胎育儿|纸尿裤|奶粉|亲子游|亲子教育|喂养|parenting|mom and baby|mum and baby|mother and baby|baby care|motherhood|fatherhood|baby|maternity|pregnancy|toddler|newborn|infant|breastfeeding|postpartum|childcare|kids activity|kids activities|family parenting|baby food|baby product|baby gear|stroller|diaper|mom life|mum life|dad life|gentle parenting|montessori|homeschooling|homeschool|weaning|new parents|parenthood|kids toy|baby clothes',
    things: '',
    people:
      '宝妈|宝爸|妈妈|爸爸|妈妈博主|辣妈|奶爸|准妈妈|孕妈|新手妈妈|全职妈妈|二胎妈妈|单亲妈妈|月嫂|mom|mum|mommy|mummy|mother|dad|daddy|father|mom blogger|mum blogger|mummy blogger|mommy blogger|mom influencer|dad blogger|parent|momfluencer|stay-at-home mom|stay-at-home dad|new mom|new mum|expecting mom|mom-to-be|single mom|working mom|twin mom|boy mom|girl mom',
    weak: '',
    goods: '',
  },
  {
    category: 'Shopping',
    fields:
      '购物|优惠|折扣|省钱|薅羊毛|代购攻略|测评好物|网购|亚马逊好物|shopping|deal|bargain|coupon|discount|product recommendation|deals and hauls|amazon find|amazon finds|budget shopping|online shopping|couponing|shop with me|gift guide|gift idea',
    things: '',
    people: '好物博主|种草博主|shopper|deal hunter|bargain hunter|personal shopper|couponer',
    weak: '好物分享|好物推荐|好物|好物测评|种草|haul|try-on',
    goods: '',
  },
  {
    category: 'Travel',
    fields:
      '旅行|旅游|出行|自驾游|自驾|旅拍|文旅|旅行攻略|旅游攻略|穷游|环球旅行|背包旅行|出国游|周边游|城市漫步|酒店|酒店测评|酒店探店|民宿|度假|邮轮|房车旅行|签证攻略|旅居|海岛游|航空|travel|traveling|travelling|travel guide|travel tip|tourism|backpacking|road trip|solo travel|luxury travel|budget travel|adventure travel|family travel|hotel|hotel review|resort|cruise|airline|airline review|city guide|staycation|vacation|holiday destination|bucket list travel|island hopping|rv travel|travel hack|digital nomad life|eco tourism|ecotourism|sightseeing',
    things: '',
    people:
      '旅行家|背包客|旅行者|驴友|导游|领队|空姐|空乘|数字游民|traveler|traveller|backpacker|globetrotter|digital nomad|tour guide|travel couple|flight attendant|travel writer|travel blogger|travel vlogger|wanderer',
    weak: '',
    goods: '',
  },
];
