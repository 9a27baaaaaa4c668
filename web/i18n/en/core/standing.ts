/** The frame of the public pages, texts shared by all legal documents, and the bookmarklet page. */
export default {
  site: 'Site',
  legal: 'Terms and policies',
  home: 'Starbridge home',
  price: 'Pricing',
  help: 'Help',
  privacy: 'Privacy policy',
  protocol: 'User agreement',
  policy: 'Acceptable use',
  signIn: 'Sign in',
  register: 'Sign up free',
  enter: 'Open app',
  licence: 'Starbridge is open source under the MIT licence. This site is run by its operator.',
  /** The page adds the address and the licence. */
  regionData: 'Visitor locations use data from the Number Resource Organization and others:',
  contents: 'Contents',
  edition: 'Version {{version}} · effective {{day}}',
  print: 'Print',
  tool: {
    title: 'Browser tool',
    lead: 'Found a promising creator and want the figures? Click this bookmark on their TikTok, YouTube or Instagram page, and Starbridge looks them up in a new tab.',
    bookmark: 'Open in Starbridge',
    bookmarkHint: 'Drag this to your bookmarks bar',
    dragMe: 'This is a bookmark. Drag it to your browser’s bookmarks bar instead of clicking it here.',
    copy: 'Copy bookmark code',
    copyAbout:
      'On a phone, or if dragging is difficult: copy the code, add a new bookmark and paste the code as its URL.',
    stepsTitle: 'Three steps',
    steps: {
      show: {
        title: 'Show the bookmarks bar',
        text: 'Press Ctrl + Shift + B on Windows, ⌘ + Shift + B on a Mac.',
      },
      drag: {
        title: 'Drag the button there',
        text: 'Drag the blue button above to the bar. Rename it if you like.',
      },
      click: {
        title: 'Click it on a creator’s page',
        text: 'Starbridge opens in a new tab and searches for the account. If you are signed out, sign in and click once more.',
      },
    },
    picture:
      'Illustration: a browser with “Open in Starbridge” on its bookmarks bar; one click makes Starbridge search for @lanxin.eats in a new tab',
    worksTitle: 'Where it works',
    works: {
      tiktok: 'Profiles and posts, such as tiktok.com/@lanxin.eats',
      youtube: 'Channels, such as youtube.com/@lanxin, and older addresses with /channel, /c or /user',
      instagram: 'Profiles, such as instagram.com/lanxin.eats',
    },
    elsewhere: 'Anywhere else, it asks you to open a creator’s page first. Mobile sites work too.',
    safe: 'It reads the URL of the page you’re on (and the title of older YouTube channels), opens a Starbridge page, and does nothing else.',
    notCreator:
      'This isn’t a creator’s page. Open a profile on TikTok, YouTube or Instagram first, then click “Open in Starbridge”.',
  },
};
