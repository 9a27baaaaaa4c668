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

/** Sets the sources of enclosed pictures to their paths, so that a page can show the mail. */
export function withPicturePaths(html: string): string {
  return html.replace(inMail, (_, key: string) => pathOf(key));
}
