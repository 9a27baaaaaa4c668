import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { compileMail, fillMail, fillMessage, type MailFilling, type MailParts } from './write-mime.ts';

const parts: MailParts = {
  from: { name: '星桥团队', address: 'ming@brand.example' },
  replyTo: 'answers@brand.example',
  cc: ['boss@brand.example', 'agency@other.example'],
  subject: 'Hello {{creator.name|there}}',
  html: '<p>Hi {{creator.name|there}}!</p>',
  text: 'Hi {{creator.name|there}}!',
  lang: 'en',
  files: [],
  publicUrl: 'https://star.example',
  tracking: { opens: false, clicks: false },
};

const filling: MailFilling = {
  to: { name: 'Anna', address: 'anna@creators.example' },
  messageId: '<m1.abc@brand.example>',
  date: new Date('2026-11-20T08:00:00Z'),
  references: [],
  token: 'T'.repeat(32),
  values: { 'creator.name': 'Anna' },
};

const made = (change: Partial<MailParts> = {}, fill: Partial<MailFilling> = {}) =>
  fillMail(compileMail({ ...parts, ...change }), { ...filling, ...fill });

const read = (mail: Buffer) => PostalMime.parse(mail, { attachmentEncoding: 'arraybuffer' });

/** Returns what is between the outer tags, without the line ends in which parsers differ. */
function bodyOf(html: string | undefined): string {
  const [, body] = /<body>\n([^]*)\n<\/body>/.exec((html ?? '').replaceAll('\r\n', '\n')) ?? [];
  return body ?? 'no frame';
}
const textOf = (text: string | undefined) => (text ?? '').replaceAll('\r\n', '\n').replace(/\n$/, '');

/** Checks the rules for every message on the wire (RFC 5322 §2.1.1, RFC 2045 §6.7). */
function expectSound(mail: Buffer) {
  const wire = mail.toString('latin1');
  expect(wire).toMatch(/^[\t\r\n -~]*$/);
  expect(wire.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...wire.split('\r\n').map(line => line.length))).toBeLessThanOrEqual(998);
  // Servers on the way may remove trailing spaces, or take a dot for the end of the mail.
  expect(wire).not.toMatch(/[\t ]\r\n/);
  expect(wire).not.toMatch(/\r\n\./);
  const [head = ''] = wire.split('\r\n\r\n');
  for (const line of head.split('\r\n').filter(line => line.includes('=?UTF-8?'))) {
    expect(line.length).toBeLessThanOrEqual(76);
  }
}

const texts: [string, string][] = [
  ['English', 'Ann O’Neil'],
  ['Chinese', '小红书达人王小明，很高兴认识您'],
  ['emoji', '👩‍👩‍👧‍👦 Family 🇩🇪 ❤️‍🔥'],
  ['Arabic', 'مرحبا بالعالم، كيف حالك؟'],
  ['a long word', 'x'.repeat(2500)],
  ['a long Chinese text', '达人'.repeat(400)],
  ['dots that begin lines', '.hidden'],
  ['a lone dot', '.'],
  ['equals signs', '=3D = =\u00a0=?UTF-8?B?eA==?='],
  ['spaces at the end of a line', 'end  '],
  ['markup', '<b>"bold" & \'sons\'</b> &amp;'],
  ['tabs', 'a\tb'],
  ['from a mailbox file', 'From me to you'],
  ['separators', 'a, b; c: d <e@f.example> (g) \\ "h"'],
];

