/** A request for the picture or a link of a mail. */
export interface Hit {
  /** Its User-Agent. */
  agent: string;
  /** It asked for the headers only. */
  isHead: boolean;
}

/** Fetched faster than anybody opens a mail: by what scans it on arrival. */
const arrivalMs = 2_000;

/** Programs that fetch for somebody, whether or not they look: proxies of mail providers, scanners, scripts. */
const machines = [
  // Google fetches pictures through its proxy, and some of them on arrival as a browser of 2015.
  /googleimageproxy|ggpht\.com/i,
  /chrome\/42\.0\.2311\.135 .*edge\/12\./i,
  /yahoomailproxy/i,
  /microsoft office existence discovery|ms-office|bingpreview|skypeuripreview/i,
  /barracuda|mimecast|proofpoint|symantec|messagelabs|fireeye|trellix|trend ?micro|bitdefender|sophos|cisco|ironport|forcepoint/i,
  /bot\b|crawler|spider|scanner|preview|facebookexternalhit|whatsapp|headless|phantomjs|puppeteer|playwright/i,
  /^(?:curl|wget|python|java|go-http-client|okhttp|axios|node|ruby|perl|libwww|php|apache-httpclient)\b/i,
];

/** Apple's Mail Privacy Protection fetches everything on arrival, and says no more of itself than this. */
const applePrivacy = /^mozilla\/5\.0$/i;

/**
 * Did a person do it? When in doubt not: only what a person did counts as a read.
 * @param sinceAccepted ms since the recipient's server took the mail
 */
export function isPerson({ agent, isHead }: Hit, sinceAccepted: number): boolean {
  const name = agent.trim();
  if (isHead || name === '' || sinceAccepted < arrivalMs) return false;
  return !applePrivacy.test(name) && !machines.some(machine => machine.test(name));
}
