import { describe, expect, test } from 'vitest';
import { codeIn, reasonOf, statusIn } from './bounce-reason.ts';

describe('why mail was not delivered', () => {
  test.each([
    ['5.1.1', '550 5.1.1 The email account that you tried to reach does not exist', 'userUnknown'],
    ['', '550 Mailbox not found. http://service.mail.qq.com/', 'userUnknown'],
    ['', '550 User not found: nobody@163.com', 'userUnknown'],
    ['', '收件人邮件地址不存在，邮件无法送达', 'userUnknown'],
    ['5.4.1', '550 5.4.1 Recipient address rejected: Access denied', 'userUnknown'],
    ['', 'Такого пользователя нет: адрес не существует', 'userUnknown'],
    ['', 'Empfänger unbekannt', 'userUnknown'],
    ['', '550 存在しないユーザーです', 'userUnknown'],
    ['', '550 Hộp thư không tồn tại', 'userUnknown'],
    ['', '550 Pengguna tidak ditemukan', 'userUnknown'],
    ['5.2.2', '552 5.2.2 mailbox is full', 'mailboxFull'],
    ['', '对方邮箱空间不足', 'mailboxFull'],
    ['', '452 4.2.2 The email account that you tried to reach is over quota', 'mailboxFull'],
    ['', 'Message size exceeds fixed maximum message size', 'tooLarge'],
    ['', '邮件过大，超出对方限制', 'tooLarge'],
    ['', 'Host or domain name not found. Name service error for name=nowhere.example', 'hostUnknown'],
    ['5.1.2', '550 5.1.2 no such domain', 'hostUnknown'],
    ['', '该域名不存在', 'hostUnknown'],
    ['5.1.10', 'Domain example.com does not accept mail (nullMX)', 'noMail'],
    ['5.1.6', 'Mailbox has moved', 'moved'],
    ['5.2.1', '550 5.2.1 The email account is disabled', 'suspended'],
    ['', '该帐号已被冻结', 'suspended'],
    ['5.7.26', '550-5.7.26 This mail is unauthenticated', 'authentication'],
    ['5.7.1', '550 5.7.1 SPF check failed', 'authentication'],
    ['', '554 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org', 'blocked'],
    ['', '550 发信IP被列入黑名单', 'blocked'],
    ['', '554 Message rejected as spam by content filtering', 'spam'],
    ['', '554 DT:SPM 疑似垃圾邮件', 'spam'],
    ['', '450 4.7.1 Greylisted, try again in 5 minutes', 'tooMany'],
    ['', '发信频率过高，请稍后再试', 'tooMany'],
    ['', '554 5.7.1 Relay access denied', 'relaying'],
    ['5.7.1', '550 5.7.1 rejected', 'policy'],
    ['5.1.8', '553 5.1.8 Domain of sender address x@y.example does not exist', 'policy'],
    ['4.4.1', 'connection timed out', 'expired'],
    ['', 'nothing that anybody knows', 'unknown'],
  ])('%s %s: %s', (status, said, reason) => {
    expect(reasonOf(status, said)).toBe(reason);
  });
});

describe('codes in a server’s reply', () => {
  test.each([
    ['said: 550 5.1.1 no such user', '550', '5.1.1'],
    ['550-5.7.26 This mail', '550', '5.7.26'],
    ['<<< 552 over quota', '552', ''],
    ['Remote host said: 421 try later', '421', ''],
    ['host mx[192.5.1.1] 500 MB of 600', '', ''],
    ['at 5.1.1.4:25', '', ''],
    ['#5.1.0 Address rejected.', '', '5.1.0'],
  ])('%s', (text, code, status) => {
    expect([codeIn(text), statusIn(text)]).toEqual([code, status]);
  });
});
