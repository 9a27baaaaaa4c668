/** The texts of each formula by its id; `numbers` is filled with the inputs of the figure. */
const growth = {
  words: '现在的粉丝 ÷ 之前的粉丝 − 1，两端取自每日快照',
  numbers: '{{followers_now}} ÷ {{followers_before}} − 1（相隔 {{days}} 天）',
};
const average = (name: string) => ({
  latest10: { v1: { words: `近 10 条作品的${name}之和 ÷ 条数`, numbers: '{{sum}} ÷ {{posts}}' } },
});

export default {
  average_plays: average('播放'),
  average_likes: average('点赞'),
  average_comments: average('评论'),
  average_shares: average('分享'),
  interaction_rate: {
    plays: {
      v1: {
        words: '（点赞 + 评论 + 分享）÷ 播放，近 10 条之和',
        numbers: '({{likes}} + {{comments}} + {{shares}}) ÷ {{plays}}',
      },
    },
    followers: {
      v1: {
        words: '没有播放数据：（点赞 + 评论）÷（条数 × 粉丝），近 10 条之和',
        numbers: '({{likes}} + {{comments}}) ÷ ({{posts}} × {{followers}})',
      },
    },
  },
  plays_to_followers: {
    v1: { words: '平均播放（近 10 条）÷ 粉丝', numbers: '{{average_plays}} ÷ {{followers}}' },
  },
  posts_per_week: {
    '30d': { v1: { words: '近 30 天作品数 ÷ 天数 × 7', numbers: '{{posts}} ÷ {{days}} × 7' } },
  },
  ad_posts: {
    '90d': {
      v1: {
        words: '近 90 天内平台标记或文案声明为合作的作品，同一条只计一次',
        numbers: '{{posts}} 条作品中',
      },
    },
  },
  likes_to_plays: {
    latest10: { v1: { words: '近 10 条作品的点赞之和 ÷ 播放之和', numbers: '{{likes}} ÷ {{plays}}' } },
  },
  comments_to_likes: {
    latest10: { v1: { words: '近 10 条作品的评论之和 ÷ 点赞之和', numbers: '{{comments}} ÷ {{likes}}' } },
  },
  growth: { '7d': { v1: growth }, '30d': { v1: growth }, '90d': { v1: growth } },
};
