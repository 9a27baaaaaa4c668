/** The language of a mail, in which sample creators answer it. */
export type MailLang = 'zh' | 'en';

/** Detects the language of a mail by its letters; a Japanese mail has Chinese characters too. */
export const langOf = (text: string): MailLang =>
  /\p{Script=Han}/u.test(text) && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 'zh' : 'en';

export const replyTexts: Record<MailLang, readonly string[]> = {
  zh: [
    '你好，谢谢来信！这个产品我挺感兴趣的，可以先发一份样品和合作细节给我看看吗？',
    '您好，邮件收到了。目前我接视频植入和单独测评，方便说一下预算和希望的发布时间吗？',
    '哈喽～谢谢邀请！我平时会先用一周再决定要不要推荐，如果可以的话请寄样到我的工作室。',
    '你好，这个月的档期排满了，下个月初可以安排。报价和刊例稍后由我的助理发给你。',
    '感谢联系！不过我最近不接这个品类的合作，以后有合适的再聊，祝推广顺利。',
    '收到，合作形式是佣金还是固定费用？佣金的话我这边一般是 20% 起，可以先聊聊。',
  ],
  en: [
    'Hi, thanks for reaching out! This looks interesting. Could you send me a sample and a few more details about the collaboration?',
    'Hello, I got your message. I do dedicated reviews and integrations at the moment. What is your budget, and when would you like it to go live?',
    'Hey, thank you for thinking of me! I always try a product for a week before I recommend it, so a sample would be the first step.',
    'Hi there, my schedule is full this month, but I have room early next month. My manager will send you our rates shortly.',
    'Thanks for getting in touch. It is not a good fit for my channel right now, but best of luck with the launch!',
    'Sounds good! Is this a flat fee or commission based? For commission I usually start at 20%. Happy to talk.',
  ],
};

export const autoTexts: Record<MailLang, { subject: string; text: string }> = {
  zh: {
    subject: '自动回复：',
    text: '您好，我正在外出拍摄，期间不能及时查看邮件，回来后会尽快回复您。急事请联系我的经纪人。\n\n这是一封自动回复邮件。',
  },
  en: {
    subject: 'Automatic reply: ',
    text: 'Hello, I am away filming and will not be reading my mail regularly. I will get back to you as soon as I return.\n\nThis is an automatic reply.',
  },
};

/** The line above a quote. */
export function quoteLine(lang: MailLang, { at, author }: { at: Date; author: string }): string {
  const when = new Intl.DateTimeFormat(lang === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: lang === 'zh' ? 'long' : 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);
  return lang === 'zh' ? `${author} 于 ${when} 写道：` : `On ${when}, ${author} wrote:`;
}
