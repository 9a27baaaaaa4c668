import type {
  CheckDecision,
  CheckOutcome,
  RequirementKind,
} from '../../../../contract/monitoring/briefs/brief-kinds.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { PostState } from '../../../../contract/catalogue/post-metrics.ts';

interface FileTexts {
  sheets: Record<'summary' | 'posts' | 'creators' | 'days' | 'briefs', string>;
  client: string;
  by: string;
  period: string;
  zone: string;
  madeAt: string;
  figuresOf: string;
  notes: string;
  heldBack: (posts: number) => string;
  figure: Record<
    | 'posts'
    | 'creators'
    | 'plays'
    | 'likes'
    | 'comments'
    | 'shares'
    | 'engagement'
    | 'playsGained'
    | 'engagementsGained'
    | 'clicks'
    | 'clickRate'
    | 'orders'
    | 'conversion'
    | 'revenue'
    | 'orderValue'
    | 'emv'
    | 'cost'
    | 'cpm'
    | 'cpc'
    | 'cpe'
    | 'roi'
    | 'roas',
    string
  >;
  post: Record<'platform' | 'creator' | 'handle' | 'caption' | 'link' | 'published' | 'state', string>;
  day: Record<'day' | 'playsAtEnd' | 'engagementsAtEnd' | 'missing', string>;
  states: Record<PostState, string>;
  requirement: Record<RequirementKind, string>;
  outcomes: Record<CheckOutcome, string>;
  decisions: Record<CheckDecision, string>;
}

/** Texts of the Excel file, in the report's own language; those of the page are in the i18n of `client-reports`. */
export const fileTexts: Record<Lang, FileTexts> = {
  zh: {
    sheets: { summary: '概览', posts: '作品', creators: '达人', days: '每日数据', briefs: '检查清单' },
    client: '客户',
    by: '出品方',
    period: '统计周期',
    zone: '时区',
    madeAt: '生成时间',
    figuresOf: '数据时间',
    notes: '说明',
    heldBack: posts => `有 ${posts} 条作品的数据来源不允许汇总计算，只列出原始数据，不计入合计`,
    figure: {
      posts: '作品数',
      creators: '达人数',
      plays: '播放量',
      likes: '点赞数',
      comments: '评论数',
      shares: '分享数',
      engagement: '互动率',
      playsGained: '周期内新增播放',
      engagementsGained: '周期内新增互动',
      clicks: '点击数',
      clickRate: '点击率',
      orders: '订单数',
      conversion: '转化率',
      revenue: '销售额（元）',
      orderValue: '客单价（元）',
      emv: 'EMV（元）',
      cost: '投入（元）',
      cpm: 'CPM（元）',
      cpc: 'CPC（元）',
      cpe: 'CPE（元）',
      roi: 'ROI',
      roas: 'ROAS',
    },
    post: {
      platform: '平台',
      creator: '达人',
      handle: '账号',
      caption: '文案',
      link: '链接',
      published: '发布时间',
      state: '状态',
    },
    day: { day: '日期', playsAtEnd: '累计播放', engagementsAtEnd: '累计互动', missing: '缺数据的作品' },
    states: { waiting: '等待数据', online: '在线', private: '已设为私密', gone: '已删除' },
    requirement: {
      hashtag: '话题',
      mention: '提及',
      link: '链接',
      disclosure: '合作声明',
      window: '发布时间',
      online: '保持在线',
    },
    outcomes: { met: '符合', failed: '不符合', waiting: '待确认' },
    decisions: { accepted: '人工认可', refused: '人工判定不符合' },
  },
  en: {
    sheets: {
      summary: 'Summary',
      posts: 'Posts',
      creators: 'Creators',
      days: 'Days',
      briefs: 'Brief checks',
    },
    client: 'Client',
    by: 'By',
    period: 'Period',
    zone: 'Time zone',
    madeAt: 'Created',
    figuresOf: 'Figures as of',
    notes: 'Notes',
    heldBack: posts =>
      `${posts} ${posts === 1 ? 'post comes' : 'posts come'} from a source whose figures may not be added up: shown as they are, not in any total`,
    figure: {
      posts: 'Posts',
      creators: 'Creators',
      plays: 'Plays',
      likes: 'Likes',
      comments: 'Comments',
      shares: 'Shares',
      engagement: 'Interaction rate',
      playsGained: 'Plays gained in the period',
      engagementsGained: 'Engagements gained in the period',
      clicks: 'Clicks',
      clickRate: 'Click rate',
      orders: 'Orders',
      conversion: 'Conversion rate',
      revenue: 'Revenue (CNY)',
      orderValue: 'Order value (CNY)',
      emv: 'EMV (CNY)',
      cost: 'Cost (CNY)',
      cpm: 'CPM (CNY)',
      cpc: 'Cost per click (CNY)',
      cpe: 'Cost per engagement (CNY)',
      roi: 'ROI',
      roas: 'ROAS',
    },
    post: {
      platform: 'Platform',
      creator: 'Creator',
      handle: 'Handle',
      caption: 'Caption',
      link: 'Link',
      published: 'Published',
      state: 'State',
    },
    day: {
      day: 'Day',
      playsAtEnd: 'Total plays',
      engagementsAtEnd: 'Total engagements',
      missing: 'Posts without figures',
    },
    states: { waiting: 'Waiting', online: 'Online', private: 'Private', gone: 'Deleted' },
    requirement: {
      hashtag: 'Hashtag',
      mention: 'Mention',
      link: 'Link',
      disclosure: 'Disclosure',
      window: 'Published on time',
      online: 'Kept online',
    },
    outcomes: { met: 'Met', failed: 'Not met', waiting: 'Pending' },
    decisions: { accepted: 'Accepted manually', refused: 'Rejected manually' },
  },
};
