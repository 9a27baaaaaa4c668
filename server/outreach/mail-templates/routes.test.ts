import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp, type CallOptions } from '../../../test/harness/app/call-endpoint.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { formWith } from '../../../test/harness/app/upload-form.ts';
import type { BodyInputOf, Endpoint } from '../../../contract/core/endpoint.ts';
import type { MailFile } from '../../../contract/outreach/mail-content.ts';
import * as contract from '../../../contract/outreach/mail-templates/mail-templates.ts';
import { deleteMember } from '../../../contract/workspace/members.ts';
import { asTeam } from '../../core/db/tenant.ts';

const { createTemplate, deleteTemplate, duplicateTemplate, listTemplates, listTemplateVersions } = contract;
const { getTemplate, updateTemplate } = contract;

let app: TestApp;
let made = 0;
let accounts: { owner: Account; mei: Account; lin: Account; stranger: Account };
let tokens: Record<keyof typeof accounts, string>;
type Who = keyof typeof accounts;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { database, world } = app;
  const owner = await makeTeam(database.db, world, `owner-${++made}`);
  const mei = await makeMember(database.db, world, owner.teamId, `mei-${made}`);
  const lin = await makeMember(database.db, world, owner.teamId, `lin-${made}`);
  const stranger = await makeTeam(database.db, world, `stranger-${made}`);
  accounts = { owner, mei, lin, stranger };
  tokens = {
    owner: await app.signInAs(owner),
    mei: await app.signInAs(mei),
    lin: await app.signInAs(lin),
    stranger: await app.signInAs(stranger),
  };
});

type Input = BodyInputOf<typeof createTemplate>;
const fields: Input = {
  name: 'First contact',
  kind: 'body',
  visibility: 'team',
  category: 'Summer',
  subject: 'Hello {{creator.name|there}}',
  html: '<p>We like {{creator.topPost.title|your videos}}.</p>',
  text: null,
  attachments: [],
};
const call = <E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}, who: Who = 'owner') =>
  callApp(app, endpoint, { token: tokens[who], ...options });
const create = async (change: Partial<Input> = {}, who: Who = 'owner') => {
  app.world.pass(1000);
  return (await call(createTemplate, { body: { ...fields, ...change } }, who)).data.id;
};
const update = (id: number, change: Partial<Input> & { version: number }, who: Who = 'owner') =>
  call(updateTemplate, { params: { id }, body: { ...fields, ...change } }, who);
const show = (id: number, who: Who = 'owner') => call(getTemplate, { params: { id } }, who);
const names = async (query: CallOptions<typeof listTemplates>['query'] = {}, who: Who = 'owner') =>
  (await call(listTemplates, { query }, who)).data.templates.map(({ name }) => name);
const attach = async (who: Who) => {
  const form = await formWith('Brief.pdf', '%PDF-1.7');
  const path = '/office/api/mail/files?use=attachment';
  const reply = await app.inject({ method: 'POST', path, token: tokens[who], ...form });
  return reply.json<{ data: MailFile }>().data;
};
const records = (id: number) =>
  asTeam(app.database.db, accounts.owner.teamId, db =>
    db
      .selectFrom('audit_log_entries')
      .select(['action', 'fields'])
      .where('subject', '=', 'template')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute(),
  );

