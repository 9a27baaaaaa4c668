/**
 * Phrases that distinguish notices of mail servers from other mail. They match lower-case text with single blanks
 * (`plainly`).
 */

/** The subject of a notice that mail was not delivered. */
export const failureSubject =
  /^(?:[^\p{L}\p{N}]{0,3}(?:re|aw|sv|automatic reply|auto|postmaster|external|\S{1,20}): ?|\[[^\]]{1,30}\] ?)?[^\p{L}\p{N}]{0,12}(?:undeliver(?:able|ed)|delivery[- ](?:status )?(?:notification|failure|failed|error|has failed|report|problem|unsuccessful|final failure)|(?:mail|message|e-?mail) (?:delivery|system|could|not|was not|cannot|status|undeliver|failure|failed|returned|error|rejected|bounced|has|delivery)|(?:your )?(?:mail|message|e-?mail).{0,40}(?:not (?:be )?(?:delivered|sent)|undeliver|rejected|bounced|blocked)|failure notice|failed (?:mail|delivery|message)|returned (?:mail|e-?mail|message|to sender)|returning message|mail (?:failed|failure)|non[- ]?(?:delivery|remis)|nondeliver|unzustellbar|unable to deliver|could not (?:be )?(?:deliver|sen)|not delivered|permanent (?:delivery|error|fail)|rejected (?:mail|message|posting)|bounce|there was an error sending|postfix smtp server: errors|notification d'[ée]tat|rapport de non|avis de non|échec|nicht zustellbar|mail konnte nicht|zustellung|error (?:en|de) (?:la )?entrega|no se (?:pudo|puede) entregar|notificaci[oó]n de (?:estado|error)|mancata consegna|notifica (?:di|dello) (?:mancat|stato)|falha na entrega|n[ãa]o entregue|niedostarcz|zwrot|onbestelbaar|kan niet worden|недостав|не доставлен|ваше сообщение не доставлено|возврат)|(?:系统)?退信|退回|(?:邮件|郵件|信件)?(?:投递|投遞|发送|发信|寄送|送达|傳送|传递)(?:失败|失敗|不成功|出错|错误|异常)|无法(?:投递|送达|发送|传递|投妥)|(?:無法|未能)(?:投遞|投递|送達|送达|傳送|传递|寄送)|未送达|未送達|(?:配信|送信|配達|送達)(?:不能|失敗|エラー|できません|できません)|(?:配送|エラー)メール|エラー(?:メール)?の?(?:通知|返信)|returned mail|반송|배달 ?실패|전송 ?실패|failure notice|undelivered mail|delivery failure|delivery status notification|mail system error|undeliverable/u;

/** What a mail server writes if mail was not delivered. */
export const failureWords =
  /(?:could not|couldn't|cannot|can not|can't|was not|wasn't|not|were not|failed to|unable to|able to|unsuccessful in|error (?:while )?|problem|trouble|failure in|fail(?:ed|ure)?)(?: be| been| being| to)? ?(?:deliver|delivering|delivered|accepted for delivery|sent to the following|transmitted)|did not reach|undeliver(?:able|ed)|delivery (?:to|of|for|has|attempt|status|failed|failure|error|notification).{0,80}(?:fail|error|unsuccess|not|problem|abort|reject)|(?:addresses|address|recipients?|recipient\(s\)|address\(es\)).{0,30}(?:had|with|returned).{0,30}(?:error|problem|fail)|following (?:addresses|address|recipients?|destinations?|address\(es\)|recipient\(s\)).{0,20}(?:fail|reject|not|:)|failed recipients?|failed addresses|fatal errors?|permanent (?:error|failure|fatal)|(?:message|mail|e-?mail|posting) (?:\S{1,40} )?(?:you sent |to \S{1,80} )?(?:was|has been|could|were|is) (?:automatically )?(?:rejected|bounced|returned|refused|blocked|not deliver|undeliver|quarantined)|rejected (?:your|the|by) |was considered (?:to be )?(?:unsolicited|spam|junk)|returned (?:to sender|mail|message)|returning (?:message|your)|this is (?:the )?(?:mail system|qmail|postfix|an automatically generated (?:delivery|message|mail))|created automatically by (?:mail delivery|the mail|mail)|mail delivery (?:failed|failure|subsystem|system|software|error)|failure notice|recipient address:|invalid user address|error transmitting|transcript of session|does(?:n't| not) have an? .{1,60} account|delivery error|no valid recipients|save to the following address|mailbox is full|non[- ]?delivery|无法(?:投递|送达|发送|传递|投妥|递送|将|寄)|(?:無法|未能)(?:投遞|投递|送達|送达|傳送|传递|寄送|递送|发送|將)|(?:投递|投遞|发送|发信|寄送|送达|传递|发件)(?:失败|失敗|不成功|出错|错误|异常)|未能(?:成功)?(?:发送|投递|送达|寄出|發送|投遞|送達)|退信|退回|被拒|(?:没有|沒有)(?:成功)?(?:送达|发送|投递|寄出)|收件人.{0,12}(?:不存在|拒绝|拒收)|(?:配信|送信|配達|お届け|送達|配送).{0,12}(?:でき|不能|失敗|エラー)|not (?:be )?zugestellt|nicht (?:zugestellt|zustellbar|übermittelt|gesendet|erreicht)|n'a (?:pas )?pu (?:être|etre) (?:remis|délivré|distribué|livré|transmis|envoyé)|n'a pas été (?:remis|délivré|distribué|livré)|non remis|no (?:se )?(?:pudo|puede|ha podido|ha sido|fue)(?: ser)? (?:entregar|entregad|enviar|enviad)|(?:impossibile|non è stato possibile|non può essere) (?:recapitar|consegnar|inviar)|não (?:pôde|pode|foi)(?: ser)? (?:entregue|enviad)|nie (?:mogła|może|można|został|udało).{0,30}(?:dostarcz|doręcz|wysłan)|kon niet worden (?:afgeleverd|bezorgd)|kan niet worden (?:afgeleverd|bezorgd)|не (?:может быть|было|удалось|был).{0,20}доставл|не доставлено|전송.{0,10}(?:실패|못)|배달.{0,10}(?:실패|못)/;

/** The server keeps trying. */
export const delayWords =
  /(?:this is (?:only )?a )?warning (?:message )?only|do(?:es)? not need to (?:resend|re-send)|(?:will|we'll|shall)(?: be| keep| continue)? ?(?:to )?(?:trying|try|retry|retried|retrying|attempt)(?: again| to| for| sending)?\b|(?:message|mail|delivery|e-?mail)[^.]{0,60}(?:is |was |has been |being |is still )?(?:delayed|deferred)\b|delivery status notification ?\(delay\)|delivery (?:is )?(?:delayed|incomplete|delay)|still (?:being retried|trying|queued|in the queue)|not (?:been |yet (?:been )?)?delivered yet|(?:could not|couldn't) (?:be )?(?:sen[dt]|deliver(?:ed)?)(?: message| mail)? (?:for|(?:with)?in|after) (?:the )?past|attempts? to deliver.{0,40}(?:will continue|continue)|(?:继续|繼續|再次|重新|重)(?:为您)?(?:尝试|嘗試|投递|发送)|延迟(?:投递|送达|通知|发送)|(?:投递|送达|邮件)(?:被)?延迟|wird verzögert|verzögert|zustellung verzögert|retardé|retrasad|ritardo|отложен|配信遅延|遅延/;

/** The server has given up, even if it mentions further tries. */
export const gaveUpWords =
  /permanent(?:ly)?\b.{0,40}(?:fail|error|fatal)|fail\S{0,3} permanently|giv(?:en|ing) up|no further (?:delivery )?attempts|will not be retried|(?:could|can)(?:not| not) be delivered to one or more|did not reach|undeliverable|returned to (?:the )?sender|returning message|delivery status notification \(failure\)|undelivered mail returned|失败|退信|无法(?:投递|送达)/;

/** Subject of a notice that mail is late. */
export const delaySubject =
  /\bdelay(?:ed)?\b|warning.{0,6}could not (?:send|deliver)|still being retried|延迟|延遲|verzögert|retard|遅延|отложен/;

/** Subject of a notice that mail arrived. */
export const deliveredSubject =
  /successful mail delivery|delivery status notification ?\(?(?:success|relay)|^(?:delivered|relayed|expanded)(?: ?:|$)|delivery (?:receipt|success|confirm)|(?:投递|送达|发送)成功|message (?:was )?(?:successfully )?delivered/;

/** What a mail server writes if mail arrived. */
export const deliveredWords =
  /(?:successfully|has been|was|were) (?:successfully )?(?:delivered|relayed)\b|delivery (?:has been|was) successful|(?:已|成功)(?:成功)?(?:投递|投遞|送达|送達|发送|發送)|(?:配信|配達)されました/;

/** Besides a failure, nothing is delivered. */
export const notDeliveredWords =
  /fail|could ?n[o']t|can ?n[o']t|can't|n[o']t (?:yet )?(?:be |been )?(?:successfully )?(?:deliver|sent|reach)|undeliver|unable|reject|bounc|error|return|refus|block|失败|失敗|退信|退回|无法|無法|未能|未送/;

/** A person forwards a notice. */
export const passedOn = /^(?:fwd?|wg|tr|rv|i|enc|转发|轉寄|轉發|fw)\s?[:：]/;
