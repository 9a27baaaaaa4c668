import { describe, expect, test } from 'vitest';
import { readRefusal } from './smtp-refusal.ts';

describe('a refusal is about', () => {
  test.each([
    [550, '550 5.1.1 <a@x.example>: Recipient address rejected: User unknown', 'recipient'],
    [550, '550 5.2.1 The email account that you tried to reach is inactive', 'recipient'],
    [552, '552 5.2.2 The recipient mailbox is full, over quota', 'recipient'],
    [452, '452 4.2.2 The email account that you tried to reach is over quota', 'moment'],
    [550, '550 User not found: 收件人不存在', 'recipient'],
    [0, 'Message size larger than allowed 1000', 'recipient'],
    [554, '554 5.7.1 Message rejected as spam', 'recipient'],
    [451, '451 4.3.0 Temporary lookup failure', 'moment'],
    [421, '421 4.7.0 Try again later, closing connection', 'moment'],
    [450, '450 4.2.0 Greylisted, please try again', 'moment'],
    [550, '550 5.4.5 Daily user sending quota exceeded', 'tooMany'],
    [421, '421 4.7.28 Our system has detected an unusual rate of mail', 'tooMany'],
    [550, '550 Mail frequency limited: frequency limit', 'tooMany'],
    [550, '550 发送频率过高，请稍后再试', 'tooMany'],
    [550, '550 超过每日发信限制', 'tooMany'],
    [554, '554 5.2.0 Account suspended due to abuse', 'locked'],
    [535, '535 5.7.8 Username and Password not accepted', 'wrongSecret'],
    [530, '530 5.7.0 Must issue a STARTTLS command first', 'wrongSecret'],
    [553, '553 Mail from must equal authorized user', 'addressRefused'],
    [554, '554 5.2.252 SendAsDenied; user not allowed to send as', 'addressRefused'],
  ])('%i %s: %s', (code, response, wanted) => {
    const refusal = readRefusal({ code, response });
    expect(refusal.about === 'sender' ? refusal.fault : refusal.about).toBe(wanted);
  });
});
