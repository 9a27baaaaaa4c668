import { describe, expect, test } from 'vitest';
import type { RefusedAt } from '../../../outside/mail-protocol/smtp/smtp-link.ts';
import { readRefusal } from './smtp-refusal.ts';

const aboutOf = (code: number, response: string, refusedAt: RefusedAt) => {
  const refusal = readRefusal({ code, response, refusedAt });
  return refusal.about === 'sender' ? refusal.fault : refusal.about;
};

describe('a refusal is about', () => {
  test.each([
    [550, '550 5.1.1 <a@x.example>: Recipient address rejected: User unknown', 'address'],
    [550, '550 User unknown', 'address'],
    [550, '550 The account a@x.example does not exist', 'address'],
    [550, '550 User not found: 收件人不存在', 'address'],
    [550, '550 Requested action not taken: mailbox unavailable', 'address'],
    [550, '550 5.1.2 no MX for x.example', 'address'],
    [550, '550 5.1.2 <a@nx.example>: Recipient address rejected: Domain not found', 'address'],
    [556, '556 5.1.10 Domain does not accept mail (nullMX)', 'address'],
    [550, '550 5.1.6 Mailbox has moved', 'address'],
    [554, '554 5.1.1 user unknown, see our policy', 'address'],
    [550, '550 5.2.1 The email account that you tried to reach is inactive', 'recipient'],
    [550, '550 5.2.1 The email account that you tried to reach is disabled', 'recipient'],
    [552, '552 5.2.2 The recipient mailbox is full, over quota', 'recipient'],
    [550, '550 mailbox is full', 'recipient'],
    [550, '550 mailbox unavailable: the message looks like spam', 'recipient'],
    [550, '550 5.7.1 User unknown or not allowed by policy', 'recipient'],
    [554, '554 5.7.1 <a@x.example>: Relay access denied', 'recipient'],
    [550, '550 Your team has no mailbox a@x.example in the sandbox', 'recipient'],
    [452, '452 4.2.2 The email account that you tried to reach is over quota', 'moment'],
    [450, '450 4.1.1 User unknown', 'moment'],
    [450, '450 4.1.2 <a@x.example>: Recipient address rejected: Domain not found', 'moment'],
    [451, '451 4.3.0 Temporary lookup failure', 'moment'],
    [421, '421 4.7.0 Try again later, closing connection', 'moment'],
    [450, '450 4.2.0 Greylisted, please try again', 'moment'],
    [550, '550 5.4.5 Daily user sending quota exceeded', 'tooMany'],
    [421, '421 4.7.28 Our system has detected an unusual rate of mail', 'tooMany'],
    [550, '550 Mail frequency limited: frequency limit', 'tooMany'],
    [550, '550 发送频率过高，请稍后再试', 'tooMany'],
    [550, '550 超过每日发信限制', 'tooMany'],
  ])('%i %s: %s', (code, response, wanted) => {
    expect(aboutOf(code, response, 'recipient')).toBe(wanted);
  });

  test.each([
    [550, '550 No such user', 'address'],
    [554, "554 delivery error: dd This user doesn't have a yahoo.com account", 'address'],
    [0, 'Message size larger than allowed 1000', 'recipient'],
    [554, '554 5.7.1 Message rejected as spam', 'recipient'],
    [550, '550 Mail content denied', 'recipient'],
    [554, '554 5.2.0 Account suspended due to abuse', 'locked'],
    [554, '554 5.2.252 SendAsDenied; user not allowed to send as', 'addressRefused'],
  ])('after the content, %i %s: %s', (code, response, wanted) => {
    expect(aboutOf(code, response, 'message')).toBe(wanted);
  });

  test.each([
    [535, '535 5.7.8 Username and Password not accepted', 'wrongSecret'],
    [530, '530 5.7.0 Must issue a STARTTLS command first', 'wrongSecret'],
    [553, '553 Mail from must equal authorized user', 'addressRefused'],
    [550, '550 5.1.8 Sender address rejected: Domain not found', 'addressRefused'],
    [550, '550 User unknown', 'recipient'],
  ])('before any recipient, %i %s: %s', (code, response, wanted) => {
    expect(aboutOf(code, response, 'sender')).toBe(wanted);
  });
});
