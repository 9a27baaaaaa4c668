/** The setup guides of the mail providers; the Chinese file explains their format. */
export default {
  overview: {
    title: 'Setting up a mailbox',
    lead: 'Write to creators from your own mailbox: they see you, and their replies come straight back to you. Pick your provider, follow its guide to get a code or app password, and the mailbox is bound in a few minutes.',
    pickTitle: 'Which mailbox to use',
    pick: 'Best is a mailbox under **your company’s domain** (name@brand.com): it reads as genuine business mail, and with SPF, DKIM and DMARC set up it is least likely to end in spam.\nFor creators abroad choose **Gmail** or **Microsoft 365**; for creators in China **QQ, 163, Feishu, DingTalk or Alibaba Mail** all work.\nHow much a mailbox may send a day is up to its provider. To send more, connect several mailboxes and take turns rather than driving one to its limit.\nUse a new mailbox normally for some days first, then start with about ten messages a day.',
    tableTitle: 'Servers, ports and encryption',
    tableAbout:
      'All of this is filled in when you connect a mailbox; check it here. Click a server to copy it.',
    column: {
      provider: 'Mailbox',
      smtp: 'Sending (SMTP)',
      imap: 'Receiving (IMAP)',
      secret: 'Signs in with',
      guide: 'Guide',
    },
    open: 'Show the steps',
    openFor: 'Show the steps: {{name}}',
    otherTitle: 'Any other mailbox',
    other:
      'Any mailbox with SMTP and IMAP can be connected: choose “Other mailbox” and enter the servers, ports and encryption that your provider names.\nPort 465 goes with TLS, port 587 with STARTTLS; IMAP is usually port 993 with TLS. Port 25 is not encrypted and mostly blocked in data centres, so please leave it alone.\nTencent Exmail: smtp.exmail.qq.com, imap.exmail.qq.com. NetEase enterprise mail: smtp.qiye.163.com, imap.qiye.163.com. Ports 465 and 993, both with TLS.',
    whyTitle: 'Why IMAP, too',
    why: 'Through IMAP, Starbridge finds the test message in your inbox, and recognises replies, bounces and automatic answers: as soon as somebody replies, their follow-ups stop. It never deletes anything from your mailbox.\nPasswords and codes are stored encrypted and appear on no page and in no record; unbinding a mailbox erases them at once.',
  },
  commonTitle: 'Common errors and what to do',
  said: 'What the server says',
  remedy: 'What to do',
  common:
    '535 / authentication failed|The account or code is wrong. Check that you entered the authorization code, not the password you sign in with, and no stray spaces; after a change of password, make a new code.\nConnection timed out|A wrong server or port, or the machine that runs Starbridge cannot reach that port. Compare with the table above; in a data centre, open 465, 587 and 993 for outgoing traffic.\nCertificate not trusted|The server’s name is not the one on its certificate: usually a typing error, sometimes a company network in between. Use the name that the provider publishes, not an IP address.\n553 / mail from must equal authorized user|The sender’s address is not the mailbox that signed in. They have to be the same; to receive replies elsewhere, set a reply address.\n550, 554 / spam, content denied|The content was taken for spam. Use fewer links and pictures, leave out words like “free” and “claim now”, and send more slowly.\n421, 450, 451 / too many, frequency limited|Too fast. Starbridge waits and tries again automatically; if it happens often, lower the daily limit and lengthen the gap.',
  guide: {
    title: '{{name}}: turn on SMTP and IMAP',
    all: 'All mailboxes',
    updated:
      'Written for the interfaces of 2026. Providers move their buttons now and then; the names mostly stay.',
    stepsTitle: 'Step by step',
    serversTitle: 'Server settings',
    serversAbout:
      'They are filled in when you connect the mailbox; to enter them by hand, copy them one by one.',
    errorsTitle: 'Errors and remedies',
    limitsTitle: 'Sending limits',
    bind: 'Connect this mailbox',
    signInToBind: 'Sign in and connect this mailbox',
    bindAbout: 'Servers, ports and encryption are filled in for you.',
  },
  server: {
    smtp: 'Outgoing server (SMTP)',
    imap: 'Incoming server (IMAP)',
    host: 'Server',
    port: 'Port',
    security: 'Encryption',
    login: 'User name',
    loginIs: 'the full e-mail address',
    secret: 'Password',
    alsoFor: 'Addresses at {{domains}} have another server:',
    copy: 'Copy {{what}}',
    copied: 'Copied {{text}}',
  },
  security: { tls: 'TLS (SSL)', starttls: 'STARTTLS', plain: 'none' },
  secret: {
    password: 'mailbox password, or its security password for third-party clients',
    authorizationCode: 'authorization code',
    appPassword: 'app password',
    oauth: 'sign-in with Microsoft',
  },
  gmail: {
    lead: 'Gmail does not take your account’s password; it wants a 16-character app password. Turn on 2-Step Verification first, then make one for Starbridge.',
    steps:
      'Open [Security](https://myaccount.google.com/security) in your Google Account and turn on **2-Step Verification** under **How you sign in to Google**. Skip this if it is on already.\nOpen [App passwords](https://myaccount.google.com/apppasswords) and sign in once more when asked.\nType “Starbridge” as **App name** and click **Create**.\nThe 16 characters shown are the app password. Copy them now: once the window is closed they cannot be seen again. The spaces do not matter.\nThere is nothing to set for IMAP: since January 2025 it is always on for personal Gmail.\nCome back, connect the mailbox, and paste the app password into “Password or authorization code”.\nNo App passwords in a company’s Google Workspace account? Ask your administrator to allow 2-Step Verification, and to turn on IMAP for Gmail, in the Admin console.',
    errors:
      '535-5.7.8 Username and Password not accepted|That was the account’s password, or the app password is no longer valid. Changing your Google password revokes all app passwords; make a new one.\n534-5.7.9 Application-specific password required|2-Step Verification is on: only an app password signs in.\n“The setting you are looking for is not available for your account”|2-Step Verification is off or set up with security keys only, Advanced Protection is on, or the Workspace administrator has disabled app passwords.\n454 4.7.0 Too many login attempts|Wait half an hour before you verify again.\n550 5.4.5 Daily user sending limit exceeded|Google’s daily limit is reached. It is usually lifted within 24 hours; lower the daily limit of this mailbox.\nConnection timed out|The server that runs Starbridge has to reach smtp.gmail.com and imap.gmail.com; from mainland China it usually cannot.',
    limits:
      'About 500 messages a day for personal Gmail and about 2,000 for Google Workspace, over a rolling 24 hours. Mail to strangers is limited well before that, so Starbridge starts with 200 a day; with a new mailbox begin with a few dozen.\nDomains that send more than 5,000 messages in 24 hours to Gmail need SPF, DKIM, DMARC and one-click unsubscribe, and a spam rate below 0.3 %.',
  },
  outlook: {
    lead: 'Microsoft is ending sign-in with passwords: personal mailboxes (outlook.com, hotmail.com and others) stopped taking them in September 2024, and SMTP with a password is being switched off for organisations step by step. Connect the mailbox by signing in with Microsoft; Starbridge never sees your password.',
    steps:
      'Personal mailbox: in [Outlook on the web](https://outlook.live.com) open **Settings → Mail → Forwarding and IMAP** and let devices and apps use IMAP.\nWork mailbox: in the [Microsoft 365 admin center](https://admin.microsoft.com) an administrator opens **Users → Active users**, chooses you, and under **Mail → Manage email apps** ticks **IMAP** and **Authenticated SMTP**. It is off in new tenants, and a change can take up to an hour.\nIn Starbridge, add a sender, choose **Outlook / Microsoft 365**, and enter the sender name and address.\nClick **Save and allow**, sign in to that mailbox on Microsoft’s page, and agree to sending and reading mail.\nYou come back to Starbridge, which verifies the mailbox automatically. When the permission expires, you are told, and allow it once more.',
    errors:
      '535 5.7.139 Authentication unsuccessful, basic authentication is disabled|Microsoft no longer takes the password. Edit the sender and sign in with Microsoft instead.\n535 5.7.139 SmtpClientAuthentication is disabled for the Tenant / Mailbox|Authenticated SMTP is off: see step 2.\n550 5.7.30 Basic authentication is not supported for Client Submission|Passwords again: sign in with Microsoft instead.\n554 5.2.252 SendAsDenied|The account you signed in with is not the sender’s address, and may not send as it.\n432 4.3.2 Concurrent connections limit exceeded|Too many connections at once; Starbridge uses fewer and tries again.\nThere is no button to sign in with Microsoft|The operator of this site has not set up Microsoft’s sign-in yet; the form says what they need to do.',
    limits:
      'Microsoft 365 (Exchange Online): at most 10,000 recipients a day and 30 messages a minute for a mailbox.\nPersonal Outlook.com: Microsoft publishes no exact number. It grows with the age and reputation of the account and is low for a new one. Starbridge starts with 200 a day; with a new account begin with a few dozen.',
  },
  '163': {
    lead: 'NetEase 163, 126 and yeah.net mailboxes sign in with an authorization code (授权码, also 授权密码 on their pages), not with the password.',
    steps:
      'On a computer, sign in to [163 Mail](https://mail.163.com); 126 and yeah.net have their own addresses and the same steps.\nClick **设置** (Settings) at the top and choose **POP3/SMTP/IMAP**.\nNext to **IMAP/SMTP 服务** (IMAP/SMTP service) click **开启** (Turn on).\nAs the window asks, scan the code with the phone that is bound to the account, send the prepared text message, and click **我已发送** (Sent).\nThe letters in the window are the authorization code. Copy them now, they are shown only once; should you lose them, add another with **新增授权密码** on the same page.\nCome back, connect the mailbox, and paste the code into “Password or authorization code”.\nThat page lists all codes. Where one has an end date, renew it there in time, or signing in will suddenly fail.',
    errors:
      '535 Error: authentication failed|That was the password, or the code was deleted or has expired. Add a new one in the settings.\n550 User has no permission|SMTP is not turned on: do step 3 again.\nUnsafe Login. Please contact kefu@188.com for help|NetEase wants a client to name itself first, which Starbridge does. If it still says so, sign in on the web once, deal with the security notice, and verify again.\n553 mail from must equal authorized user|The sender’s address is not the mailbox that signed in.\n554 DT:SPM|The content was taken for spam. Use fewer links and pictures, and other words.\n451 MI:SFQ|Too many messages within 15 minutes. Lengthen the gap; Starbridge tries again automatically.\n451 Requested mail action not taken: too much fail authentication|Too many failed sign-ins: it is barred for a while. Verify again later.',
    limits:
      'NetEase publishes no daily limit for free mailboxes. Who sends much in a short time is slowed down first, then locked. Starbridge starts with 100 a day; with a new mailbox begin with about ten.',
  },
  alimail: {
    lead: 'Alibaba Mail signs in with the mailbox’s password, or with a security password for third-party clients (三方客户端安全密码) where that is turned on. New organisations do not allow third-party clients by default, so ask your administrator first.',
    steps:
      'An administrator signs in to the admin console of [Alibaba Mail](https://qiye.aliyun.com) and turns on **允许使用三方客户端** (Allow third-party clients) in the security settings, for your account too.\nSign in to [Alibaba Mail](https://qiye.aliyun.com) and open **设置 → 账户与安全 → 账户安全** (Settings → Account and security → Account security) at the top right.\nFind **三方客户端安全密码** (Security password for third-party clients) and turn it on. Where your organisation does not insist, you can leave it off and use the mailbox’s password.\nClick **生成新密码** (New password), enter the code sent to your phone, and name the device “Starbridge”.\nCopy the 16-character security password; it is shown only once.\nCome back, connect the mailbox, and paste the security password (or the mailbox’s password) into “Password or authorization code”.',
    errors:
      '526 Authentication failure / 535|A wrong password, or third-party clients are not allowed. Once the security password is on, clients no longer get in with the mailbox’s password.\nConnection timed out|Leave port 25 alone, data centres block it; use 465.\n553 Mail from must equal authorized user|The sender’s address has to be the mailbox that signs in.\n554 Reject by content spam|The content was taken for spam; put it another way.',
    limits:
      'How much you may send a day depends on the edition your organisation bought; its admin console says so. There is no published number for all editions. Starbridge starts with 200 a day.\nPersonal mailboxes at aliyun.com have other servers, named below.',
  },
  qq: {
    lead: 'QQ Mail signs in with a 16-letter authorization code (授权码), not with the QQ password. Foxmail has the same steps and servers.',
    steps:
      'On a computer, sign in to [QQ Mail](https://mail.qq.com).\nClick your picture at the top right and choose **账号与安全** (Account and security); on the older pages it is **设置 → 账号** (Settings → Account).\nChoose **安全设置** (Security settings) on the left, find **POP3/IMAP/SMTP/Exchange/CardDAV 服务**, and click **开启服务** (Turn on).\nConfirm that it is you, by a text message from the bound phone or by scanning with the bound WeChat.\nThe 16 letters shown are the authorization code; copy them. Name it “Starbridge”, and you can end it on its own under device management later.\nCome back, connect the mailbox, and paste the code into “Password or authorization code”.\nOn the same page, do tick **SMTP 发信后保存到服务器** (Save mail sent over SMTP): what you send then appears in Sent, and after a broken connection Starbridge can find out there whether a message went.',
    errors:
      '535 Login fail. Account is abnormal, service is not open, password is incorrect, login frequency limited, or system is busy|One after the other: is the service on, is it the authorization code, was the QQ password changed (that ends all codes), were there too many sign-ins just now? Make a new code, wait some minutes, and verify again.\n550 Mail content denied|The content was taken for spam. Drop short links and large pictures, and put it another way.\n550 Connection frequency limited|Too fast: lengthen the gap.\n501 mail from address must be same as authorization user|The sender’s address has to be the mailbox that signs in.',
    limits:
      'Tencent publishes no daily limit for personal mailboxes; it follows the reputation of the account. Starbridge starts with 100 a day; with a new mailbox begin with about ten.',
  },
  sina: {
    lead: 'Sina Mail signs in with an authorization code for clients (客户端授权码). Mind that @sina.com and @sina.cn have different servers.',
    steps:
      'On a computer, sign in to [Sina Mail](https://mail.sina.com.cn).\nClick **设置** (Settings) at the top right, then **更多设置** (More settings), and choose **客户端 POP/IMAP/SMTP** (Clients).\nSet both **POP3/SMTP 服务** and **IMAP4 服务/SMTP 服务** to **开启** (On) and click **保存** (Save).\nSet **客户端授权码** (Authorization code) to **开启** (On) and confirm by the text message to your phone.\nCopy the code from the window, it is shown only once; should you lose it, reset it.\nCome back, connect the mailbox, and paste the code into “Password or authorization code”.',
    errors:
      '535 authentication failed|That was the password, or SMTP is not turned on.\n553 Envolope sender mismatch with login user|The sender’s address has to be the mailbox that signs in.\nThe connection ends at once|The wrong server: addresses at sina.cn need smtp.sina.cn and imap.sina.cn.\nThe account is frozen|Free mailboxes that nobody signs in to are frozen; sign in on the web to wake it.',
    limits:
      'Sina publishes no daily limit for clients. Starbridge starts with 100 a day; with a new mailbox begin with about ten.',
  },
  feishu: {
    lead: 'Feishu Mail signs in with a password made for the client, not with your Feishu password. Whether third-party clients are allowed is up to your organisation’s administrator.',
    steps:
      'An administrator opens the [Feishu admin console](https://www.feishu.cn/admin) and allows third-party clients (IMAP/SMTP) in the settings of Mail, for you too.\nIn Feishu on a computer, click your picture and open **Settings → Mail** (设置 → 邮箱).\nFind **Third-party email clients** (第三方邮箱客户端登录), open its management, generate a password, and name the device “Starbridge”.\nCopy the password; it is shown only once.\nCome back, connect the mailbox as **Feishu Mail**, and paste it into “Password or authorization code”.\nWith Lark, the international edition, the servers are smtp.larksuite.com and imap.larksuite.com; the ports are the same.',
    errors:
      '535 authentication failed|That was your Feishu password, or the client’s password was deleted.\nThere is no “Third-party email clients” in the settings|The administrator has not allowed it: see step 1.\n553 / sender address refused|The sender has to be your own Feishu address; a public mailbox has a password of its own.\nMail Assistant says that you exceeded the sending limit|The organisation’s limit is reached; it starts again the next day.',
    limits:
      'Feishu limits what goes out by the organisation’s plan; the admin console says how much, and Mail Assistant tells you when it is exceeded. Starbridge starts with 200 a day.',
  },
  dingtalk: {
    lead: 'DingTalk Mail does not allow third-party clients by default, so ask your administrator first. It signs in with the mailbox’s password, or with a security password where your organisation wants one.',
    steps:
      'An administrator opens the DingTalk admin console and goes to **通讯录 → 邮箱管理 → 安全策略 → 第三方客户端管理** (Contacts → Mail → Security policy → Third-party clients), and turns it on for your account too.\nSign in to [DingTalk Mail](https://mail.dingtalk.com) and open **设置 → 账户与安全** (Settings → Account and security).\nIf you always signed in by scanning and never set a password for the mailbox, set one here.\nIf your organisation wants a security password for third-party clients, click **生成新密码** (New password) on the same page, confirm by phone, and copy it; it is shown only once.\nCome back, connect the mailbox as **DingTalk Mail**, and paste the password into “Password or authorization code”.\nIf your company’s mailbox is Alibaba Mail that is merely used inside DingTalk, choose **Alibaba Mail** instead.',
    errors:
      '526 / 535 Authentication failure|Third-party clients are not allowed, or that was the password of DingTalk rather than of the mailbox.\n553 Mail from must equal authorized user|The sender’s address has to be the mailbox that signs in.\nConnection timed out|Use ports 465 and 993, not 25.',
    limits:
      'DingTalk publishes no daily limit that holds for every organisation; the admin console says yours. Starbridge starts with 200 a day.',
  },
};
