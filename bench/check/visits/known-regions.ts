import fs from 'node:fs';
import path from 'node:path';
import { isIP } from 'node:net';
import { z } from 'zod';

/** An address whose country a corpus states. */
export interface KnownAddress {
  corpus: string;
  ip: string;
  country: string;
}

const agreed = z.object({ ip: z.string(), country: z.string() });
const place = z.object({ iso_code: z.string().optional() }).optional();
const networks = z.array(z.record(z.string(), z.object({ country: place, registered_country: place })));

/** The second address of a network, because the first one is often special; `::1.2.3.0` is IPv4. */
function addressIn(network: string): string {
  const [start = ''] = network.split('/');
  const plain = /^::(?:ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(start)?.[1] ?? start;
  return plain.endsWith('::') ? `${plain}1` : plain;
}

function readFile(file: string): KnownAddress[] {
  const text = fs.readFileSync(file, 'utf8');
  const corpus = path.basename(file).replace(/\.jsonl?$/, '');
  if (file.endsWith('.jsonl')) {
    return text
      .split('\n')
      .filter(Boolean)
      .map(line => ({ corpus, ...agreed.parse(JSON.parse(line)) }));
  }
  const read = networks.safeParse(JSON.parse(text));
  if (!read.success) return [];
  return read.data.flatMap(record =>
    Object.entries(record).flatMap(([network, known]) => {
      const country = known.country?.iso_code ?? known.registered_country?.iso_code;
      const ip = addressIn(network);
      if (!country || !isIP(ip)) return [];
      return [{ corpus: `${corpus}, ${ip.includes(':') ? 'IPv6' : 'IPv4'}`, ip, country }];
    }),
  );
}

/** The addresses of a folder: `*.jsonl` with ip and country, `*.json` of MaxMind's test networks. */
export function knownAddresses(root: string): KnownAddress[] {
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.jsonl?$/.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name))
    .toSorted()
    .flatMap(readFile);
}
