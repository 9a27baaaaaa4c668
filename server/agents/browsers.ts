import Bowser from 'bowser';

export interface BrowserFacts {
  browser: string;
  browserVersion: string;
}

/** The browser of a user agent. */
export function readBrowser(agent: string): BrowserFacts {
  if (agent === '') return { browser: '', browserVersion: '' };
  const { name, version } = Bowser.getParser(agent, true).getBrowser();
  return { browser: name ?? '', browserVersion: version ?? '' };
}
