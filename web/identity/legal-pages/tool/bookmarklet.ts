/**
 * The program of the bookmarklet, which runs on other sites: it finds the creator of the page and opens a search
 * for the handle in a new tab. It runs in old and new browsers and changes nothing on the page.
 *
 * Addresses it knows: tiktok.com/@handle (also posts, photos and live below it); youtube.com/@handle, /c/name,
 * /user/name, and /channel/id, whose name is in the title only; instagram.com/handle, also /_u/handle (the form
 * that opens the app) and /stories/handle.
 */
const program = (origin: string, notCreator: string) => `
(function () {
  var site = (/(?:^|\\.)(tiktok|youtube|instagram)\\.com$/.exec(location.hostname) || [])[1];
  var parts = location.pathname.split('/').filter(Boolean).map(function (part) {
    try { return decodeURIComponent(part); } catch (error) { return part; }
  });
  var first = parts[0] || '';
  var name = '';
  if (site === 'tiktok' || site === 'youtube') {
    var at = parts.filter(function (part) { return part.length > 1 && part[0] === '@'; })[0];
    if (at) name = at.slice(1);
  }
  if (site === 'youtube' && !name) {
    if (first === 'c' || first === 'user') name = parts[1] || '';
    if (first === 'channel' && parts[1]) {
      name = document.title.replace(/^\\(\\d+\\+?\\)\\s*/, '').replace(/\\s*-\\s*YouTube$/, '');
    }
  }
  if (site === 'instagram') {
    name = first === '_u' || first === 'stories' ? parts[1] || '' : first;
    var own = /^(p|tv|reels?|explore|direct|accounts|about|legal|developer|stories|highlights|challenge|emails|web|api|popular)$/;
    if (!/^[\\w.]{1,30}$/.test(name) || own.test(name)) name = '';
  }
  if (!name) { alert(${JSON.stringify(notCreator)}); return; }
  var address = ${JSON.stringify(origin)} + '/bloggerSearch/' + site + '?keyword=' + encodeURIComponent(name);
  if (!window.open(address, '_blank')) location.href = address;
})();`;

/**
 * The address of the bookmarklet.
 * @param origin of this installation, such as `https://starbridge.example`
 * @param notCreator the message for pages that are not a creator's
 */
export function bookmarkletFor(origin: string, notCreator: string): string {
  const oneLine = program(origin, notCreator).trim().replace(/\n\s*/g, ' ');
  return `javascript:${encodeURIComponent(oneLine)}`;
}
