import { describe, expect, test } from 'vitest';
import { deliveryStates } from './delivery-status.ts';

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
        permanence: 'hard',
        status: '5.1.1',
        code: '550',
        reason: 'userUnknown',
        text: '550 5.1.1 <lan@example.com>: User unknown',
      },
    ],
    [
      'tells what may pass',
      report('Final-Recipient: rfc822;a@b.cn', 'Action: Failed', 'Status: 4.2.2 (mailbox full)'),
      {
        addresses: ['a@b.cn'],
        permanence: 'soft',
        status: '4.2.2',
        code: '',
        reason: 'mailboxFull',
        text: '4.2.2',
      },
    ],
    [
      'goes by the answer where the status says nothing',
      report(
        'Final-Recipient: <a@b.cn>',
        'Action: failed (expanded)',
        'Status: 5.0.0',
        'Diagnostic-Code: SMTP; 552 5.2.2 mailbox full',
      ),
      {
        addresses: ['a@b.cn'],
        permanence: 'soft',
        status: '5.2.2',
        code: '552',
        reason: 'mailboxFull',
        text: '552 5.2.2 mailbox full',
      },
    ],
    [
      'does not condemn what says nothing',
      report('Action: failed'),
      { addresses: [], permanence: 'soft', status: '', code: '', reason: 'unknown', text: '' },
    ],
  ])('%s', (_name, text, failure) => {
    for (const lines of [text, text.replaceAll('\r\n', '\n'), text.replaceAll('\r\n', '\r')]) {
      expect(deliveryStates(lines)).toEqual([{ action: 'failed', report: failure }]);
    }
  });

  test.each([
    ['delayed', 'delayed'],
    ['delivered', 'delivered'],
    ['relayed', 'delivered'],
    ['expanded', 'delivered'],
  ])('on something %s reports no failure', (action, found) => {
    const states = deliveryStates(
      report('Final-Recipient: rfc822;a@b.cn', `Action: ${action}`, 'Status: 4.4.1'),
    );
    expect(states.map(state => state.action)).toEqual([found]);
  });

  test('that is cut off gives nothing', () => {
    expect(deliveryStates(report('Final-Recipient: rfc822;a@b.'))).toEqual([]);
  });

  test.each([
    ['with blank lines between them', ''],
    ['without', 'X-Note: none'],
  ])('reports each recipient %s', (_name, between) => {
    const failed = (address: string) => [
      `Final-Recipient: rfc822;${address}`,
      'Action: failed',
      'Status: 5.0.0',
    ];
    const both = deliveryStates(report(...failed('a@b.cn'), between, ...failed('c@d.cn')));
    expect(both.flatMap(state => state.report.addresses)).toEqual(['a@b.cn', 'c@d.cn']);
  });

  test('keeps only what a database can store, with a limit', () => {
    const [state] = deliveryStates(
      report('Action: failed', `Diagnostic-Code: smtp; 550 \0${'😀x'.repeat(400)}`),
    );
    expect(state?.report.text.length).toBe(500);
    expect(state?.report.text).not.toContain('\0');
    expect(state?.report.text.isWellFormed()).toBe(true);
  });

  test('takes the reply from the text beside it', () => {
    const fields = report(
      'Final-Recipient: rfc822;a@b.jp',
      'Action: failed',
      'Status: 5.0.0',
      'Diagnostic-Code: smtp; 550 User unknown',
    );
    const besideWords = (words: string) => deliveryStates(fields, words)[0]?.report.permanence;
    expect(besideWords('<a@b.jp>: host mx.b.jp said: 550 User unknown (in reply to RCPT TO command)')).toBe(
      'hard',
    );
    expect(
      besideWords('<a@b.jp>: host mx.b.jp said: 550 User unknown (in reply to end of DATA command)'),
    ).toBe('soft');
  });
});
