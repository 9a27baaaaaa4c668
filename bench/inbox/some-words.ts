/** The vocabulary of the generated mails. */

export const zhSentences = [
  '您好，感谢您的邮件，我们对这次合作很感兴趣。',
  '请问样品什么时候可以寄出？我的地址没有变化。',
  '报价可以接受，但是希望先预付一半的费用。',
  '视频脚本已经写好了，请您看看有没有需要修改的地方。',
  '最近档期比较满，下个月中旬以后才有时间拍摄。',
  '粉丝大多是二十五岁左右的女性，主要在越南和泰国。',
  '合同我已经看过了，第三条的授权期限想再商量一下。',
  '链接收到了，佣金比例能不能再提高一点？',
  '产品很好用，我愿意在直播里再推荐一次。',
  '麻烦把发票抬头发给我，谢谢。',
];

export const enSentences = [
  'Thank you for reaching out, I would love to work with you on this.',
  'Could you tell me more about the budget and the deadline for the first draft?',
  'My usual rate for a dedicated video is listed in the attached media kit.',
  'The sample has arrived this morning and it looks great.',
  'I would need the product at least ten days before the shooting.',
  'We can include two stories and one reel in the package.',
  'Please send the contract to my manager, she handles all agreements.',
  'Most of my audience is between eighteen and thirty and lives in Berlin.',
  'The tracking link does not work for me, could you check it?',
  'Let me know whether the payment can be made by the end of the month.',
];

export const zhSubjects = ['合作邀请', '新品推广', '样品寄送', '视频脚本', '报价确认', '直播合作'];
export const enSubjects = [
  'Collaboration',
  'New launch',
  'Sample for you',
  'Video script',
  'Rates',
  'Live session',
];

/** In one mail of a thousand. */
export const rareWords = ['quokka', 'zeppelin', 'xylophone', 'marzipan', 'obsidian'];
