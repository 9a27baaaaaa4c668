/** Domains of public mail providers: two people with such an address need not belong together. */
const shared = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com rocketmail.com aol.com icloud.com
  me.com mac.com proton.me protonmail.com pm.me gmx.com gmx.de gmx.net web.de t-online.de freenet.de mail.com zoho.com
  fastmail.com hey.com tutanota.com qq.com foxmail.com vip.qq.com 163.com 126.com yeah.net vip.163.com 188.com sina.com
  sina.cn sohu.com aliyun.com 139.com 189.cn 21cn.com tom.com naver.com daum.net hanmail.net nate.com yahoo.co.jp
  docomo.ne.jp ezweb.ne.jp softbank.ne.jp mail.ru yandex.ru yandex.com bk.ru inbox.ru list.ru rambler.ru ukr.net seznam.cz
  wp.pl o2.pl onet.pl interia.pl libero.it virgilio.it tiscali.it orange.fr wanadoo.fr free.fr laposte.net sfr.fr
  hotmail.fr hotmail.co.uk hotmail.it hotmail.es hotmail.de outlook.fr outlook.de outlook.es live.co.uk live.fr yahoo.co.uk
  yahoo.fr yahoo.de yahoo.it yahoo.es yahoo.co.id yahoo.com.br yahoo.com.vn yahoo.in yahoo.co.in rediffmail.com uol.com.br
  bol.com.br terra.com.br btinternet.com sky.com comcast.net verizon.net att.net cox.net sbcglobal.net bigpond.com
  telenet.be skynet.be ziggo.nl kpnmail.nl bluewin.ch`.split(/\s+/),
);

export const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();

export const isSharedDomain = (domain: string): boolean => shared.has(domain);
