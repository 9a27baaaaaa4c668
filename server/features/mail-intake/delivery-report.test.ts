import { describe, expect, test } from 'vitest';
import { failuresOf } from './delivery-report.ts';

const report = (...lines: string[]) => ['Reporting-MTA: dns; mx.example.com', '', ...lines].join('\r\n');

describe('a delivery report', () => {
  test.each([
    [
      'names who was not found',
      report(
        'Original-Recipient: rfc822;Lan@Example.com',
        'Final-Recipient: rfc822; lan.nguyen@example.com',
        'Action: failed',
        'Status: 5.1.1',
        'Diagnostic-Code: smtp; 550 5.1.1 <lan@example.com>:',
        '    User unknown',
      ),
      {
        addresses: ['lan@example.com', 'lan.nguyen@example.com'],
        permanent: true,
        text: '550 5.1.1 <lan@example.com>: User unknown',
      },
    ],
    [
      'tells what may pass',
      report('Final-Recipient: rfc822;a@b.cn', 'Action: Failed', 'Status: 4.2.2 (mailbox full)'),
      { addresses: ['a@b.cn'], permanent: false, text: '4.2.2' },
    ],
    [
      'goes by the answer where there is no status',
      report('Final-Recipient: <a@b.cn>', 'Action: failed (expanded)', 'Diagnostic-Code: SMTP; 554 rejected'),
      { addresses: ['a@b.cn'], permanent: true, text: '554 rejected' },
    ],
    [
      'does not condemn what says nothing',
      report('Action: failed'),
      { addresses: [], permanent: false, text: '' },
    ],
  ])('%s', (_name, text, failure) => {
    expect(failuresOf(text)).toEqual([failure]);
    expect(failuresOf(text.replaceAll('\r\n', '\n'))).toEqual([failure]);
  });

  test.each(['delayed', 'delivered', 'relayed', 'expanded', ''])(
    'on something %j tells of no failure',
    action => {
      expect(
        failuresOf(report('Final-Recipient: rfc822;a@b.cn', `Action: ${action}`, 'Status: 4.4.1')),
      ).toEqual([]);
    },
  );

  test('tells of each recipient', () => {
    const failed = (address: string) => [
      `Final-Recipient: rfc822;${address}`,
      'Action: failed',
      'Status: 5.0.0',
    ];
    const both = failuresOf(report(...failed('a@b.cn'), '', ...failed('c@d.cn')));
    expect(both.flatMap(({ addresses }) => addresses)).toEqual(['a@b.cn', 'c@d.cn']);
  });

  test('keeps only what a database can hold, and not too much of it', () => {
    const [failure] = failuresOf(
      report('Action: failed', `Diagnostic-Code: smtp; 550 \0${'😀x'.repeat(400)}`),
    );
    expect(failure?.text.length).toBe(500);
    expect(failure?.text).not.toContain('\0');
    expect(failure?.text.isWellFormed()).toBe(true);
  });
});
