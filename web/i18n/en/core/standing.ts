/** The frame of the public pages, texts shared by all legal documents, and the bookmarklet page. */
export default {
  site: 'Site',
  legal: 'Terms and policies',
  home: 'Starbridge, home',
  price: 'Prices',
  privacy: 'Privacy policy',
  protocol: 'User agreement',
  policy: 'Acceptable use',
  signIn: 'Sign in',
  register: 'Register for free',
  enter: 'Go to the app',
  licence: 'Starbridge is open source under the MIT licence. This site is run by its operator.',
  /** The page adds the address and the licence. */
  regionData: 'Where visitors are is told by data of the Number Resource Organization and others:',
  contents: 'Contents',
  edition: 'Version {{version}} · in force since {{day}}',
  print: 'Print',
  tool: {
    title: 'Browser tool',
    lead: 'Found a promising creator and want the figures? One click on this bookmark on their TikTok, YouTube or Instagram page, and Starbridge looks the same person up in a new tab.',
    bookmark: 'Open in Starbridge',
    bookmarkHint: 'Drag this to your bookmarks bar',
    dragMe: 'This is a bookmark: drag it to the bookmarks bar of your browser instead of clicking it here.',
    copy: 'Copy the bookmark’s code',
    copyAbout:
      'On a phone, or if dragging is difficult: copy the code, add a new bookmark and paste the code as its address.',
    stepsTitle: 'Three steps',
    steps: {
      show: {
        title: 'Show the bookmarks bar',
        text: 'Press Ctrl + Shift + B on Windows, ⌘ + Shift + B on a Mac.',
      },
      drag: {
        title: 'Drag the button there',
        text: 'Hold the blue button above, pull it to the bar and let go. Rename it as you like.',
      },
      click: {
        title: 'Click it on a creator’s page',
        text: 'Starbridge opens in a new tab and searches for the account. If you are signed out, sign in and click once more.',
      },
    },
    picture:
      'Drawing: a browser with “Open in Starbridge” on its bookmarks bar; a click makes Starbridge search for @lanxin.eats in a new tab',
    worksTitle: 'Where it works',
    works: {
      tiktok: 'Profiles and posts, such as tiktok.com/@lanxin.eats',
      youtube: 'Channels, such as youtube.com/@lanxin, and older addresses with /channel, /c or /user',
      instagram: 'Profiles, such as instagram.com/lanxin.eats',
    },
    elsewhere:
      'Anywhere else it asks you to open a creator’s page first. It works on the mobile sites as well.',
    safe: 'It reads the address of the page you are on (and the title of older YouTube channels), opens a page of Starbridge, and does nothing else.',
    notCreator:
      'This is not a creator’s page. Open a profile on TikTok, YouTube or Instagram first, then click “Open in Starbridge”.',
  },
};