describe('a template', () => {
  it('is made and shown with its files', async () => {
    const file = await attach('owner');
    const id = await create({ attachments: [file.id], text: 'By hand' });
    const { data } = await show(id, 'mei');
    expect(data).toMatchObject({
      ...fields,
      attachments: [file.id],
      files: [file],
      text: 'By hand',
      excerpt: 'By hand',
      version: 1,
      createdBy: `${accounts.owner.username} nick`,
      mine: true,
    });
    expect(await records(id)).toEqual([
      {
        action: 'template.create',
        fields: ['name', 'kind', 'visibility', 'category', 'subject', 'version'],
      },
    ]);
  });

  it.each<[string, Partial<Input>, string]>([
    ['a name', { name: ' ' }, 'name'],
    ['variables of the subject that there are', { subject: '{{creator.nme}}' }, 'subject'],
    ['variables of the text that there are', { html: '<p>{{you|x}}</p>' }, 'html'],
    ['variables of an address that there are', { html: '<a href="{{home}}">here</a>' }, 'html'],
    ['variables of the plain text that there are', { text: 'Dear {{name}}' }, 'text'],
    ['files that there are', { attachments: [999_999] }, 'attachments'],
  ])('needs %s', async (_what, change, field) => {
    const answer = await call(createTemplate, { body: { ...fields, ...change } });
    expect([answer.status, answer.fields]).toEqual([400, [field]]);
    expect(await names()).toEqual([]);
  });

  it('names every unknown variable, and takes no file of another team', async () => {
    const file = await attach('stranger');
    const html = '<p>{{a}} {{creator.name}} {{b|c}}</p>';
    const answer = await call(createTemplate, { body: { ...fields, html, attachments: [file.id] } });
    expect(answer.fields).toEqual(['html', 'attachments']);
    expect(answer.text).toContain('{{a}}、{{b}}');
  });
});

describe('the list', () => {
  it('is filtered by kind, category and words, the last changed first', async () => {
    const first = await create({ name: 'One' });
    await create({ name: 'Two', kind: 'followUp', category: 'Autumn', subject: 'Again' });
    await create({ name: 'Three', category: '' });
    app.world.pass(1000);
    await update(first, { name: 'One', subject: 'Changed', version: 1 }, 'mei');
    expect(await names()).toEqual(['One', 'Three', 'Two']);
    expect(await names({ kind: 'followUp' })).toEqual(['Two']);
    expect(await names({ category: 'Summer' })).toEqual(['One']);
    expect(await names({ keyword: 'CHANG' })).toEqual(['One']);
    expect(await names({ size: 1, page: 2 })).toEqual(['Three']);
    const { data } = await call(listTemplates, { query: { size: 1, page: 9 } });
    expect(data).toEqual({ templates: [], total: 3, categories: ['Autumn', 'Summer'] });
    const { data: all } = await call(listTemplates);
    expect(all.templates[0]).toMatchObject({ changedBy: `${accounts.mei.username} nick`, version: 2 });
  });

  it('begins with how each text begins', async () => {
    await create({ html: `<p>${'long '.repeat(100)}</p>` });
    const { data } = await call(listTemplates);
    expect(data.templates[0]?.excerpt).toMatch(/long long…$/);
    expect(data.templates[0]?.excerpt.length).toBeLessThanOrEqual(161);
  });

  it('contains nothing of another team', async () => {
    const id = await create();
    expect(await names({}, 'stranger')).toEqual([]);
    expect((await show(id, 'stranger')).code).toBe(404);
    expect((await update(id, { version: 1 }, 'stranger')).code).toBe(404);
    expect((await call(listTemplateVersions, { params: { id } }, 'stranger')).code).toBe(404);
    expect((await call(duplicateTemplate, { params: { id } }, 'stranger')).code).toBe(404);
    expect((await call(deleteTemplate, { params: { id } }, 'stranger')).code).toBe(404);
    expect((await show(id)).data.version).toBe(1);
  });
});

describe('a private template', () => {
  it('is visible to its author and the main account only', async () => {
    const id = await create({ visibility: 'private', category: 'Secret' }, 'mei');
    expect(await names({}, 'mei')).toEqual(['First contact']);
    expect(await names()).toEqual(['First contact']);
    const { data } = await call(listTemplates, {}, 'lin');
    expect(data).toEqual({ templates: [], total: 0, categories: [] });
    expect((await show(id, 'lin')).code).toBe(404);
    expect((await update(id, { version: 1 }, 'lin')).code).toBe(404);
    expect((await call(deleteTemplate, { params: { id } }, 'lin')).code).toBe(404);
  });

  it('cannot be made private by others', async () => {
    const id = await create({}, 'mei');
    const refused = await update(id, { visibility: 'private', version: 1 }, 'lin');
    expect([refused.status, refused.fields]).toEqual([400, ['visibility']]);
    expect((await update(id, { visibility: 'private', version: 1 })).data).toEqual({ version: 2 });
  });

  it('passes to the main account with the account that made it', async () => {
    const id = await create({ visibility: 'private' }, 'mei');
    await call(deleteMember, { params: { id: accounts.mei.accountId } });
    expect((await show(id)).data).toMatchObject({ createdBy: `${accounts.owner.username} nick`, mine: true });
  });
});

