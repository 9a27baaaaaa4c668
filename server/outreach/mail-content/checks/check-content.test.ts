import { describe, expect, test } from 'vitest';
import type { MailRound } from '../../../../contract/outreach/mail-content.ts';
import type { MailVariable } from '../../../../contract/core/mail/mail-variables.ts';
import { aRound, someContent } from '../../../../test/fixtures/outreach/mailing-fixture.ts';
import { checkContent } from './check-content.ts';
import { isShouting, spamWords } from './spam-words.ts';

const words = '<p>Hello {{creator.name|there}}, we would like to work with you.</p>';
const round = (change: Partial<MailRound> = {}) =>
  aRound({ subject: 'Working together', html: words, ...change });
const content = (rounds: MailRound[], unsubscribeFooter = true) =>
  someContent({ senderIds: [1], rounds, unsubscribeFooter });
const found = (change: Partial<MailRound>, footer = true) =>
  checkContent(content([round(change)], footer), [], { maxBytes: null }).map(({ finding, details }) => [
    finding,
    ...Object.values(details),
  ]);

describe('the written content', () => {
  test.each<[string, Partial<MailRound>, (string | number)[][]]>([
    ['nothing', {}, []],
    [
      'an unknown variable in the subject',
      { subject: 'Hi {{creator.nmae}}' },
      [['unknownVariable', 'creator.nmae']],
    ],
    ['one in the body, twice', { html: `${words}{{x}}{{ x |y}}` }, [['unknownVariable', 'x']]],
    ['one in the text', { text: '{{list.nam}} hello there' }, [['unknownVariable', 'list.nam']]],
    ['no subject', { subject: '' }, [['noSubject']]],
    ['no body', { html: '<p> </p><br>' }, [['noBody']]],
    ['only a variable', { html: '<p>{{creator.name}}</p>' }, []],
    [
      'only a picture',
      { html: '<p><img src="https://x.example/a.png"></p>Hi {{creator.name}}' },
      [['onlyPictures']],
    ],
    ['a picture with text', { html: `<img src="https://x.example/a.png">${words}` }, []],
    [
      'spam',
      { subject: 'Make  money', html: `${words}包赚不赔` },
      [
        ['spamWord', 'make money'],
        ['spamWord', '包赚'],
      ],
    ],
    ['shouting', { subject: 'BIG OFFER FOR YOU' }, [['shouting']]],
  ])('has %s', (_, change, findings) => {
    expect(found(change)).toEqual(findings);
  });

  test('has no way out', () => {
    expect(found({}, false)).toEqual([['noUnsubscribeFooter']]);
    expect(found({ html: `${words}<a href="{{unsubscribe.link}}">bye</a>` }, false)).toEqual([]);
  });

  test('is judged round by round, a follow-up needing no subject', () => {
    const findings = checkContent(content([round(), round({ subject: '', html: `${words}{{x}}` })]), [], {
      maxBytes: null,
    });
    expect(findings).toEqual([
      { severity: 'error', finding: 'unknownVariable', round: 2, details: { variable: 'x' } },
    ]);
  });

  test('is measured', () => {
    const missing = new Map<MailVariable, number>([
      ['creator.followers', 3],
      ['list.name', 0],
    ]);
    const measured = [{ round: 2, bytes: 1001, missing }];
    expect(checkContent(content([round(), round()]), measured, { maxBytes: 1000 })).toEqual([
      {
        severity: 'warning',
        finding: 'missingValue',
        round: 2,
        details: { variable: 'creator.followers', count: 3 },
      },
      { severity: 'error', finding: 'tooLarge', round: 2, details: { bytes: 1001, maxBytes: 1000 } },
    ]);
    expect(
      checkContent(content([round(), round()]), [{ round: 2, bytes: 1000, missing: new Map() }], {
        maxBytes: 1000,
      }),
    ).toEqual([]);
  });
});

test.each([
  ['Our free shipping offer, 优惠进行中', []],
  ['Winners get nothing; a breadwinner neither', []],
  ['Dear Friend, act now! ACT NOW', ['dear friend', 'act now']],
  ['make $500 risk-free', ['make $', 'risk-free']],
  ['恭喜您中奖了', ['恭喜您中奖']],
])('%s reads like spam: %j', (text, expected) => {
  expect(spamWords(text).toSorted()).toEqual(expected.toSorted());
});

test.each([
  ['A calm subject', 'Calm text! Really!', false],
  ['NASA & BBC', 'USA, UK', false],
  ['Hi!!!', '', true],
  ['你好', '快来！！！', true],
  ['x', 'CALL NOW WITH YOUR OFFER please', true],
  ['PLEASE ANSWER Me', '', true],
])('%s / %s is shouting: %s', (subject, text, expected) => {
  expect(isShouting(subject, text)).toBe(expected);
});
