import type { Topic } from './topics.ts';

export const topicsOfLeisure: readonly Topic[] = [
  {
    category: 'Art',
    fields:
      '绘画|艺术|插画|画画|美术|手绘|水彩|油画|素描|板绘|国风插画|平面设计|手工|手作|手工艺|手工编织|编织|钩针|刺绣|陶艺|陶瓷|泥塑|雕塑|雕刻|木雕|剪纸|涂鸦|手账|漫画|漫画创作|黏土|滴胶|art|illustration|drawing|digital art|digital painting|fine art|graphic design|craft|handicraft|arts and crafts|crochet|crocheting|knitting|embroidery|quilting|pottery|ceramic|sculpture|sculpting|sketching|sketchbook|oil painting|acrylic painting|landscape painting|watercolor painting|watercolour painting|resin art|street art|graffiti|comic art|manga drawing|origami|scrapbooking|journaling art|bullet journaling|hand lettering|lettering|printmaking|woodcarving|wood carving|concept art|pixel art|character design|animation art|mural|diy craft|papercraft',
    things: 'painting|watercolor|watercolour|calligraphy|书法|国画|毛笔字|硬笔书法|水墨画',
    people:
      '画家|画师|插画师|艺术家|手艺人|书法家|陶艺师|漫画家|匠人|artist|painter|illustrator|calligrapher|potter|sculptor|ceramicist|ceramist|crafter|crafts maker|cartoonist|graphic designer|crocheter|knitter',
    weak: '',
    goods: '',
  },
  {
    category: 'Comedy',
    fields:
      '搞笑|喜剧|幽默|段子|搞笑段子|搞笑视频|脱口秀|沙雕|整蛊|恶搞|吐槽|情景剧|搞笑短剧|小品|相声|模仿秀|表情包|comedy|humor|humour|funny|stand-up comedy|standup comedy|stand up comedy|stand-up|standup|meme|prank|skit|sketch comedy|comedy skit|comedy sketch|parody|parodies|satire|improv|roast comedy|impression comedy|jokes',
    things: '',
    people:
      '搞笑艺人|搞笑博主|喜剧演员|脱口秀演员|段子手|comedian|comedienne|comic|prankster|stand-up comic|impressionist|funny guys',
    weak: '',
    goods: '',
  },
  {
    category: 'Entertainment',
    fields:
      '娱乐|明星八卦|明星|八卦|综艺|追星|饭圈|娱乐八卦|爱豆|选秀|真人秀|魔术|entertainment|celebrity news|celebrity gossip|pop culture|gossip|kpop gossip|k-pop gossip|reality tv|reality show|talk show|variety show|magic trick|showbiz',
    things: '',
    people: '艺人|魔术师|idol|entertainer|magician|tv host',
    weak: '',
    goods: '',
  },
  {
    category: 'Film',
    fields:
      '影视|电影|影视解说|电影解说|影评|剧评|追剧|影视剪辑|电影推荐|电影混剪|短剧|微电影|纪录片|美剧|韩剧|日剧|动画电影|影视后期|film|movie|movie review|film review|movie recap|film analysis|cinema|tv series|tv show|short film|documentary|documentaries|film making|filmmaking|screenwriting|horror movie|movie recommendation|netflix series|netflix show|k-drama|kdrama',
    things: '电视剧|drama',
    people:
      '影评人|电影人|导演|编剧|演员|filmmaker|film critic|movie critic|film director|movie buff|cinephile|film buff|actor|actress|actresses|screenwriter',
    weak: '',
    goods: '',
  },
  {
    category: 'Gaming',
    fields:
      "游戏|电玩|电竞|手游|网游|端游|单机|单机游戏|主机游戏|游戏解说|游戏直播|游戏实况|独立游戏|桌游|吃鸡|王者荣耀|英雄联盟|原神|我的世界|和平精英|绝地求生|崩坏|星穹铁道|蛋仔派对|光遇|第五人格|无畏契约|塞尔达|宝可梦|任天堂|游戏主机|游戏机|moba|射击游戏|恐怖游戏|gaming|game|video game|videogame|esport|e-sport|esports|mobile game|mobile gaming|pc gaming|console gaming|indie game|retro gaming|board game|tabletop game|tabletop gaming|speedrun|speedrunning|let's play|gameplay|game streaming|game review|minecraft|roblox|fortnite|genshin|genshin impact|valorant|league of legends|mobile legends|mlbb|free fire|pubg|pubg mobile|call of duty|cod mobile|gta|gta v|fifa game|ea fc|apex legends|overwatch|counter-strike|cs2|csgo|dota|dota 2|pokemon|pokemon go|zelda|nintendo|nintendo switch|playstation|ps5|xbox|steam deck|elden ring|honkai star rail|the sims|sims 4|stardew valley|animal crossing|among us|clash of clans|clash royale|brawl stars|cozy game|cozy gaming|world of warcraft|rpg|fps|mmorpg",
    things: '',
    people:
      '游戏玩家|电竞选手|游戏主播|gamer|gamer girl|streamer of games|esports player|pro gamer|game streamer|twitch streamer|speedrunner|game developer',
    weak: '',
    goods: '',
  },
  {
    category: 'Modeling',
    fields: '模特|modeling|modelling|runway modeling',
    things: '',
    people: '平面模特|超模|车模|大码模特|fashion model|plus-size model|supermodel|runway model|model',
    weak: '',
    goods: '',
  },
  {
    category: 'Music',
    fields:
      '音乐|唱歌|乐器|翻唱|流行音乐|吉他|钢琴|小提琴|大提琴|架子鼓|古筝|古典音乐|民谣|摇滚|摇滚乐|说唱|嘻哈|电音|电子音乐|爵士|爵士乐|原创音乐|音乐制作|编曲|作曲|声乐|尤克里里|萨克斯|二胡|弹唱|乐评|男团|女团|乐队|音乐剧|music|singing|k-pop|kpop|j-pop|jpop|pop music|hip hop|hip-hop|rap|song cover|cover song|music cover|music production|guitar|acoustic guitar|electric guitar|bass guitar|piano|violin|cello|ukulele|saxophone|drumming|drums|classical music|jazz|edm|techno|rock music|indie music|folk music|country music|heavy metal|r&b|reggaeton|afrobeats|amapiano|lo-fi|lofi|beatmaking|beat making|songwriting|choir|opera|musical instrument|vocal coaching|dj set|vinyl record',
    things: '',
    people:
      '歌手|音乐人|唱作人|乐手|吉他手|钢琴家|钢琴老师|鼓手|制作人|说唱歌手|rapper|music producer|singer|singer-songwriter|vocalist|musician|songwriter|guitarist|pianist|drummer|violinist|cellist|bassist|composer|beatmaker|dj|vocal coach|band',
    weak: '',
    goods: '',
  },
  {
    category: 'Photography',
    fields:
      '摄影|拍照|人像摄影|街拍摄影|风光摄影|婚礼摄影|手机摄影|胶片|胶片摄影|航拍|修图|调色|街拍|拍照技巧|写真|摄影教程|摄影后期|星空摄影|photography|photo|photoshoot|photo editing|lightroom|street photography|portrait photography|landscape photography|film photography|wedding photography|nature photography|wildlife photography|macro photography|food photography|travel photography|product photography|drone photography|aerial photography|astrophotography|mobile photography|analog photography|fashion photography|car photography|pet photography|portraits',
    things: '',
    people:
      '摄影师|摄影爱好者|摄影家|航拍师|photographer|portrait photographer|wedding photographer|street photographer|landscape photographer|wildlife photographer|food photographer|travel photographer|retoucher',
    weak: '',
    goods: '',
  },
  {
    category: 'Sports',
    fields:
      '体育|运动|足球|篮球|网球|羽毛球|乒乓球|排球|棒球|橄榄球|板球|高尔夫|冰球|台球|保龄球|游泳|冲浪|滑雪|单板|单板滑雪|滑冰|花滑|滑板|拳击|格斗|综合格斗|搏击|跆拳道|柔道|武术|击剑|射箭|体操|田径|骑行|公路车骑行|攀岩|潜水|赛事|世界杯|英超|欧冠|体育运动|体育赛事|赛艇|皮划艇|马术|铁人三项|匹克球|极限运动|跑酷|轮滑|sport|football|soccer|futsal|basketball|nba|tennis|golf|volleyball|beach volleyball|baseball|badminton|cricket|rugby|american football|nfl|premier league|champions league|hockey|ice hockey|field hockey|table tennis|ping pong|pickleball|padel|squash sport|swimming|surfing|skiing|snowboarding|skateboarding|skating|figure skating|ice skating|boxing|mma|ufc|martial art|karate|judo|taekwondo|muay thai|thai boxing|kickboxing|jiu jitsu|jiu-jitsu|bjj|wrestling|gymnastics|athletics|track and field|cycling|road cycling|mountain biking|mountain bike|rock climbing|bouldering|diving|scuba diving|scuba|freediving|rowing|kayaking|equestrian|horse racing|triathlon|archery|fencing|lacrosse|softball|handball|netball|parkour|kitesurfing|windsurfing|wakeboarding|bowling|snooker|darts|extreme sport|bmx|fantasy football',
    things: '',
    people:
      '运动员|球员|体育解说|球迷|跑者运动员|滑雪教练|骑手|拳手|冲浪者|athlete|footballer|sportsman|sportswoman|basketball player|football player|soccer player|tennis player|golfer|cyclist|swimmer|surfer|skier|snowboarder|skateboarder|skater|boxer|mma fighter|cricketer|gymnast|climber|football fan|sports commentator|volleyball player|referee',
    weak: '',
    goods: '',
  },
];
