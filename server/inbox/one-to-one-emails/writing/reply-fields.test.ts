import { describe, expect, test } from 'vitest';
import type { EmailKind } from '../../../../contract/inbox/one-to-one-email-kinds.ts';
import { addresseesOfAnswer, subjectOfAnswer } from './reply-fields.ts';

const ann = { name: 'Ann', address: 'ann@creator.example' };
const bo = { name: '', address: 'bo@agency.example' };
const us = { name: '林溪', address: 'Lin@brand.example' };
const own = new Set(['lin@brand.example', 'answers@brand.example']);
const received = { direction: 'in' as const, from: ann, people: { to: [us], cc: [], replyTo: [] } };

describe('a reply goes', () => {
  test.each<[string, EmailKind, Partial<Parameters<typeof addresseesOfAnswer>[1]>, string, string]>([
    ['to the author', 'reply', {}, 'ann@creator.example', ''],
    [
      'where the author wants it',
      'reply',
      { people: { to: [us], cc: [], replyTo: [bo] } },
      'bo@agency.example',
      '',
    ],
    [
      'not to copies',
      'reply',
      { people: { to: [us, bo], cc: [bo], replyTo: [] } },
      'ann@creator.example',
      '',
    ],
    [
      'to all but ourselves',
      'replyAll',
      { people: { to: [us, bo], cc: [{ name: '', address: 'c@x.example' }, us], replyTo: [] } },
      'ann@creator.example bo@agency.example',
      'c@x.example',
    ],
    [
      'to each once, whatever its case',
      'replyAll',
      { people: { to: [us, { name: '', address: 'ANN@creator.example' }], cc: [ann, bo], replyTo: [] } },
      'ANN@creator.example',
      'bo@agency.example',
    ],
    [
      'to whom our own mail went',
      'reply',
      { direction: 'out', from: us, people: { to: [ann], cc: [bo], replyTo: [] } },
      'ann@creator.example',
      '',
    ],
    [
      'to all whom our own mail went to',
      'replyAll',
      { direction: 'out', from: us, people: { to: [ann], cc: [bo], replyTo: [] } },
      'ann@creator.example',
      'bo@agency.example',
    ],
    ['to ourselves where nobody else is there', 'reply', { from: us }, 'Lin@brand.example', ''],
    ['to nobody yet when it is passed on', 'forward', {}, '', ''],
  ])('%s', (_, kind, change, to, cc) => {
    const addressees = addresseesOfAnswer(kind, { ...received, ...change }, own);
    expect(addressees.to.map(({ address }) => address).join(' ')).toBe(to);
    expect(addressees.cc.map(({ address }) => address).join(' ')).toBe(cc);
  });
});

test.each<[EmailKind, string, string]>([
  ['reply', '合作', 'Re: 合作'],
  ['reply', 'Re: 合作', 'Re: 合作'],
  ['reply', 'RE: RE: 合作', 'RE: 合作'],
  ['reply', '回复：合作', '回复：合作'],
  ['reply', '答复: Re: 合作', '答复: 合作'],
  ['reply', 'Antw: Offer', 'Antw: Offer'],
  ['reply', 'SV: Offer', 'SV: Offer'],
  ['reply', 'Re[3]: Offer', 'Re[3]: Offer'],
  ['reply', 'Fwd: Offer', 'Re: Fwd: Offer'],
  ['reply', 'Reel: Offer', 'Re: Reel: Offer'],
  ['reply', '', 'Re:'],
  ['replyAll', 'Offer\r\nBcc: all@x.example', 'Re: Offer Bcc: all@x.example'],
  ['forward', 'Offer', 'Fwd: Offer'],
  ['forward', '转发:转发: Offer', '转发: Offer'],
  ['forward', 'FW: Offer', 'FW: Offer'],
  ['forward', 'Re: Offer', 'Fwd: Re: Offer'],
  ['forward', 'x'.repeat(400), `Fwd: ${'x'.repeat(295)}`],
])('%s to "%s" is about "%s"', (kind, subject, expected) => {
  expect(subjectOfAnswer(kind, subject)).toBe(expected);
});
