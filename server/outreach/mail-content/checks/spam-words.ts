/**
 * Phrases that filters weigh heavily because dishonest advertisers depend on them. The list is short so that a finding
 * means something: words such as "free" or "优惠" occur in every honest offer.
 */
const english = [
  '100% free',
  '100% guaranteed',
  'act now',
  'as seen on tv',
  'buy now',
  'cash bonus',
  'click here',
  'claim your prize',
  'congratulations you',
  'dear friend',
  'double your',
  'earn extra cash',
  'earn money',
  'easy money',
  'get paid',
  'get rich',
  'guaranteed income',
  'limited time only',
  'lowest price',
  'make money',
  'make $',
  'million dollars',
  'miracle',
  'no obligation',
  'no strings attached',
  'once in a lifetime',
  'order now',
  'risk free',
  'risk-free',
  'this is not spam',
  'urgent response',
  'winner',
  'work from home',
  'you have been selected',
];
const chinese = [
  '100%免费',
  '百分百免费',
  '包赚',
  '保证收益',
  '代开发票',
  '发票代开',
  '点击领取',
  '高额回报',
  '恭喜您中奖',
  '恭喜你中奖',
  '赚大钱',
  '快速致富',
  '轻松赚钱',
  '躺赚',
  '免费领取',
  '日赚',
  '月入过万',
  '稳赚',
  '限时抢购',
  '一夜暴富',
  '中奖',
  '最后机会',
];

const escaped = (phrase: string) => phrase.replace(/[$.]/g, '\\$&').replaceAll(' ', '\\s+');
const englishPattern = new RegExp(`(?<![\\w])(?:${english.map(escaped).join('|')})(?![a-z])`, 'gi');
const chinesePattern = new RegExp(chinese.join('|'), 'g');

/** Returns such phrases of a text, each once, as written there. */
export function spamWords(text: string): string[] {
  const found = [...text.matchAll(englishPattern), ...text.matchAll(chinesePattern)];
  return [...new Set(found.map(([phrase]) => phrase.replace(/\s+/g, ' ').toLowerCase()))];
}

/** Returns whether the text has many capitals, or several exclamation marks in a row. */
export function isShouting(subject: string, text: string): boolean {
  if (/[!！]{3}/.test(subject) || /[!！]{3}/.test(text)) return true;
  const letters = subject.replace(/[^A-Za-z]/g, '');
  if (letters.length >= 8 && letters.replace(/[^A-Z]/g, '').length > letters.length * 0.7) return true;
  return /(?:\b[A-Z]{3,}\b[\s,.!]+){4}/.test(text);
}
