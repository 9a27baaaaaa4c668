const growth = {
  words: 'followers now ÷ followers then − 1, both from daily snapshots',
  numbers: '{{followers_now}} ÷ {{followers_before}} − 1 ({{days}} days apart)',
};
const average = (name: string) => ({
  latest10: {
    v1: { words: `sum of ${name} of the latest 10 posts ÷ posts`, numbers: '{{sum}} ÷ {{posts}}' },
  },
});

export default {
  average_plays: average('plays'),
  average_likes: average('likes'),
  average_comments: average('comments'),
  average_shares: average('shares'),
  interaction_rate: {
    plays: {
      v1: {
        words: '(likes + comments + shares) ÷ plays, totals of the latest 10 posts',
        numbers: '({{likes}} + {{comments}} + {{shares}}) ÷ {{plays}}',
      },
    },
    followers: {
      v1: {
        words: 'no plays available: (likes + comments) ÷ (posts × followers), totals of the latest 10 posts',
        numbers: '({{likes}} + {{comments}}) ÷ ({{posts}} × {{followers}})',
      },
    },
  },
  plays_to_followers: {
    v1: { words: 'average plays (latest 10) ÷ followers', numbers: '{{average_plays}} ÷ {{followers}}' },
  },
  posts_per_week: {
    '30d': { v1: { words: 'posts in the last 30 days ÷ days × 7', numbers: '{{posts}} ÷ {{days}} × 7' } },
  },
  ad_posts: {
    '90d': {
      v1: {
        words:
          'posts in the last 90 days flagged by the platform or disclosed in the caption as paid, each counted once',
        numbers: 'of {{posts}} posts',
      },
    },
  },
  likes_to_plays: {
    latest10: {
      v1: {
        words: 'total likes of the latest 10 posts ÷ their total plays',
        numbers: '{{likes}} ÷ {{plays}}',
      },
    },
  },
  comments_to_likes: {
    latest10: {
      v1: {
        words: 'total comments of the latest 10 posts ÷ their total likes',
        numbers: '{{comments}} ÷ {{likes}}',
      },
    },
  },
  growth: { '7d': { v1: growth }, '30d': { v1: growth }, '90d': { v1: growth } },
};
