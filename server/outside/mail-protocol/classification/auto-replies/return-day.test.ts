import { expect, test } from 'vitest';
import { parseMail } from '../../parsing/parse-mail.ts';
import { returnDayOf } from './return-day.ts';

const away = (text: string, subject = 'Automatic reply', date = 'Mon, 01 Mar 2027 09:00:00 +0800') =>
  parseMail(
    Buffer.from(
      [
        'From: lan@example.com',
        `Date: ${date}`,
        `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
        'Content-Type: text/plain; charset=utf-8',
        '',
        text,
      ].join('\r\n'),
    ),
  );

test.each([
  ['I am out of the office until 5 March.', '2027-03-05'],
  ['I will return on March 8th, 2027 and answer then.', '2027-03-08'],
  ['I am away from 2 March and will be back on Monday, 15 March.', '2027-03-15'],
  ['Out until 03/05.', '2027-03-05'],
  ['Out until 22/03/2027.', '2027-03-22'],
  ['I will be back on 2027-04-01.', '2027-04-01'],
  ['Ich bin bis zum 12.03.2027 nicht im Büro.', '2027-03-12'],
  ['Ich bin ab dem 9. März wieder erreichbar.', '2027-03-09'],
  ["Je suis absent jusqu'au 10 mars inclus.", '2027-03-10'],
  ['Estaré fuera de la oficina hasta el 11 de marzo.', '2027-03-11'],
  ['Sono fuori ufficio fino al 12 marzo.', '2027-03-12'],
  ['Ik ben afwezig tot 13 maart.', '2027-03-13'],
  ['Я в отпуске до 14 марта.', '2027-03-14'],
  ['我正在休假，返回日期 3月5日，急事请联系同事。', '2027-03-05'],
  ['本人于3月1日至3月9日休假。', '2027-03-09'],
  ['我将于2027年3月12日返回公司。', '2027-03-12'],
  ['休暇中です。3月10日まで不在です。', '2027-03-10'],
])('%s', async (text, day) => {
  expect(returnDayOf(await away(text))).toBe(day);
});

test.each([
  ['I am out of the office. Call 555-0123.'],
  ['Thank you, I will get back to you.'],
  ['I was away until 5 March 2019.'],
  ['Back on 31 February.'],
  ['Version 1.2.3 is out until further notice.'],
])('names none: %s', async text => {
  expect(returnDayOf(await away(text))).toBeNull();
});

test('in the subject counts, and in December the next year is meant', async () => {
  const mail = await away('Bye', 'Out of office until 4 January', 'Mon, 20 Dec 2027 09:00:00 +0000');
  expect(returnDayOf(mail)).toBe('2028-01-04');
});

test('in a quote does not count', async () => {
  expect(returnDayOf(await away('I am away.\r\n\r\n> we are open until 5 March'))).toBeNull();
});
