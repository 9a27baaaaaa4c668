import type { RecipientReport } from '../classification.ts';
import { reportOf } from './delivery-status.ts';
import { addressesAt, addressesIn } from '../mail-addresses.ts';
import { headerOf } from '../mail-signs.ts';
import type { ParsedMail } from '../../parsing/parsed-mail.ts';
import type { ReturnedMail } from './returned-mail.ts';

const atStart =
  /^[\s>*"'<:•·\-–#[(|]{0,40}(?:[45]\d\d[ -](?:[45]\.\d\.\d{1,3} )?|rcpt:|smtp:|recipient:|address:|recipient address:|mailto:|the following recipients returned permanent errors:|your message to)?[\s<"']{0,9}$/i;
const atFault =
  /rcpt.?to|recipient|deliver|undeliver|mailbox|user|fail|reject|unknown|invalid|\b[45]\d\d\b|bounce|not reach|account|收件人|用户|邮箱|地址|投递|发送|退信|宛先|кому|получател|to:/i;
const servers = /^(?:mailer-daemon|postmaster|post_master|nobody)@/;
const desks = /^(?:abuse|support|helpdesk|noreply|no-reply|root|info|admin)@/;

const asSender =
  /(?:\bfrom|sender|mail from|contact|help|e-?mail to|send mail to|mail(?:ed)? by|owner)\W{0,12}$/i;

interface Mention {
  address: string;
  line: number;
  weight: number;
}

const longestLine = 1000;
const maxMentions = 300;

function mentionsIn(lines: readonly string[]): Mention[] {
  return lines
    .flatMap((whole, index) => {
      const line = whole.slice(0, longestLine);
      const found = addressesAt(line);
      const rest = found.reduce((text, { address }) => text.replace(address, ' '), line.toLowerCase());
      const isFault = found.length > 0 && atFault.test(rest);
      return found.map(({ address, at }) => {
        const before = line.slice(Math.max(0, at - 80), at);
        if (asSender.test(before)) return { address, line: index, weight: 0 };
        if (at < 80 && atStart.test(before)) return { address, line: index, weight: 3 };
        return { address, line: index, weight: desks.test(address) ? 0 : isFault ? 2 : 1 };
      });
    })
    .slice(0, maxMentions);
}

const unique = (list: readonly string[]) => [...new Set(list)];

/** Finds the recipients who were not reached, by where their addresses occur and by the returned mail. */
function namedIn(mail: ParsedMail, returned: ReturnedMail, mentions: readonly Mention[]): string[] {
  const own = new Set([
    ...mail.to.map(({ address }) => address.toLowerCase()),
    ...mail.from.map(({ address }) => address.toLowerCase()),
    ...returned.from,
  ]);
  const others = mentions.filter(({ address }) => !own.has(address) && !servers.test(address));
  const sentTo = unique(returned.to).filter(address => !own.has(address));
  const both = unique(others.map(({ address }) => address)).filter(address => sentTo.includes(address));
  const best = Math.max(0, ...others.map(({ weight }) => weight));
  const foremost = unique(others.filter(({ weight }) => weight === best).map(({ address }) => address));
  if (best === 3) return foremost;
  const selves = mentions.filter(({ address, weight }) => weight >= 2 && !servers.test(address));
  const listedSelf = selves.find(({ weight }) => weight === 3);
  if (listedSelf) return [listedSelf.address];
  if (both.length) return both;
  if (foremost.length) return best === 2 ? foremost : foremost.slice(0, 1);
  if (sentTo.length === 1) return sentTo;
  if (selves.length) return unique(selves.map(({ address }) => address)).slice(0, 1);
  return returned.to.length === 1 ? returned.to : sentTo.slice(0, 1);
}

/** From here on a transcript tells of a talk with another server. */
const otherTalk = /^(?:[45]\d\d \S{1,250} \(e?smtp\)\.\.\.|(?:\.\.\. )?while talking to )/i;

/**
 * Returns the text about an address: from the line that names it to the line that names the next one, or another
 * server.
 */
function saidOf(
  address: string,
  all: readonly string[],
  lines: readonly string[],
  mentions: readonly Mention[],
): string {
  if (all.length < 2) return lines.join('\n');
  const ofIt = mentions.filter(mention => mention.address === address);
  const pieces = ofIt.map(({ line }) => {
    const end = mentions.find(
      mention => mention.line > line && mention.address !== address && all.includes(mention.address),
    );
    const own = lines.slice(line, end?.line ?? lines.length);
    const next = own.findIndex((text, at) => at > 0 && otherTalk.test(text));
    return (next === -1 ? own : own.slice(0, next)).join('\n');
  });
  return pieces.join('\n');
}

/** Reads from the words of a notice who was not reached, and why. */
export function recipientsInWords(mail: ParsedMail, returned: ReturnedMail): RecipientReport[] {
  const lines = returned.words.split('\n').slice(0, 600);
  const mentions = mentionsIn(lines);
  const listed = addressesIn(headerOf(mail, 'x-failed-recipients') ?? '');
  const named = listed.length ? unique(listed) : namedIn(mail, returned, mentions);
  if (!named.length) return [reportOf([], returned.words)];
  return named.map(address => reportOf([address], saidOf(address, named, lines, mentions)));
}
