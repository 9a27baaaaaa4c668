/** Syllables of invented shop and studio names, which extend the vocabulary. */
export const syllables = [
  'lo', 'mi', 'ra', 've', 'lu', 'ta', 're', 'so', 'ma', 'li', 'ri', 'el', 'va', 'en', 'mo', 'la', 'ne', 'tu',
  'zo', 'be', 'wi', 'ar', 'yu', 'sa', 'te', 'ro', 'vi', 'da', 'um', 'fe', 'or', 'il', 'sen', 'dal', 'bri', 'tho',
]; // oxfmt-ignore

/** The word after such a name, or nothing. */
export const shopEndings = [
  '',
  '',
  '',
  ' Studio',
  ' Lab',
  ' Collective',
  ' & Co',
  ' Works',
  ' Club',
  ' House',
];

/** Brands that do not exist, the most active advertisers first. */
export const inventedBrands = [
  'Velumora', 'Sorbetta Home', 'Nimbro', 'Tavelune', 'Okkari', 'Lumisand', 'Brevanto', 'Pebblewick', 'Yunora',
  'Castelline', 'Morrowleaf', 'Zestova', 'Kiteral', 'Hollowfern', 'Ardelio', 'Mintopia Lane', 'Rovanta',
  'Quillbay', 'Sundrelle', 'Tamarisko', 'Orbenne', 'Fjordelle', 'Luvanto', 'Basketwood', 'Elmira Moss',
  'Corvessa', 'Driftory', 'Papelune', 'Glintara', 'Nookable', 'Wendolar', 'Saffrona', 'Marblekin', 'Tessaray',
  'Oolonga', 'Bramblix', 'Cindrel', 'Vantrio', 'Haloweave', 'Juniperro',
]; // oxfmt-ignore
