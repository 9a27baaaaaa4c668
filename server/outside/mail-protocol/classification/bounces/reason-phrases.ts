import type { BounceReason } from '../classification.ts';

/** Phrases that determine the reason, whatever else the text contains; searched first. */
export const certainPhrases: readonly (readonly [BounceReason, RegExp])[] = [
  [
    'policy',
    /may not exist, or you may not have permission|groups\.google\.com\/support|domain of sender|sender(?:'s)? (?:e-?mail )?(?:domain|address)|(?:mail from|return.path|envelope from).{0,60}(?:invalid|not exist|reject|unresolv)|recipient preferences/,
  ],
  [
    'network',
    /unexpected name server reply|name service error.{0,80}try again|temporary (?:dns|name|lookup)/,
  ],
  ['blocked', /\baup#|(?:banned|blocked) (?:sending|sender) ip/],
  [
    'hostUnknown',
    /domain is not reachable|domain (?:name )?(?:does not exist|doesn't exist|not found)|host or domain name not found/,
  ],
  [
    'userUnknown',
    /recipient address rejected: access denied|(?:recipient address|address) rejected\.?$|\b542 \S{0,90} ?rejected|mailbox not found|user not found/,
  ],
];

/**
 * What servers say, by reason; the first match counts, so specific phrases come before general ones. All match
 * lower-case text with single blanks (`plainly`), in time proportional to its length.
 */
export const plainPhrases: readonly (readonly [BounceReason, RegExp])[] = [
  [
    'mailboxFull',
    /mailbox (?:\S{1,60} )?(?:is |was |has |size )?(?:temporarily )?(?:full|exceed|over|out of)|mailbox.{0,20}(?:reached its (?:maximum|limit)|limit (?:reached|exceed))|out of (?:space|room)\b|no space left\b|caixa.{0,40}cheia|mailbox (?:of|for|belonging to) (?:\S{1,80} ){1,4}(?:is |was |has )?(?:full|over|exceed)|(?:mail|in)box(?: \S{1,60})? is over|quota.{0,20}exceed|exceed.{0,40}(?:quota|storage|allotted|mailbox)|over.?quota|quota ?full|disk ?quota|out of storage|insufficient (?:system |disk |mailbox )?(?:storage|space|quota)|not enough (?:storage|space|disk)|full mailbox|mail ?(?:box|directory|folder|drop) (?:is )?full|maildir (?:over|delivery failed.{0,40}quota)|storage (?:quota|limit|space)|(?:user|account|recipient).{0,20}(?:is )?(?:over|full|out of)(?: (?:the )?(?:quota|space|storage)|$)|no space left for|too many messages (?:in|on)|box_full|mbox_full|inbox (?:is )?full|voll\b.{0,30}postfach|postfach.{0,40}voll|bo[iî]te.{0,40}pleine|buz[oó]n.{0,40}lleno|casella.{0,40}piena|переполнен|превышен.{0,30}квот|邮箱.{0,12}(?:已?满|空间不足|容量不足|超过.{0,6}容量)|(?:收件人|对方|收件方|用户).{0,12}(?:邮箱|空间|容量).{0,10}(?:满|不足|超)|空间不足|容量已满|容量を超|メールボックス.{0,20}(?:一杯|いっぱい|満)|가득/,
  ],
  [
    'tooLarge',
    /(?:message|mail|e-?mail|attachment|data|content).{0,30}(?:too (?:large|big)|exceed.{0,40}(?:size|limit|maximum|fixed)|larger than|size (?:limit|exceed))|(?:size|length).{0,30}(?:exceed|too (?:large|big))|exceed.{0,40}(?:maximum|message|allowed|fixed).{0,20}size|message length exceeds|too many bytes|maximum message size|邮件(?:太大|过大|大小超)|附件(?:太大|过大)|サイズ.{0,20}(?:超|大き)|zu gro(?:ß|ss)|trop (?:volumineux|grand)|demasiado grande|слишком велик/,
  ],
  [
    'virus',
    /\bvirus|malware|infected|trojan|phishing.{0,30}(?:detected|rejected)|(?:dangerous|prohibited|banned|illegal|unacceptable|blocked) (?:attachment|file|extension)|attachment.{0,30}(?:not allowed|prohibited|blocked|forbidden)|executable|病毒|ウイルス/,
  ],
  [
    'authentication',
    /\bdmarc\b|\bspf\b|\bdkim\b|sender policy framework|unauthenticated (?:e-?mail|mail|message|sender)|(?:mail|message|sender|email).{0,30}(?:lacks?|fail\S{0,3}|did not pass|without|requires?|missing).{0,30}authenticat|authentication (?:checks?|results?|information).{0,30}(?:fail|missing|required)|not pass(?:ing|ed)? authentication|domainkeys|sender.{0,20}verif.{0,20}fail/,
  ],
  [
    'hostUnknown',
    /(?:host|domain|domain name|domain of \S{1,80}|recipient'?s? domain|address domain|mail server|destination|site)(?: \S{1,80})? (?:is |was |could |can |does |name )?(?:unknown|not (?:be )?(?:found|exist|resolved|known)|n[o']t exist|invalid|unrouteable)|unknown (?:host|domain|mail server|destination)|no such (?:host|domain)|nxdomain|(?:un|non-?)(?:routeable|existent|resolvable) (?:mail )?(?:domain|host)|host or domain name not found|name or service not known|bad destination (?:host|system)|invalid (?:host|domain)|illegal host|dns (?:error|fail).{0,60}(?:not exist|no such)|name service error.{0,80}(?:not found|no data)|unable to (?:lookup|resolve|find).{0,40}(?:host|domain|dns|mx|mail server|name)|(?:couldn't|could not|cannot|can't) (?:find|resolve).{0,40}(?:host|domain|\bmx\b|dns|server named)|no (?:mail|mx).{0,12}(?:servers?|hosts?|exchangers?) (?:found|for)|\b(?:no|without an?|lacks?(?: an?)?|not have an?|(?:find|have) any)(?: valid| usable| working| a or)? (?:mx|mail exchangers?)\b(?! (?:hosts? |servers? )?(?:could|can|is|was|are|were)? ?(?:be )?(?:reach|contact|respond|available|accept|answer))|\bmx (?:records? |hosts? )?(?:for \S{1,80} )?(?:was |were |is |are )?(?:not found|missing|do(?:es)? not exist)|(?:没有|無|无|找不到|不存在|缺少).{0,6}\bmx\b|\bmx.{0,4}(?:记录|紀錄|記錄).{0,4}(?:不存在|错误|無|无)|host lookup did not complete|unroutable (?:mail )?(?:domain|address)|no route to (?:domain|recipient domain)|domain.{0,40}(?:no (?:mx|mail|dns|a) records?|has no mail)|域名(?:不存在|错误|无效|解析)|(?:找不到|无法解析).{0,12}(?:域名|主机|服务器)|ドメイン.{0,20}(?:存在し|見つか)/,
  ],
  [
    'noMail',
    /null ?mx|no (?:smtp|mail) service|(?:does|do|did) not accept (?:any )?(?:e-?)?mail(?! from|s from)|(?:host|server|domain|machine|system)(?: \S{1,80})? (?:does not|doesn't|never|will not) (?:accept|receive) (?:any )?(?:e-?)?mail|no mail (?:is )?accepted|mail (?:is )?not accepted(?: here)?|cname lookup failed|not? an mx|mx.{0,30}(?:points? to|is) (?:localhost|loopback|127|0\.0\.0\.0)|mail receiving disabled|has no (?:mail exchangers?|mx).{0,30}(?:nor|and no)|does not receive mail/,
  ],
  [
    'moved',
    /(?:user|recipient|mailbox|address|account|has).{0,30}(?:has )?(?:moved|relocated|been (?:replaced|changed))(?! temporarily)|new (?:e-?mail )?address is|no longer (?:at|with) (?:this|the|our) (?:company|organi|address|firm)|changed (?:his|her|their) (?:e-?mail )?address|address (?:has )?changed|user not local; please try|已更换邮箱/,
  ],
  [
    'suspended',
    /(?:account|mailbox|user|recipient|address|domain|e-?mail account|mail account|service)(?:\(?s\)?)?(?: \S{1,80})?(?:'s)? (?:account |mailbox )?(?:is |was |are |has been |have been |that you tried to reach is |you tried to reach is )?(?:currently |temporarily )?(?:disabled|suspended|deactivated|blocked due|locked|inactive|not active|expired|frozen|discontinued|deleted|closed|terminated|on hold|cancel+ed|barred|not activated|unavailable due)|(?:disabled|suspended|inactive|locked|expired|deactivated|closed) (?:account|mailbox|user|recipient|address)|not been active|sorry, (?:this|the).{0,30}account.{0,20}(?:closed|disabled)|(?:account|mailbox) (?:status|disabled)|dormant|is not active|mailbox has been blocked|帐[号户](?:已)?(?:被)?(?:冻结|停用|禁用|锁定|注销|过期)|账[号户](?:已)?(?:被)?(?:冻结|停用|禁用|锁定|注销|过期)|邮箱(?:已)?(?:被)?(?:冻结|停用|禁用|锁定|注销|过期|关闭)|заблокирован|deaktiviert|gesperrt|désactivé|休止/,
  ],
  [
    'userUnknown',
    /(?:user|recipient|mailbox|address|account|addressee|alias|mail ?drop|customer|destination|account name|user ?id|user ?name|e-?mail|person|name)(?:\(?s\)?)?:?(?: ?[<"'([]?\S{1,90}[>"')\]]?)?:? ?(?:account |address |name |mailbox )?(?:is |was |are |were |has been |can |could |does |do |did |isn't |have )?(?:been )?(?:\(?currently\)? )?(?:an? )?(?:unknown|not? (?:be )?(?:found|known|exists?|valid|recogni[sz]ed|listed|local|registered|available|resolved|present|here|hosted|accepted here|in (?:our|the|my|this)|a (?:valid|known|registered|local))|n[o']t (?:found|exist|valid|known|match|have)|doesn't exist|invalid|unavailable|non-?existent|unrouteable|unroutable|undeliverable|incorrect|mistyped|possibly incorrect|not have an?)|(?:unknown|invalid|no such|bad|non-?existent|undeliverable|unresolvable|unrouteable|unroutable|illegal|incorrect|unrecogni[sz]ed|not? a valid|isn't a valid|nonexistent|not? (?:a )?known|no valid) (?:local |virtual |e-?mail |mail |final delivery |destination |smtp |rcpt |original )?(?:user|recipient|mailbox|address|account|person|addressee|alias|local part|local-part|customer|name|destination mailbox|userid|id\b|member|subscriber|employee)|(?:user|no one|nobody|no account|no mailbox|no user|no recipient|no-one) (?:by|with|of|under|for) (?:that|this|such|the) (?:name|address|e-?mail|id)|no (?:such )?(?:mailbox|user|person|recipient|account|address)(?:s)? ?(?:here|found|by|at|with|exists?|available|in|could|name|unknown|on this)|doesn't have an? .{1,60} account|does not have an? .{1,60} account|no mailbox\.?$|(?:does not|doesn't|did not|not) (?:exist|match)|(?:couldn't|could not|cannot|can't|unable to) (?:be found|find|locate|verify|validate) .{0,30}(?:user|recipient|mailbox|address|account)|(?:address|recipient|user|mailbox).{0,60}(?:couldn't|could not|cannot|can't) be (?:found|located|resolved|recogni[sz]ed)|wasn't found|recipientnotfound|resolver\.adr\.|not our customer|user account is unavailable|mailbox unavailable|mailbox not (?:found|available)|not listed in|unrouteable address|user lookup failed|(?:not a|no) (?:registered|known|local|valid) (?:gateway |smtp )?(?:user|customer|recipient)|said: 550 .{0,30}user|i couldn't find|this address no longer accepts mail|no longer (?:valid|exists?|available|in use|in service|works|accepts? (?:e-?)?mail|on server|accepting)|delivery to address not allowed|(?:收件人|用户|邮箱|帐[号户]|账[号户]|收件地址|邮件地址|地址|邮箱地址|收件者).{0,16}(?:不存在|错误|无效|未找到|不正确|有误|未注册|沒有|没有找到)|(?:不存在|找不到|查无|无此|没有此|沒有)(?:该|的|此|这个|這個)?.{0,10}(?:收件人|用户|邮箱|帐[号户]|账[号户]|地址|使用者)|неверн.{0,20}(?:адрес|получател)|(?:пользовател|адрес|ящик).{0,40}(?:не (?:найден|существует)|неизвест)|не существует|unbekannt|existiert nicht|nicht bekannt|inconnu|n'existe pas|desconocid|no existe|inesistente|sconosciut|non esiste|nieznany|nie istnieje|bestaat niet|onbekend|okänd|ukendt|não existe|desconhecid|見つかりません|存在しません|あて先.{0,10}不明|宛先.{0,10}(?:不明|誤り)|存在しない|존재하지|없는 (?:사용자|계정|메일)|không tồn tại|tidak (?:ada|ditemukan|dikenal)\b/,
  ],
  [
    'blocked',
    /black ?list|block ?list|blocklist|block(?:ed|ing).{0,40}(?:\bip\b|host|by|using|due|because|network|address)|\brbl\b|dnsbl|\bdul\b|spamhaus|spamcop|sorbs|barracuda.{0,30}(?:reputation|central)|senderscore|reputation|(?:\bptr\b|reverse|rdns|forward.confirmed)|(?:your|client|sending|connecting|source|sender|invalid|bad|poor|dynamic|banned|listed)(?: mail)? (?:server'?s? )?(?:\bip\b|host|client host|server|network)(?: address)?.{0,60}(?:block|reject|denied|listed|refus|not allowed|banned|prohibited|unauthori|not have|is not|from which|for sending)|client host.{0,80}(?:rejected|blocked)|(?:helo|ehlo).{0,60}(?:reject|invalid|denied|unacceptable|not|bad)|dynamic (?:\bip\b|address|host)|banned (?:sending|host|ip)|(?:refused|denied|reject).{0,40}(?:\bip\b|connection from|your (?:host|server))|access denied.{0,20}banned|senderbase|temporarily deferred due to user complaints|ip (?:address )?(?:is |has been )?(?:blocked|listed|denied)|tss0\d|\bcs01\b|invalid ip for|bad (?:dns|ip)|blocked using|listed (?:in|on|by|at)|发信?ip|ip地址.{0,12}(?:被|拒|黑名单)|黑名单/,
  ],
  [
    'spam',
    /\bspam|\buce\b|\bube\b|junk mail|unsolicited|bulk (?:e-?)?mail|looks like (?:an? )?(?:spam|bulk)|content (?:filter|rejected|scan|is not accept)|spammy|(?:message|mail|content|body|subject).{0,60}(?:considered|detected|classified|identified|appears|scored|suspicious)|black\S{0,6} (?:url|link)|(?:url|link|uri).{0,40}(?:blacklist|blocked|listed|banned)|message (?:was |has been )?(?:rejected|blocked|filtered) (?:by|due|because|as|for)|bayes|rejected by (?:content|filter|message filter)|blocked by (?:content|filter)|suspected|unwelcome|unwanted|advertis|垃圾邮件|广告邮件|疑似|反垃圾|内容(?:违规|被拒|不合)|мусор|спам|迷惑メール/,
  ],
  [
    'tooMany',
    /too many|rate.?limit|limit exceeded|exceeded.{0,40}(?:rate|limit|number)|throttl|too (?:fast|frequent|quickly)|frequency|greylist|graylist|grey.?listed|slow down|excessive|connections? (?:limit|rate)|sending (?:limit|rate|quota)|(?:per|in the last) (?:hour|minute|day|second).{0,40}(?:limit|exceed)|maximum (?:number|connections|recipients|rate)|unusual rate|concurren|频率|过于频繁|发信(?:数量|过多|超)|超过.{0,10}(?:限制|次数|频率)|稍后再试/,
  ],
  [
    'relaying',
    /relay(?:ing)? (?:not|is not|access|denied|prohibited|refused|rejected|operation)|(?:not|un)(?: \S{1,20})? ?(?:permitted|allowed|authori[sz]ed|able|willing)? to relay|relay(?:ing)? denied|no relaying|(?:don't|do not|not) (?:handle|relay)|rcpthosts|as a relay|gateway (?:user|not)|must (?:be )?authenticat|authentication required|not a gateway|open relay|cannot relay|unable to relay/,
  ],
  [
    'policy',
    /polic(?:y|ies)|access denied|not (?:allowed|authori[sz]ed|permitted|accepted|accepting|welcome)|(?:you|sender|user|from|address|domain|senders?|group|organi[sz]ation).{0,60}(?:not (?:have permission|allowed|accepted|authori[sz]ed|permitted)|rejected|restricted|denied|refused|prohibited|blocked)|permission|prohibit|forbid|administrative|refused|rejected|denied|restrict|security|unauthori[sz]ed|confidential|restricted|protected|not a member|whitelist|white list|confirm this mail server|only (?:members|accepts)|(?:拒绝|拒收|禁止|不允许|未授权|权限|违反|策略)|拒否|отклонен|abgelehnt|verweigert|refusé|rechazad|rifiutat|odrzucon/,
  ],
  [
    'content',
    /(?:malformed|improper|invalid|missing|illegal|bad|multiple|duplicate).{0,30}(?:header|mime|syntax|content|encoding|8.?bit|message-id|from|date|subject|format|charact)|rfc ?(?:2822|5322|822|5321|2821)|not rfc|8-?bit|mime (?:error|conver)|bare lf|conver(?:sion|ting).{0,30}(?:fail|not|error|required)|non-?ascii|not (?:conform|compliant)|smtputf8|syntax error/,
  ],
  [
    'expired',
    /(?:envelope|message|delivery|retry|queue|mail).{0,30}(?:expired|timed? ?out|time-?out)|(?:retry|retries).{0,30}(?:exceeded|exhausted|elapsed|limit|timeout)|(?:too long|long time).{0,30}(?:queue|undeliver)|(?:in|on) (?:the )?queue too long|could not (?:be )?(?:deliver|sen[dt]).{0,40}(?:for|within|past|after).{0,20}(?:hour|day|second|minute)|giving up|delivery attempts|(?:connection|connect|session|operation|command|server|mail from|data|rcpt to|end of data|greeting|reply|response|conversation).{0,40}(?:timed out|timeout|time-out|timing out)|unable to deliver.{0,40}(?:hours|days)|undelivered (?:for|after)|lifetime|(?:超时|过期|重试|投递超过)|not (?:been )?(?:delivered|collected) (?:within|for|after)|期限/,
  ],
  [
    'network',
    /(?:connection|connect).{0,40}(?:refused|reset|lost|dropped|failed|failure|closed|error|abort|unreachable)|(?:network|host|server|route).{0,30}(?:unreachable|down|not (?:reachable|responding|available))|no route|unable to (?:connect|contact|reach|establish)|(?:couldn't|could not|cannot|can't|failed to) (?:connect|contact|reach|establish)|tls|ssl|\bloop|too many hops|hop count|hops? exceed|dns|lookup|socket|protocol error|bad (?:connection|greeting)|did(?: not|n't) (?:accept our requests|respond|answer)|mail server.{0,30}(?:not responding|unreachable)|无法连接|连接(?:失败|超时|被)|回环|循环|网络/,
  ],
  [
    'system',
    /internal|system|local (?:error|problem|configuration)|configuration|temporar|try again|later|unavailable|error in processing|resources|disk|i\/o|open(?:ing)? (?:file|mailbox)|program|command|pipe|script|procmail|maildrop|lmtp|mailer|service|server (?:busy|error)|unexpected|crash|(?:系统|服务器)(?:错误|繁忙|异常|忙)|transaction failed|local delivery/,
  ],
];
