import { expect, test } from 'vitest';
import { namedNotices } from '../../../../test/fixtures/outreach/named-notices.ts';
import { parseMail } from '../parsing/parse-mail.ts';
import { classifyMail } from './classify-mail.ts';

test.each(namedNotices)('$kind: $name', async ({ source, kind, permanence }) => {
  const found = classifyMail(await parseMail(Buffer.from(source)));
  expect({ kind: found.kind, permanence: found.bounce?.permanence }).toEqual({
    kind,
    permanence: kind === 'delay' ? found.bounce?.permanence : permanence,
  });
  if (kind === 'bounce') expect(found.bounce?.recipients).toEqual(['lan@example.com']);
});
