/**
 * What the bookmark does on somebody else's page, as a program of its own: it finds whose page this is, and
 * opens the search for that handle in a new tab. It runs in old and new browsers, and touches nothing there.
 *
 * The forms of addresses: tiktok.com/@handle (posts, photos and live lie below it); youtube.com/@handle,
 * /c/name, /user/name, and /channel/id, whose name stands in the title only; instagram.com/handle, also as
 * /_u/handle (the form that opens the app) and /stories/handle.
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
 * The address of the bookmark.
 * @param origin of this installation, such as `https://starbridge.example`
 * @param notCreator what it says on a page that is no creator's
 */
export function bookmarkletFor(origin: string, notCreator: string): string {
  const oneLine = program(origin, notCreator).trim().replace(/\n\s*/g, ' ');
  return `javascript:${encodeURIComponent(oneLine)}`;
}
