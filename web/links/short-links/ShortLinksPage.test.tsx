import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listShortDomains } from '../../../contract/links/short-domains.ts';
import { createShortLink, getLinkSettings, listShortLinks } from '../../../contract/links/short-links.ts';
import { clicks, dialog, filled, isWrong, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import common from '../../i18n/zh/core/common.ts';
import shortLinks from '../../i18n/zh/links/short-links.ts';

const { quick, retention, settings } = shortLinks;

test('a sub-account sees links and settings of the main account, and cannot change them', async () => {
  server.answers(listShortLinks, { links: [{ id: 1, name: '主账号的', isOn: true, mine: false }], total: 1 });
  server.answers(getLinkSettings, { retentionDays: 90 });
  server.answers(listShortDomains, { domains: [{ id: 2, host: 'go.example.com' }] });
  await opens('/shortDetail', { role: 'member' });
  const name = filled(shortLinks.switch, { name: '主账号的' });
  expect((await screen.findByRole<HTMLInputElement>('switch', { name })).disabled).toBe(true);
  await clicks(settings.open);
  const form = await dialog();
  await sees(settings.ownerOnly, form);
  await sees(filled(retention['days#other'], { number: 90 }), form);
  await sees('go.example.com', form);
  expect(form.queryByRole('button', { name: common.add })).toBeNull();
  expect(form.queryByRole('textbox')).toBeNull();
});

/** Pastes an address into the field on top, and presses Enter. */
async function pastes(text: string): Promise<HTMLInputElement> {
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: quick.label });
  const person = userEvent.setup();
  await person.clear(field);
  await person.click(field);
  await person.paste(text);
  await person.keyboard('{Enter}');
  return field;
}

test('a domain whose record is gone says until when it works, and which record to restore', async () => {
  const lapsesAt = '2026-12-05T08:00:00Z';
  const record = { name: '_starbridge.go.example.com', value: 'starbridge-verify=abc' };
  server.answers(listShortDomains, {
    domains: [{ id: 2, host: 'go.example.com', record, verifiedAt: lapsesAt, fault: 'notFound', lapsesAt }],
  });
  await opens('/shortDetail');
  await clicks(settings.open);
  const form = await dialog();
  await sees(filled(shortLinks.domain.lapses, { day: '2026-12-05' }), form);
  await sees(shortLinks.domain.failing, form);
  await sees(record.value, form);
});

test('an address that is pasted becomes a short link by Enter, and is copied', async () => {
  server.answers(listShortLinks, { links: [], total: 0 });
  server.answers(createShortLink, { id: 1, shortUrl: 'https://s.example.com/aB3' });
  await opens('/shortDetail');
  const field = await pastes('shop.example.com/rose?color=red');
  await sees(filled(quick.copied, { url: 's.example.com/aB3' }));
  expect(await navigator.clipboard.readText()).toBe('https://s.example.com/aB3');
  expect(server.askedOf(createShortLink).map(({ body }) => body)).toMatchObject([
    { name: 'shop.example.com/rose', targetUrl: 'https://shop.example.com/rose?color=red', code: '' },
  ]);
  expect(field.value).toBe('');
});

test('what is no address, and what the server refuses, is told beside the field and stays in it', async () => {
  server.answers(listShortLinks, { links: [], total: 0 });
  server.refuses(createShortLink, 'invalid_request', { targetUrl: '不能指向内网地址' });
  await opens('/shortDetail');
  await pastes('rose');
  await isWrong(quick.label, shortLinks.fault.url.wrong);
  expect(server.askedOf(createShortLink)).toEqual([]);
  const field = await pastes('http://192.168.1.1/');
  await isWrong(quick.label, '不能指向内网地址');
  expect(field.value).toBe('http://192.168.1.1/');
});

test('everything else is in the whole form, which takes the address along', async () => {
  server.answers(listShortLinks, { links: [], total: 0 });
  await opens('/shortDetail');
  const more = () => screen.findByRole('link', { name: quick.more });
  expect((await more()).getAttribute('href')).toBe('/shortDetail/new');
  await userEvent.type(await screen.findByRole('textbox', { name: quick.label }), 'shop.example.com');
  await waitFor(async () =>
    expect((await more()).getAttribute('href')).toBe(
      `/shortDetail/new?targetUrl=${encodeURIComponent('https://shop.example.com')}`,
    ),
  );
});
