import type { Lang } from '../../../contract/core/error-texts.ts';

/** How far a collaboration of the sample campaign has come. */
export type Progress =
  | 'negotiating'
  | 'priced'
  | 'agreed'
  | 'sent'
  | 'draftWaits'
  | 'draftApproved'
  | 'published'
  | 'cancelled';

export interface SampleCard {
  progress: Progress;
  /** What the fee comes to for a thousand plays of a usual post, in fen. */
  cpmFen: number;
  /** The fee is due so many days from today, and its payment is approved. */
  feeDueIn?: number;
}

/** A card in most columns, a draft to decide on, and a fee that is due today. */
export const sampleCards: readonly SampleCard[] = [
  { progress: 'negotiating', cpmFen: 7000 },
  { progress: 'priced', cpmFen: 9000 },
  { progress: 'agreed', cpmFen: 8000 },
  { progress: 'sent', cpmFen: 7500 },
  { progress: 'draftWaits', cpmFen: 8500 },
  { progress: 'draftApproved', cpmFen: 6500 },
  { progress: 'published', cpmFen: 9500, feeDueIn: 0 },
  { progress: 'published', cpmFen: 6000, feeDueIn: 7 },
  { progress: 'cancelled', cpmFen: 18_000 },
];
/** Number of candidates who have not been invited yet. */
export const undecided = 3;

/** Local days from today. */
export const sampleDays = { begins: -14, ends: 30, draftDue: 2, publish: 6 } as const;
export const budgetFen = 3_000_000;
export const productUrl = 'https://shop.seeyu.example/brew-go';

interface SampleTexts {
  name: string;
  product: string;
  brief: readonly string[];
  link: string;
  deliverable: string;
  draft: string;
  approval: string;
  cancelled: string;
  fee: string;
  carrier: string;
}

/** Everything that is listed under a name of its own says in it that it is a sample. */
export const sampleTexts: Record<Lang, SampleTexts> = {
  zh: {
    name: '示例 · 便携咖啡机首发',
    product: 'Brew Go 便携咖啡机',
    brief: [
      '这是一个示例推广任务，可以随意改动，不需要时在首页移除。',
      '用 Brew Go 在家以外的地方做一杯浓缩：办公室、车里、营地都可以。',
      '请拍到加水、按压出液和清洗三个步骤；简介里放专属链接，发布后至少保留 30 天。',
    ],
    link: '示例 · 便携咖啡机',
    deliverable: '产品短视频',
    draft: '初剪，配乐还会换。',
    approval: '很好，可以发布。',
    cancelled: '对方要求独家买断素材，超出预算',
    fee: '合作费用',
    carrier: '顺丰国际',
  },
  en: {
    name: 'Sample · Portable espresso launch',
    product: 'Brew Go portable espresso maker',
    brief: [
      'This is a sample campaign. Change anything you like, and remove it on the home page when you’re done.',
      'Make an espresso with Brew Go anywhere but at home: at the office, in the car, at a campsite.',
      'Show filling, pressing and cleaning. Put your link in the description and keep the post online for 30 days.',
    ],
    link: 'Sample · Portable espresso maker',
    deliverable: 'Product video',
    draft: 'First cut. The music is temporary.',
    approval: 'Looks great, go ahead and publish.',
    cancelled: 'Asked for an exclusive buyout, over budget',
    fee: 'Fee',
    carrier: 'DHL Express',
  },
};
