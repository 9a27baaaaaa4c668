export default {
  scheme: 'Light or dark',
  schemes: { auto: 'System', light: 'Light', dark: 'Dark' },
  accent: 'Theme',
  accents: {
    'star-blue': 'Star blue',
    teal: 'Teal',
    green: 'Green',
    violet: 'Violet',
    magenta: 'Magenta',
    orange: 'Orange',
    graphite: 'Graphite',
  },
  layout: 'Menu',
  layouts: { full: 'Sidebar', mini: 'Collapsed sidebar', horizontal: 'Top bar' },
  direction: 'Reading direction',
  directions: { ltr: 'Left to right', rtl: 'Right to left' },
};
