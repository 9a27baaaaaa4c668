const picture = /<img\b(?:"[^"]*"|[^">])*>/g;
const source = / src="\/office\/api\/mail\/pictures\/([\w-]+)"/;
const isHosted = / data-hosted="1"/;
const inMail = /cid:([\w-]+)@starbridge/g;

const pathOf = (key: string) => `/office/api/mail/pictures/${key}`;

/** The Content-ID of an enclosed picture. */
export const cidOf = (key: string): string => `${key}@starbridge`;

/** Returns the keys of our pictures to enclose in the mail, each once. @param html cleaned */
export function enclosedPictures(html: string): string[] {
  const tags = [...html.matchAll(picture)].map(([tag]) => tag);
  return [...new Set(tags.filter(tag => !isHosted.test(tag)).flatMap(tag => source.exec(tag)?.[1] ?? []))];
}

/** Sets the sources of our pictures for mail programs: Content-IDs for enclosed ones, web addresses for the others. */
export function withPictures(html: string, enclosed: ReadonlySet<string>, publicUrl: string): string {
  return html.replace(picture, tag => {
    const key = source.exec(tag)?.[1];
    if (!key) return tag;
    const isInside = enclosed.has(key) && !isHosted.test(tag);
    return tag.replace(source, ` src="${isInside ? `cid:${cidOf(key)}` : publicUrl + pathOf(key)}"`);
  });
}

/** The path of one of our pictures, by its address on the web; null for others. */
export function ownPicture(publicUrl: string, address: string): string | null {
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : '';
  return /^\/office\/api\/mail\/pictures\/[\w-]+$/.test(path) ? path : null;
}

const onWeb = / src="(https?:\/\/[^"]*)"/;
const written = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const read = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/**
 * Sets the sources of pictures so that a page of ours can show the mail: our own by their paths, others by what
 * `elsewhere` returns.
 */
export function picturesForPage(
  html: string,
  publicUrl: string,
  elsewhere: (address: string) => string | null,
): string {
  const withPaths = html.replace(inMail, (_, key: string) => pathOf(key));
  return withPaths.replace(picture, tag =>
    tag.replace(onWeb, (_, text: string) => {
      const address = read(text);
      return ` src="${written(ownPicture(publicUrl, address) ?? elsewhere(address) ?? '')}"`;
    }),
  );
}