describe('a change', () => {
  it('keeps earlier versions', async () => {
    const id = await create();
    app.world.pass(60_000);
    expect((await update(id, { subject: 'Second', version: 1 }, 'mei')).data).toEqual({ version: 2 });
    expect((await update(id, { subject: 'Third', version: 2 })).data).toEqual({ version: 3 });
    const { data } = await call(listTemplateVersions, { params: { id } }, 'mei');
    expect(data.versions.map(({ version, subject, changedBy }) => [version, subject, changedBy])).toEqual([
      [2, 'Second', `${accounts.mei.username} nick`],
      [1, fields.subject, `${accounts.owner.username} nick`],
    ]);
    expect((await records(id)).map(record => [record.action, record.fields])).toEqual([
      ['template.create', expect.any(Array)],
      ['template.update', ['subject', 'version']],
      ['template.update', ['subject', 'version']],
    ]);
  });

  it('without a difference is none', async () => {
    const id = await create();
    expect((await update(id, { version: 1 })).data).toEqual({ version: 1 });
    expect((await call(listTemplateVersions, { params: { id } })).data.versions).toEqual([]);
  });

  it('of a template changed meanwhile is refused', async () => {
    const id = await create();
    await update(id, { subject: 'Theirs', version: 1 }, 'mei');
    expect((await update(id, { subject: 'Mine', version: 1 })).code).toBe(1015);
    expect((await show(id)).data.subject).toBe('Theirs');
  });

  it('is made by one of two at the same time', async () => {
    const id = await create();
    const answers = await Promise.all([
      update(id, { subject: 'A', version: 1 }),
      update(id, { subject: 'B', version: 1 }, 'mei'),
    ]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1015]);
  });

  it('leaves fifty versions', async () => {
    const id = await create();
    for (let version = 1; version <= 52; version++) await update(id, { subject: `S${version}`, version });
    const { versions } = (await call(listTemplateVersions, { params: { id } })).data;
    expect([versions.length, versions[0]?.version, versions.at(-1)?.version]).toEqual([50, 52, 3]);
  });

  it('is checked like a new one', async () => {
    const id = await create();
    expect((await update(id, { html: '{{nope}}', version: 1 })).fields).toEqual(['html']);
  });
});

describe('a copy and an end', () => {
  it('is one’s own, under a name that fits', async () => {
    const id = await create({ name: 'x'.repeat(100) });
    const copy = await call(duplicateTemplate, { params: { id } }, 'mei');
    const { data } = await show(copy.data.id, 'mei');
    expect(data).toMatchObject({ visibility: 'private', version: 1, subject: fields.subject });
    expect(data.name).toBe(`${'x'.repeat(97)} 副本`);
    expect((await show(copy.data.id, 'lin')).code).toBe(404);
    const headers = { 'accept-language': 'en' };
    const other = await call(duplicateTemplate, { params: { id: copy.data.id }, headers }, 'mei');
    expect((await show(other.data.id, 'mei')).data.name).toMatch(/ copy$/);
  });

  it('deletes its versions, and its record stays', async () => {
    const id = await create();
    await update(id, { subject: 'Second', version: 1 });
    expect((await call(deleteTemplate, { params: { id } }, 'mei')).code).toBe(0);
    expect((await show(id)).code).toBe(404);
    expect((await records(id)).at(-1)?.action).toBe('template.delete');
    const left = await asTeam(app.database.db, accounts.owner.teamId, db =>
      db.selectFrom('mail_template_versions').select('version').where('template_id', '=', id).execute(),
    );
    expect(left).toEqual([]);
  });
});
