/** An entry of device-detector's fixtures, as far as it concerns the user agent. */
export interface MatomoEntry {
  agent: string;
  isBot: boolean;
  system: string;
  /** `browser`, `mobile app`, `feed reader`, `library`, …; empty if the client is unknown. */
  clientType: string;
  client: string;
  /** `smartphone`, `tablet`, `desktop`, `tv`, …; empty if unknown. */
  deviceType: string;
}

/** A single-line YAML scalar. */
function scalar(text: string): string {
  if (text.startsWith("'")) return text.slice(1, text.lastIndexOf("'")).replaceAll("''", "'");
  if (!text.startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, text.lastIndexOf('"'));
  }
}

/**
 * Parses the YAML subset of these fixtures: a list of entries with two levels, one value per line.
 * @returns entries with a user agent
 */
export function readMatomoEntries(text: string): MatomoEntry[] {
  return text.split(/^-(?=\s)/m).flatMap(entry => {
    const values = new Map<string, string>();
    let section = '';
    for (const line of entry.split('\n')) {
      const [, indent = '', key = '', value = ''] = /^( +)(\w+):[ \t]*(.*?)\r?$/.exec(line) ?? [];
      if (indent.length === 2 || indent.length === 1) section = key;
      const place = indent.length <= 2 ? key : indent.length === 4 ? `${section}.${key}` : '';
      if (place !== '' && !values.has(place)) values.set(place, scalar(value.trim()));
    }
    const of = (place: string) => values.get(place) ?? '';
    const agent = of('user_agent');
    if (agent === '') return [];
    return [
      {
        agent,
        isBot: values.has('bot'),
        system: of('os.name'),
        clientType: of('client.type'),
        client: of('client.name'),
        deviceType: of('device.type'),
      },
    ];
  });
}
