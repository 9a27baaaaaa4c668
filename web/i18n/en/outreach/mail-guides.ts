/** The setup guides of the mail providers; the Chinese file explains their format. */
export default {
  overview: {
    title: 'Mailbox setup guides',
    lead: 'Write to creators from your own mailbox: they see you, and replies come straight back to you. Pick your provider, follow its guide to get a code or app password, and connect in a few minutes.',
    pickTitle: 'Which mailbox to use',
    pick: 'A mailbox on **your company’s domain** (name@brand.com) is best: it reads as genuine business mail, and with SPF, DKIM and DMARC set up it is the least likely to land in spam.\nFor creators abroad, use **Gmail** or **Microsoft 365**. For creators in China, **QQ, 163, Feishu, DingTalk or Alibaba Mail** all work.\nYour provider decides how many messages a mailbox can send per day. To send more, connect several mailboxes and let them take turns instead of pushing one to its limit.\nUse a new mailbox normally for a few days, then start with about ten messages a day.',
    tableTitle: 'Servers, ports and encryption',
    tableAbout:
      'These are filled in when you connect a mailbox. Use this table to check them, or click a server to copy it.',
    column: {
      provider: 'Mailbox',
      smtp: 'Sending (SMTP)',
      imap: 'Receiving (IMAP)',
      secret: 'Signs in with',
      guide: 'Guide',
    },
    open: 'Show steps',
    openFor: 'Show steps: {{name}}',
    otherTitle: 'Other mailboxes',
    other:
      'Any mailbox with SMTP and IMAP works: choose “Other mailbox” and enter the servers, ports and encryption your provider gives you.\nUse TLS with port 465 and STARTTLS with port 587. IMAP is usually port 993 with TLS. Don’t use port 25: it is unencrypted and blocked by most data centres.\nTencent Exmail: smtp.exmail.qq.com, imap.exmail.qq.com. NetEase enterprise mail: smtp.qiye.163.com, imap.qiye.163.com. Both use ports 465 and 993 with TLS.',
    whyTitle: 'Why IMAP is needed',
    why: 'Starbridge uses IMAP to find the test message in your inbox and to recognise replies, bounces and automatic replies. As soon as someone replies, their follow-ups stop. It never deletes anything from your mailbox.\nPasswords and codes are stored encrypted and never shown on a page or in a record. Disconnecting a mailbox erases them immediately.',
  },
  commonTitle: 'Common errors and fixes',
  said: 'Server reply',
  remedy: 'What to do',
  common:
    '535 / authentication failed|The account or code is wrong. Make sure you entered the authorization code, not your sign-in password, without extra spaces. If you changed your password, create a new code.\nConnection timed out|The server or port is wrong, or the machine running Starbridge can’t reach that port. Compare with the table above. In a data centre, allow outgoing traffic on 465, 587 and 993.\nCertificate not trusted|The server name doesn’t match its certificate. It is usually a typo, sometimes a company network in between. Use the name your provider publishes, not an IP address.\n553 / mail from must equal authorized user|The sender address isn’t the mailbox that signed in. They must match. To receive replies elsewhere, set a reply address.\n550, 554 / spam, content denied|The content was flagged as spam. Use fewer links and images, avoid words like “free” and “claim now”, and send more slowly.\n421, 450, 451 / too many, frequency limited|Too fast. Starbridge backs off and retries automatically. If it happens often, lower the daily limit and lengthen the gap.',
  guide: {
    title: '{{name}}: turn on SMTP and IMAP',
    all: 'All mailboxes',
    updated:
      'Based on the 2026 interfaces. Providers move buttons now and then, but the names rarely change.',
    stepsTitle: 'Step by step',
    serversTitle: 'Server settings',
    serversAbout: 'Filled in when you connect the mailbox. To enter them manually, copy them one by one.',
    errorsTitle: 'Errors and fixes',
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
    login: 'Username',
    loginIs: 'the full email address',
    secret: 'Password',
    alsoFor: 'Addresses at {{domains}} use a different server:',
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
    lead: 'Gmail doesn’t accept your account password. It needs a 16-character app password: turn on 2-Step Verification first, then create one for Starbridge.',
    steps:
      'Open [Security](https://myaccount.google.com/security) in your Google Account and turn on **2-Step Verification** under **How you sign in to Google**. Skip this if it’s already on.\nOpen [App passwords](https://myaccount.google.com/apppasswords) and sign in again if asked.\nEnter “Starbridge” as the **App name** and click **Create**.\nThe 16 characters shown are the app password. Copy them now: you can’t see them again after closing the window. The spaces don’t matter.\nThere’s nothing to set for IMAP: it has always been on for personal Gmail since January 2025.\nReturn here, connect the mailbox, and paste the app password into “Password or authorization code”.\nNo App passwords in your company’s Google Workspace account? Ask your administrator to allow 2-Step Verification and turn on IMAP for Gmail in the Admin console.',
    errors:
      '535-5.7.8 Username and Password not accepted|You entered your account password, or the app password is no longer valid. Changing your Google password revokes all app passwords. Create a new one.\n534-5.7.9 Application-specific password required|2-Step Verification is on, so only an app password works.\n“The setting you are looking for is not available for your account”|2-Step Verification is off or uses security keys only, Advanced Protection is on, or the Workspace administrator has disabled app passwords.\n454 4.7.0 Too many login attempts|Wait half an hour, then verify again.\n550 5.4.5 Daily user sending limit exceeded|You’ve reached Google’s daily limit. It usually resets within 24 hours. Lower the daily limit of this mailbox.\nConnection timed out|The server running Starbridge must be able to reach smtp.gmail.com and imap.gmail.com. From mainland China it usually can’t.',
    limits:
      'About 500 messages a day for personal Gmail and about 2,000 for Google Workspace, over a rolling 24 hours. Messages to strangers may be limited well before that, so Starbridge starts at 200 a day. With a new mailbox, start with a few dozen.\nDomains that send more than 5,000 messages in 24 hours to Gmail need SPF, DKIM, DMARC and one-click unsubscribe, and a spam rate below 0.3%.',
  },
  outlook: {
    lead: 'Microsoft is phasing out password sign-in. Personal mailboxes (outlook.com, hotmail.com and others) stopped accepting passwords in September 2024, and SMTP with a password is being switched off for organisations in stages. Connect by signing in with Microsoft; Starbridge never sees your password.',
    steps:
      'Personal mailbox: in [Outlook on the web](https://outlook.live.com), open **Settings → Mail → Forwarding and IMAP** and let devices and apps use IMAP.\nWork mailbox: in the [Microsoft 365 admin center](https://admin.microsoft.com), an administrator opens **Users → Active users**, selects you, and under **Mail → Manage email apps** ticks **IMAP** and **Authenticated SMTP**. It’s off in new tenants, and a change can take up to an hour.\nIn Starbridge, add a sender, choose **Outlook / Microsoft 365**, and enter the sender name and address.\nClick **Save and sign in**, sign in to that mailbox on Microsoft’s page, and agree to sending and reading mail.\nYou return to Starbridge, which verifies the mailbox automatically. When the permission expires, we’ll let you know so you can grant it again.',
    errors:
      '535 5.7.139 Authentication unsuccessful, basic authentication is disabled|Microsoft no longer accepts the password. Edit the sender and sign in with Microsoft instead.\n535 5.7.139 SmtpClientAuthentication is disabled for the Tenant / Mailbox|Authenticated SMTP is off: see step 2.\n550 5.7.30 Basic authentication is not supported for Client Submission|Password sign-in is off here too. Sign in with Microsoft instead.\n554 5.2.252 SendAsDenied|The account you signed in with isn’t the sender address and may not send as it.\n432 4.3.2 Concurrent connections limit exceeded|Too many connections at once. Starbridge reduces them and retries automatically.\nThere is no button to sign in with Microsoft|Your operator hasn’t set up Microsoft sign-in yet. The form explains what they need to do.',
    limits:
      'Microsoft 365 (Exchange Online): up to 10,000 recipients a day and 30 messages a minute per mailbox.\nPersonal Outlook.com: Microsoft doesn’t publish a number. It grows with the account’s age and reputation and is low for new accounts. Starbridge starts at 200 a day. With a new account, start with a few dozen.',
  },
  '163': {
    lead: 'NetEase 163, 126 and yeah.net mailboxes need an authorization code (授权码, also called 授权密码 on their pages) instead of the password.',
    steps:
      'On a computer, sign in to [163 Mail](https://mail.163.com). 126 and yeah.net have their own addresses; the steps are the same.\nClick **设置** (Settings) at the top and choose **POP3/SMTP/IMAP**.\nNext to **IMAP/SMTP 服务** (IMAP/SMTP service), click **开启** (Turn on).\nFollow the prompt: scan the code with the phone linked to the account, send the prepared text message, and click **我已发送** (Sent).\nThe letters shown are the authorization code. Copy them now: they are shown only once. If you lose them, add another with **新增授权密码** on the same page.\nReturn here, connect the mailbox, and paste the code into “Password or authorization code”.\nThat page lists all your codes. If one has an end date, renew it there in time, or sign-in will suddenly fail.',
    errors:
      '535 Error: authentication failed|You entered your password, or the code was deleted or has expired. Add a new one in the settings.\n550 User has no permission|SMTP isn’t turned on. Repeat step 3.\nUnsafe Login. Please contact kefu@188.com for help|NetEase wants clients to identify themselves, which Starbridge does. If the error persists, sign in on the web once, handle the security notice, and verify again.\n553 mail from must equal authorized user|The sender address isn’t the mailbox that signed in.\n554 DT:SPM|The content was flagged as spam. Use fewer links and images, and reword it.\n451 MI:SFQ|Too many messages within 15 minutes. Lengthen the gap. Starbridge retries automatically.\n451 Requested mail action not taken: too much fail authentication|Too many failed sign-ins, so sign-in is blocked for a while. Verify again later.',
    limits:
      'NetEase doesn’t publish a daily limit for free mailboxes. Sending a lot in a short time is slowed down first, then locked. Starbridge starts at 100 a day. With a new mailbox, start with about ten.',
  },
  alimail: {
    lead: 'Alibaba Mail uses the mailbox’s password, or a security password for third-party clients (三方客户端安全密码) if that is turned on. New organisations block third-party clients by default, so ask your administrator first.',
    steps:
      'An administrator signs in to the admin console of [Alibaba Mail](https://qiye.aliyun.com) and turns on **允许使用三方客户端** (Allow third-party clients) in the security settings, including your account.\nSign in to [Alibaba Mail](https://qiye.aliyun.com) and open **设置 → 账户与安全 → 账户安全** (Settings → Account and security → Account security) at the top right.\nFind **三方客户端安全密码** (Security password for third-party clients) and turn it on. If your organisation doesn’t require it, you can leave it off and use the mailbox’s password.\nClick **生成新密码** (New password), enter the code sent to your phone, and name the device “Starbridge”.\nCopy the 16-character security password. It is shown only once.\nReturn here, connect the mailbox, and paste the security password (or the mailbox’s password) into “Password or authorization code”.',
    errors:
      '526 Authentication failure / 535|The password is wrong, or third-party clients aren’t allowed. Once the security password is on, clients can’t use the mailbox’s password any more.\nConnection timed out|Don’t use port 25: data centres block it. Use 465.\n553 Mail from must equal authorized user|The sender address must be the mailbox that signs in.\n554 Reject by content spam|The content was flagged as spam. Reword it.',
    limits:
      'How much you can send per day depends on your organisation’s edition; check its admin console. There is no published number for all editions. Starbridge starts at 200 a day.\nPersonal mailboxes at aliyun.com use different servers, listed below.',
  },
  qq: {
    lead: 'QQ Mail needs a 16-letter authorization code (授权码) instead of the QQ password. Foxmail uses the same steps and servers.',
    steps:
      'On a computer, sign in to [QQ Mail](https://mail.qq.com).\nClick your picture at the top right and choose **账号与安全** (Account and security). On the older pages it is **设置 → 账号** (Settings → Account).\nChoose **安全设置** (Security settings) on the left, find **POP3/IMAP/SMTP/Exchange/CardDAV 服务**, and click **开启服务** (Turn on).\nConfirm your identity with a text message from the linked phone, or by scanning with the linked WeChat.\nThe 16 letters shown are the authorization code. Copy them. Name it “Starbridge” so you can revoke it separately under device management later.\nReturn here, connect the mailbox, and paste the code into “Password or authorization code”.\nOn the same page, we recommend turning on **SMTP 发信后保存到服务器** (Save mail sent over SMTP): what you send then appears in Sent, and after a dropped connection Starbridge can check there whether a message went out.',
    errors:
      '535 Login fail. Account is abnormal, service is not open, password is incorrect, login frequency limited, or system is busy|Check in order: is the service on, did you enter the authorization code, did the QQ password change (that revokes all codes), were there too many sign-ins just now? Create a new code, wait a few minutes, and verify again.\n550 Mail content denied|The content was flagged as spam. Remove short links and large images, and reword it.\n550 Connection frequency limited|Too fast. Lengthen the gap.\n501 mail from address must be same as authorization user|The sender address must be the mailbox that signs in.',
    limits:
      'Tencent doesn’t publish a daily limit for personal mailboxes; it depends on the account’s reputation. Starbridge starts at 100 a day. With a new mailbox, start with about ten.',
  },
  sina: {
    lead: 'Sina Mail needs an authorization code for clients (客户端授权码). Note that @sina.com and @sina.cn use different servers.',
    steps:
      'On a computer, sign in to [Sina Mail](https://mail.sina.com.cn).\nClick **设置** (Settings) at the top right, then **更多设置** (More settings), and choose **客户端 POP/IMAP/SMTP** (Clients).\nSet both **POP3/SMTP 服务** and **IMAP4 服务/SMTP 服务** to **开启** (On) and click **保存** (Save).\nSet **客户端授权码** (Authorization code) to **开启** (On) and confirm with the text message sent to your phone.\nCopy the code shown. It appears only once; if you lose it, reset it.\nReturn here, connect the mailbox, and paste the code into “Password or authorization code”.',
    errors:
      '535 authentication failed|You entered your password, or SMTP isn’t turned on.\n553 Envolope sender mismatch with login user|The sender address must be the mailbox that signs in.\nThe connection closes immediately|Wrong server: addresses at sina.cn need smtp.sina.cn and imap.sina.cn.\nThe account is frozen|Free mailboxes are frozen after long inactivity. Sign in on the web to reactivate it.',
    limits:
      'Sina doesn’t publish a daily limit for clients. Starbridge starts at 100 a day. With a new mailbox, start with about ten.',
  },
  feishu: {
    lead: 'Feishu Mail needs a password generated for the client instead of your Feishu password. Your organisation’s administrator decides whether third-party clients are allowed.',
    steps:
      'An administrator opens the [Feishu admin console](https://www.feishu.cn/admin) and allows third-party clients (IMAP/SMTP) in the Mail settings, including your account.\nIn Feishu on a computer, click your picture and open **Settings → Mail** (设置 → 邮箱).\nFind **Third-party email clients** (第三方邮箱客户端登录), open its management, generate a password, and name the device “Starbridge”.\nCopy the password. It is shown only once.\nReturn here, connect the mailbox as **Feishu Mail**, and paste the password into “Password or authorization code”.\nIf you use Lark, the international edition, the servers are smtp.larksuite.com and imap.larksuite.com, with the same ports.',
    errors:
      '535 authentication failed|You entered your Feishu password, or the client password was deleted.\nThere is no “Third-party email clients” in the settings|Your administrator hasn’t allowed it: see step 1.\n553 / sender address refused|The sender must be your own Feishu address. A public mailbox has its own password.\nMail Assistant says that you exceeded the sending limit|You’ve reached the organisation’s limit. It resets the next day.',
    limits:
      'Feishu limits outgoing mail by the organisation’s plan. Check the admin console for the number; Mail Assistant notifies you if you exceed it. Starbridge starts at 200 a day.',
  },
  dingtalk: {
    lead: 'DingTalk Mail blocks third-party clients by default, so ask your administrator first. It uses the mailbox’s password, or a security password if your organisation requires one.',
    steps:
      'An administrator opens the DingTalk admin console, goes to **通讯录 → 邮箱管理 → 安全策略 → 第三方客户端管理** (Contacts → Mail → Security policy → Third-party clients), and turns it on, including your account.\nSign in to [DingTalk Mail](https://mail.dingtalk.com) and open **设置 → 账户与安全** (Settings → Account and security).\nIf you’ve always signed in by scanning and never set a mailbox password, set one here.\nIf your organisation requires a security password for third-party clients, click **生成新密码** (New password) on the same page, confirm by phone, and copy it. It is shown only once.\nReturn here, connect the mailbox as **DingTalk Mail**, and paste the password into “Password or authorization code”.\nIf your company’s mailbox is an Alibaba Mail account used inside DingTalk, choose **Alibaba Mail** instead.',
    errors:
      '526 / 535 Authentication failure|Third-party clients aren’t allowed, or you entered your DingTalk password instead of the mailbox’s.\n553 Mail from must equal authorized user|The sender address must be the mailbox that signs in.\nConnection timed out|Use ports 465 and 993, not 25.',
    limits:
      'DingTalk doesn’t publish a daily limit for all organisations. Check your admin console. Starbridge starts at 200 a day.',
  },
};