describe('a mail is read as it was written', () => {
  test.each(texts)('with a value of %s', async (_, value) => {
    const mail = made({}, { values: { 'creator.name': value }, to: { ...filling.to, name: value } });
    expectSound(mail);
    const { subject, html, text, to } = await read(mail);
    const shown = value.replaceAll('\t', ' ');
    expect(textOf(text)).toBe(`Hi ${shown}!`);
    expect(subject).toBe(`Hello ${shown}`.trim());
    expect(to).toEqual([{ name: shown.trim(), address: 'anna@creators.example' }]);
    const escaped = shown
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;');
    expect(bodyOf(html)).toBe(`<p>Hi ${escaped}!</p>`);
  });

  test.each(texts)('with a body of %s', async (_, written) => {
    const body = `${written}\n${written}\n\n.${written} {{creator.name}}`;
    const mail = made({ text: body, html: body, subject: written });
    expectSound(mail);
    const { subject, html, text } = await read(mail);
    const filled = body.replace('{{creator.name}}', 'Anna');
    expect(textOf(text)).toBe(filled);
    expect(bodyOf(html)).toBe(filled);
    expect(subject).toBe(written.replaceAll('\t', ' ').trim());
  });

  test('whatever is in it', async () => {
    let seed = 1;
    const draw = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const alphabet = [
      ...'abc .=?_-\n\t<>&"\'{}|达人é😀ש',
      '\r\n',
      '{{creator.name}}',
      '{{list.name|.}}',
      '\u2028',
    ];
    const some = () => Array.from({ length: draw(300) }, () => alphabet[draw(alphabet.length)]).join('');
    for (let round = 0; round < 300; round++) {
      const [text, html, name] = [some(), some(), some()];
      const messageTemplate = compileMail({ ...parts, text, html, subject: 'x' });
      const filled = { ...filling, values: { 'creator.name': name } };
      const mail = fillMail(messageTemplate, filled);
      expectSound(mail);
      expect(fillMail(messageTemplate, filled).equals(mail)).toBe(true);
      const parsed = await read(mail);
      const shown = fillMessage(messageTemplate, filled);
      expect(textOf(parsed.text)).toBe(shown.text.replace(/\n$/, ''));
      expect(bodyOf(parsed.html)).toBe(bodyOf(shown.html));
    }
  });

  test('with the fallback if nothing is known', async () => {
    const { subject, html, text } = await read(made({}, { values: {} }));
    expect([subject, bodyOf(html), textOf(text)]).toEqual(['Hello there', '<p>Hi there!</p>', 'Hi there!']);
  });

  test('empty without a fallback', async () => {
    const { subject, text } = await read(
      made({
        subject: '{{creator.name}} & {{list.name}}',
        text: '{{list.name}}{{creator.name}}{{list.name}}',
      }),
    );
    expect([subject, textOf(text)]).toEqual(['Anna &', 'Anna']);
  });
});

describe('the headers', () => {
  test('name all recipients', async () => {
    const { from, to, cc, replyTo, messageId, date } = await read(made());
    expect(from).toEqual({ name: '星桥团队', address: 'ming@brand.example' });
    expect(to).toEqual([{ name: 'Anna', address: 'anna@creators.example' }]);
    expect(cc?.map(({ address }) => address)).toEqual(['boss@brand.example', 'agency@other.example']);
    expect(replyTo?.map(({ address }) => address)).toEqual(['answers@brand.example']);
    expect(messageId).toBe('<m1.abc@brand.example>');
    expect(date).toBe('2026-11-20T08:00:00.000Z');
  });

  test('let one click unsubscribe', () => {
    const wire = made().toString();
    expect(wire).toContain(`\r\nList-Unsubscribe: <https://star.example/u/${'T'.repeat(32)}>\r\n`);
    expect(wire).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(made({}, { token: null }).toString()).not.toContain('List-Unsubscribe');
  });

  test('continue the thread', async () => {
    const references = Array.from({ length: 12 }, (_, round) => `<${'m'.repeat(60)}${round}@brand.example>`);
    const mail = made({}, { references });
    expectSound(mail);
    const parsed = await read(mail);
    expect(parsed.inReplyTo).toBe(references.at(-1));
    expect(parsed.references?.split(/\s+/)).toEqual(references);
    expect(made().toString()).not.toContain('In-Reply-To');
  });

  test.each<[string, Partial<MailParts>, Partial<MailFilling>]>([
    ['a value', {}, { values: { 'creator.name': 'x\r\nBcc: all@x.example\r\n\r\nbody' } }],
    ['a fallback', { subject: 'Hi {{list.name|x\r\nBcc: all@x.example}}' }, {}],
    ['the subject', { subject: 'x\r\nBcc: all@x.example' }, {}],
    ['the sender’s name', { from: { name: 'x\r\nBcc: all@x.example', address: 'a@b.example' } }, {}],
    ['the sender’s address', { from: { name: 'x', address: 'a@b.example>\r\nBcc: all@x.example' } }, {}],
    ['a recipient’s name', {}, { to: { name: '"x"\nBcc: all@x.example', address: 'a@b.example' } }],
    ['a recipient’s address', {}, { to: { name: '', address: 'a@b.example\nBcc: all@x.example' } }],
    ['cc', { cc: ['a@b.example\r\nBcc: all@x.example'] }, {}],
    ['a Message-ID', {}, { messageId: '<a>\r\nBcc: all@x.example' }],
    ['references', {}, { references: ['<a>\r\nBcc: all@x.example'] }],
    [
      'a file',
      { files: [fileOf('x"\r\nBcc: all@x.example\r\n\r\n', 'text/plain\r\nBcc: all@x.example')] },
      {},
    ],
  ])('cannot be added to by %s', async (_, change, fill) => {
    const mail = made(change, fill);
    expectSound(mail);
    expect(mail.toString()).not.toMatch(/^Bcc:/m);
    expect((await read(mail)).bcc).toBeUndefined();
  });
});

