/**
 * Generic patterns, each for a whole trimmed value. Each reads a value once, however long: no part of a pattern can
 * match what another part has read, or its length is limited.
 */

/**
 * Sums of GB 11643-1999 (ISO 7064 MOD 11-2): the weights of the first 17 digits, and the check digit for each
 * remainder.
 */
const idCardWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const idCardCheckDigits = '10X98765432';
const idCard = /^[1-8]\d{5}((?:19|20)\d{2})(\d{2})(\d{2})\d{3}[\dXx]$/;

/**
 * Returns whether the value is a mainland identity card number: 18 characters with an existing date and the right check
 * digit.
 */
export function isIdCard(value: string): boolean {
  const [, year, month, day] = idCard.exec(value)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return false;
  const sum = idCardWeights.reduce((total, weight, place) => total + weight * Number(value[place]), 0);
  return idCardCheckDigits[sum % 11] === value[17]?.toUpperCase();
}

/** An address that mail can be sent to: RFC 5321 without quoted names and bare IP addresses. */
export const email =
  /^(?=[^@]{1,64}@.{1,255}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/**
 * A mainland plate: ordinary ones, trailers, police, Hong Kong, Macau, consulates (沪A1234领) and embassies (使123456),
 * and those of new energy with six places: a letter first for small cars, last for large ones.
 */
export const licencePlate =
  /^(?:[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z](?:[A-HJ-NP-Z\d]{4}[A-HJ-NP-Z\d挂学警港澳领]|[A-HJK][A-HJ-NP-Z\d]\d{4}|\d{5}[A-HJK])|使\d{6})$/;

/** Only Chinese characters, without punctuation. */
export const chineseOnly = /^\p{Script=Han}+$/u;

/** A code: letters, digits and dots, no dot at either end. */
export const code = /^[A-Za-z\d](?:[A-Za-z\d.]*[A-Za-z\d])?$/;

/** An account: letters and digits. */
export const account = /^[A-Za-z\d]+$/;

/** A person's name of 2–50 characters, in any script: words separated by a space, a hyphen, an apostrophe or a dot. */
export const fullName = /^(?=.{2,50}$)\p{L}[\p{L}\p{M}]*(?:(?:\. ?|[ ·•'’-])\p{L}[\p{L}\p{M}]*)*\.?$/u;

export const digitsOnly = /^\d+$/;

/** Hours or days: an integer or a multiple of 0.5. */
export const time = /^(?:0|[1-9]\d*)(?:\.[05])?$/;

export const positiveInteger = /^[1-9]\d*$/;

/** The name of a field: begins with a letter, then letters, digits, underscores. */
export const fieldName = /^[A-Za-z]\w*$/;

/** An address in the web, http, https or ftp: a domain name or an IPv4 address, no user name before it. */
export const url =
  /^(?:https?|ftp):\/\/(?:(?:[\p{L}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z\d-]{1,59})|(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d))(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** A mobile number of mainland China, without the country code. */
export const mainlandMobile = /^1[3-9]\d{9}$/;

/** A generic password: 6–16 letters and digits, with both. Our own passwords use `newPassword`. */
export const genericPassword = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,16}$/;

/** New passwords have 8–20 characters with both letters and digits. */
export const newPassword = /^(?=.*[A-Za-z])(?=.*\d)\S{8,20}$/;

/** A user name at registration: 3–32 letters, digits, dots, dashes and underscores, a letter first. */
export const username = /^[A-Za-z][\w.-]{2,31}$/;
