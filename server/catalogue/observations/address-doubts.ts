/** What stands before a name on another network, not before an address. */
const otherNetwork =
  /(?:^|[^a-z])(?:insta(?:gram)?|ig|snap(?:chat)?|twitter|x|tik ?tok|fb|facebook|you ?tube|yt|twitch|discord|telegram|tg|skype|vk|threads)\s*[:：=-]\s*$/i;

/** An address of the web up to here, whose last part the name before the @ may be. */
const inLink = /(?:\/\/|www\.|\.[a-z]{2,}\/)[\x21-\x7e]*$/i;
const mailLink = /mailto:(?:\/\/)?$/i;

/** Names that something else runs into: a link, a phone number, a word in capitals. */
const gluedName = /^www\.|\.(?:com|net|org)[A-Z]|^[\d.-]{7,}[A-Za-z_]|[A-Z]{4}[a-z]/;
/** What is written before an address, run into it. */
const gluedHeading =
  /^(?:(?:e-?mail|gmail|address|id)-|(?:e-?mail|gmail|inquir(?:y|ies)|enquir(?:y|ies))[a-z])/i;
/** A phone number in groups, whose last group the name seems to begin with. */
const phoneBefore = /\d[\s.)]{1,2}$/;

/** A letter that an address cannot contain but that continues a word of the Latin script. */
const wordGoesOn = /[\p{Script=Latin}\u0300-\u036f]$/u;

/**
 * Whether it is doubtful that a name before an @ begins where it seems to. Texts often lose their line breaks, and the
 * last word of a line becomes part of the name.
 * @param before the text up to the name
 */
export function isDoubtfulName(before: string, name: string): boolean {
  const near = before.slice(-200);
  if (gluedName.test(name) || gluedHeading.test(name) || otherNetwork.test(near)) return true;
  if (phoneBefore.test(near) && /^\d+[a-z]/i.test(name)) return true;
  if (wordGoesOn.test(near.slice(-2).normalize('NFKC'))) return true;
  const token = /[^\s|,;()<>"]*$/.exec(near)?.[0] ?? '';
  return inLink.test(token) && !mailLink.test(token);
}