function fileOf(name: string, mediaType: string, cid: string | null = null) {
  return { name, mediaType, cid, content: Buffer.from(`content of ${name} `.repeat(40)) };
}

describe('files', () => {
  test.each([
    'media kit.pdf',
    '合作方案与报价单（二〇二六年第四季度最终版本，请查收）.pdf',
    `${'long name '.repeat(12)}.pdf`,
    '"quoted"; \\ name*.pdf',
    'émoji 😀 100%.pdf',
  ])('keep their name: %s', async name => {
    const mail = made({ files: [fileOf(name, 'application/pdf')] });
    expectSound(mail);
    const { attachments, text } = await read(mail);
    expect(attachments).toHaveLength(1);
    expect(attachments[0]).toMatchObject({
      filename: name,
      mimeType: 'application/pdf',
      disposition: 'attachment',
    });
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer).equals(fileOf(name, '').content)).toBe(true);
    expect(textOf(text)).toBe('Hi Anna!');
  });

  test('are in the text, or after it', async () => {
    const mail = made({
      html: '<p><img src="cid:p1@starbridge"></p>',
      files: [fileOf('a.png', 'image/png', 'p1@starbridge'), fileOf('b.zip', 'application/zip')],
    });
    expectSound(mail);
    const { attachments, html } = await read(mail);
    expect(bodyOf(html)).toBe('<p><img src="cid:p1@starbridge"></p>');
    expect(attachments.map(each => [each.filename, each.disposition, each.contentId, each.related])).toEqual([
      ['a.png', 'inline', '<p1@starbridge>', true],
      ['b.zip', 'attachment', undefined, undefined],
    ]);
    const types = [...mail.toString().matchAll(/^Content-Type: ([\w/+.-]+)/gm)].map(([, type]) => type);
    expect(types).toEqual([
      'multipart/mixed',
      'multipart/alternative',
      'text/plain',
      'multipart/related',
      'text/html',
      'image/png',
      'application/zip',
    ]);
  });
});

describe('the address for answers', () => {
  const replyToken = 'abcdefghijklmnopqrstuvwxyz';
  const own = { replyTo: '', takesReplyTokens: true };
  const answersOf = async (change: Partial<MailParts>, fill: Partial<MailFilling> = { replyToken }) =>
    (await read(made(change, fill))).replyTo;

  test('has the name of the message, under the name of the sender', async () => {
    expect(await answersOf(own)).toEqual([{ name: '星桥团队', address: `ming+${replyToken}@brand.example` }]);
    const mail = made(own, { replyToken });
    expectSound(mail);
    expect(fillMessage(compileMail({ ...parts, ...own }), { ...filling, replyToken }).headers).toContain(
      `ming+${replyToken}@brand.example`,
    );
  });

  test.each<[string, Partial<MailParts>, Partial<MailFilling>]>([
    ['whose address takes no tokens', { replyTo: '' }, { replyToken }],
    [
      'whose name leaves no room',
      { ...own, from: { name: '', address: `${'m'.repeat(38)}@b.example` } },
      { replyToken },
    ],
    ['of a message without a name', own, {}],
  ])('is not there of a sender %s', async (_, change, fill) => {
    expect(await answersOf(change, fill)).toBeUndefined();
  });
});
