import { describe, expect, test } from 'vitest';
import { queryOf, wordsOfMail, vectorOfTeam, type SearchableMail } from './mail-search-terms.ts';

const mail = (change: Partial<SearchableMail>): SearchableMail => ({
  subject: '',
  from: [],
  to: [],
  text: '',
  fileNames: [],
  ...change,
});

describe('words of a mail', () => {
  test.each<[string, Partial<SearchableMail>, string[]]>([
    ['nothing', {}, []],
    ['accents and case', { text: 'CRÈME Brûlée, Đà Nẵng' }, ['creme', 'brulee', 'da', 'nang']],
    ['Cyrillic and Arabic', { text: 'Привет, مرحبا' }, ['привет', 'مرحبا']],
    ['full width', { text: 'ＦＵＬＬ' }, ['full']],
    ['Chinese', { text: '合作吧' }, ['合作', '作吧', '合', '作', '吧']],
    ['traditional Chinese as it is', { text: '見' }, ['見']],
    ['each word once', { text: 'a b a' }, ['a', 'b']],
    ['a long word', { text: 'x'.repeat(99) }, ['x'.repeat(40)]],
    ['a subject', { subject: 'Price?' }, [':s:price', 'price']],
    [
      'an address',
      { from: ['Ann Lee <ann.lee@brand.example>'] },
      [':f:', ''].flatMap(mark =>
        ['ann.lee@brand.example', '@brand.example', 'ann', 'lee', 'brand', 'example'].map(
          word => mark + word,
        ),
      ),
    ],
    ['who gets it', { to: ['张三'] }, [':t:张三', ':t:张', ':t:三', '张三', '张', '三']],
    ['a file', { fileNames: ['Media Kit.pdf'] }, [':has:attachment', 'media', 'kit', 'pdf']],
    ['a file without a name', { fileNames: [''] }, [':has:attachment']],
    ['no word at all', { text: "\u0000 ' \\ : & | ! ( ) \ud800" }, []],
  ])('%s', (_, change, words) => {
    expect(wordsOfMail(mail(change))).toEqual(words);
  });

  test('are bounded, and a long list of people leaves room for the text', () => {
    const to = Array.from({ length: 5_000 }, (_, at) => `p${at}@brand.example`);
    const text = Array.from({ length: 9_000 }, (_, at) => `w${at}`).join(' ');
    const words = wordsOfMail(mail({ to, text }));
    expect(words).toHaveLength(3_000);
    expect(words).toContain('w100');
    expect(wordsOfMail(mail({ text: `${' '.repeat(20_000)}late` }))).toEqual([]);
  });

  test('a large mail takes no time', () => {
    const start = performance.now();
    wordsOfMail(mail({ text: 'a@'.repeat(1_000_000), subject: '@'.repeat(1_000_000) }));
    wordsOfMail(mail({ text: 'a.'.repeat(1_000_000), subject: '字'.repeat(1_000_000) }));
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test('begin with their team', () => {
    expect(vectorOfTeam(5, ['ann', ':f:ann'])).toBe("'5:ann' '5::f:ann'");
    expect(vectorOfTeam(5, [String.raw`o'n\e`])).toBe(String.raw`'5:o''n\\e'`);
    expect(vectorOfTeam(5, [])).toBe('');
  });
});

test.each<[string, string]>([
  ['', ''],
  [' ?! ', ''],
  ['price', "'5:price':*"],
  ['Media  Kit', "'5:media' & '5:kit':*"],
  ['price price', "'5:price' & '5:price':*"],
  ['"media kit"', "'5:media' & '5:kit'"],
  ['“media kit” now', "'5:media' & '5:kit' & '5:now':*"],
  ['"open', "'5:open'"],
  ['合作吧', "'5:合作' & '5:作吧'"],
  ['价', "'5:价'"],
  ['from:ann', "'5::f:ann':*"],
  ['FROM: Ann price', "'5::f:ann' & '5:price':*"],
  ['from:"Ann Lee"', "'5::f:ann' & '5::f:lee'"],
  ['from:ann@brand.example', "'5::f:ann@brand.example':*"],
  ['from:@brand.example x', "'5::f:@brand.example' & '5:x':*"],
  ['ann@bra', "'5:ann@bra':*"],
  ['ann@', "'5:ann':*"],
  ['to:bob subject:re', "'5::t:bob' & '5::s:re':*"],
  ['发件人:张三 主题：报价', "'5::f:张三' & '5::s:报价'"],
  ['收件人:李', "'5::t:李'"],
  ['has:attachment', "'5::has:attachment'"],
  ['price has:attachment', "'5:price' & '5::has:attachment'"],
  ['有附件 报价', "'5::has:attachment' & '5:报价'"],
  ['has:nothing', "'5:has' & '5:nothing':*"],
  ['from:', "'5:from':*"],
  ['auto:x', "'5:auto' & '5:x':*"],
  ["it's \\ a ' b:* & !c | (d)", "'5:it' & '5:s' & '5:a' & '5:b' & '5:c' & '5:d':*"],
  ['x'.repeat(50) + ' y', `'5:${'x'.repeat(40)}':* & '5:y':*`],
])('%s is asked for as %s', (q, query) => {
  expect(queryOf(q, 5)).toBe(query);
});
