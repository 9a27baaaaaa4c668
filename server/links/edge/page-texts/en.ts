import type { PageTexts } from './page-texts.ts';

export const en: PageTexts = {
  unknown: {
    title: 'Link not found',
    about: 'It may be mistyped or incomplete. Check it, or ask the person who sent it to you.',
  },
  off: {
    title: 'This link is turned off',
    about: 'Its owner turned it off. Ask the person who sent it to you.',
  },
  expired: { title: 'This link has expired', about: 'It was only valid for a limited time.' },
  tooMany: {
    title: 'Please wait a minute',
    about: 'Too many invalid links were opened from this network. Try again in a minute.',
  },
  unavailable: { title: 'Temporarily unavailable', about: 'The service is busy. Reload in a moment.' },
  inApp: {
    title: 'Open this in your browser',
    about:
      'This app’s built-in browser can’t open other apps. Tap “···” or the share button at the top and choose “Open in browser”, or copy the link and paste it into your browser.',
  },
  copying: { copy: 'Copy link', copied: 'Copied', link: 'Link' },
};
