import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getTemplate,
  previewMail,
  updateTemplate,
} from '../../../../contract/outreach/mail-templates/mail-templates.ts';
import { clicks, dialog, filled, fills, sees } from '../../../../test/harness/web/acts.ts';
import { server } from '../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import common from '../../../i18n/zh/core/common.ts';
import templates from '../../../i18n/zh/outreach/mail-templates.ts';

const { conflict, form } = templates;
const template = { id: 3, name: '首次联系', html: '<p>你好</p>', version: 1, mine: true } as const;

test('the later of two saves is asked about, and nothing of it is lost', async () => {
  server.answers(getTemplate, template);
  server.answers(previewMail, {});
  await opens('/template/3');
  await fills(common.subject, '后来的人写的');
  server.refuses(updateTemplate, 'changed_meanwhile');
  server.answers(getTemplate, { ...template, subject: '先保存的', version: 2 });
  await clicks(common.save);
  const question = await dialog(conflict.title);
  const subject = await screen.findByLabelText<HTMLInputElement>(common.subject);
  expect(subject.value).toBe('后来的人写的');
  server.answers(updateTemplate, { version: 3 });
  await clicks(conflict.confirm, question);
  await sees(filled(form.versionIs, { version: 3 }));
  expect(server.askedOf(updateTemplate).map(({ body }) => [body.version, body.subject])).toEqual([
    [1, '后来的人写的'],
    [2, '后来的人写的'],
  ]);
});

test('the address of a template that is gone says so', async () => {
  server.refuses(getTemplate, 'not_found');
  await opens('/template/3');
  await sees(templates.notFound);
});
