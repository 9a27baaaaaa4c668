export default {
  headline: '找到对的海外达人，\n把合作谈下来',
  lead: '星桥是一套开源、可自行部署的达人营销后台：按真实数据搜索 TikTok、YouTube、Instagram 达人，每个指标都能看到计算方式。',
  signIn: '登录',
  enter: '进入后台',
  points: {
    search: {
      title: '搜得准',
      text: '关键词匹配名称、账号、标签与简介，中日韩两个字也能搜；每条结果都说明为什么出现。',
    },
    figures: {
      title: '算得清',
      text: '平均播放、互动率、播粉比、报价区间，公式、样本与时间一目了然，没有数据就写“—”。',
    },
    own: {
      title: '放得下心',
      text: '部署在自己的服务器上，数据归自己；两条命令即可运行，示例数据开箱可用。',
    },
  },
  glimpse: {
    keyword: '美食',
    filter: '地区：越南',
    figure: '互动率',
    formula: '（点赞 + 评论 + 分享）÷ 播放，近 10 条之和',
    caption: '示意图，人物与数字均为虚构',
  },
  footer: '星桥 Starbridge · MIT 许可',
};
