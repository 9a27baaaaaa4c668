import type { Topic } from './topics.ts';

export const topicsOfKnowledge: readonly Topic[] = [
  {
    category: 'Cars',
    fields:
      '汽车|车评|汽车测评|机车|试驾|新车|二手车|用车|汽车改装|改装车|新能源车|新能源汽车|电动车|电车|电动汽车|车载用品|汽车用品|汽车配件|汽修|修车|洗车|汽车美容|赛车|卡丁车|越野车|老爷车|摩托|摩旅|房车|皮卡|卡车|f1|auto|automotive|car|vehicle|automobile|car tuning|car modification|car mod|car detailing|car review|car repair|car maintenance|car restoration|car accessories|car culture|classic car|vintage car|sports car|muscle car|used car|luxury car|electric car|electric vehicle|ev review|off-road|off-roading|offroad|4x4|motorsport|motor racing|formula 1|formula one|motogp|racing car|drag racing|drifting|test drive|dashcam|truck|pickup truck|auto repair|auto part|car audio|motorcycling|jdm|hypercar|campervan build',
    things: '跑车|豪车|摩托车|supercar|motorcycle|motorbike|scooter',
    people:
      '车评人|车友|车迷|汽车博主|赛车手|修车师傅|car reviewer|car guy|petrolhead|gearhead|mechanic|auto mechanic|racing driver|race driver|car enthusiast|biker|motovlogger',
    weak: '',
    goods: '',
  },
  {
    category: 'Education',
    fields:
      '教育|知识科普|知识分享|科普|英语教学|英语学习|语言教学|语言学习|雅思|托福|雅思口语|雅思备考|考研|考公|考证|高考|中考|四六级|留学|背单词|学霸|自习|备考|网课|数学|物理|化学|生物|历史|地理|语文|英语口语|职业教育|职场技能|读书|读书分享|阅读|书评|公考|编程教学|儿童教育|幼教|国学|education|educational|edtech|edutainment|tutoring|english teaching|english learning|language learning|language teaching|ielts|toefl|exam prep|exam preparation|test prep|gcse|a-level|sat prep|math|maths|mathematics|physics|chemistry|biology|history|geography|science|science communication|popular science|astronomy|study abroad|study tip|study vlog|studygram|study with me|vocabulary|school subject|stem education|online course|revision tip|homework help|higher education|early childhood education|linguistics|study skill|public speaking',
    things: '',
    people:
      '学霸博主|教书匠|英语老师|数学老师|educator|tutor|english teacher of note|math teacher|maths teacher|science teacher|professor|lecturer|scientist|historian|language teacher|science communicator',
    weak: '教学|学习|study|learning',
    goods: '',
  },
  {
    category: 'Finance',
    fields:
      '财经|理财|金融|投资|投资理财|股票|炒股|基金|股市|美股|港股|a股|外汇|期货|加密货币|比特币|区块链|虚拟货币|币圈|保险|信用卡|存钱|攒钱|记账|副业|副业赚钱|经济|宏观经济|贷款|税务|财税|退休规划|财务自由|数字货币|finance|financial|personal finance|investing|investment|crypto|cryptocurrency|cryptocurrencies|bitcoin|ethereum|blockchain|web3|defi|nft|stock market|stocks|stock trading|stock investing|day trading|forex|forex trading|trading|fintech|banking|budgeting|saving money|money saving|money tip|money management|side hustle|passive income|credit card|retirement planning|tax|tax tip|accounting|economics|economy|mortgage|wealth|wealth building|insurance|financial literacy|financial education|financial freedom|options trading|etf|frugal living|real estate investing|money',
    things: '',
    people:
      '投资人|理财师|理财规划师|操盘手|交易员|股民|基金经理|会计|会计师|经济学家|investor|trader|day trader|financial advisor|financial adviser|financial planner|accountant|economist|crypto trader|banker|finfluencer',
    weak: '',
    goods: '',
  },
  {
    category: 'News',
    fields:
      '新闻|时事|资讯|时政|政治|国际新闻|热点新闻|军事|时评|社会新闻|news|current affairs|politics|politics and news|political commentary|breaking news|world news|local news|journalism|geopolitics',
    things: '',
    people:
      '新闻人|记者|新闻主播|评论员|journalist|reporter|news anchor|political commentator|newscaster|correspondent',
    weak: '',
    goods: '',
  },
  {
    category: 'Tech',
    fields:
      '科技|数码|3c|科技数码|数码科技|数码测评|数码评测|科技测评|科技评测|3c数码|数码3c|电子产品|数码产品|手机|手机测评|手机评测|手机配件|手机壳|平板|平板电脑|笔记本电脑|笔记本|电脑|装机|显卡|键盘|机械键盘|耳机|蓝牙耳机|音箱|音响|耳机测评|相机测评|无人机|智能手表|智能硬件|充电宝|充电器|投影仪|扫地机|扫地机器人|机器人|编程|人工智能|ai|ai工具|大模型|软件|软件测评|前端|后端|网络安全|安卓|苹果手机|苹果产品|黑科技|家电|家电测评|vr|3d打印|显示器|智能家电|tech|technology|gadget|consumer electronics|electronics|software|programming|coding|web development|app development|software engineering|software development|artificial intelligence|machine learning|data science|ai tool|chatgpt|cybersecurity|cyber security|smartphone|phone|mobile phone|cell phone|phone review|smartphone review|phone case|android|android phone|iphone|ipad|macbook|laptop|tablet|pc build|pc building|gaming pc|gaming laptop|graphics card|gpu|keyboard|mechanical keyboard|headphone|earbud|earphone|headset|bluetooth speaker|smartwatch|smartwatches|wearable|wearable tech|drone|robotics|robot|robot vacuum|3d printing|3d printer|vr headset|virtual reality|tech review|tech news|gadget review|camera gear|camera review|home theater|projector|power bank|charger|monitor review|desk setup|computer|computer hardware|linux|saas|cloud computing|audiophile|hi-fi|app review|automation tool',
    things: '',
    people:
      '程序员|数码博主|极客|黑客|程序媛|工程师|开发者|programmer|developer|software engineer|web developer|coder|techie|tech reviewer|gadget reviewer|hacker|data scientist|techfluencer|audiophiles',
    weak: '',
    goods: '',
  },
];
