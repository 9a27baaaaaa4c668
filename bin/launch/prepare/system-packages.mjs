import { existsSync } from 'node:fs';
import { withProgress } from '../progress.mjs';
import { run } from '../run.mjs';

/** Debian packages that the tests use, each with files that prove its presence. */
const PACKAGES = {
  chromium: ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'],
  'fonts-noto-cjk': ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'],
  'fonts-noto-core': ['/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf'],
  'fonts-noto-color-emoji': ['/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf'],
  'dovecot-imapd': ['/usr/lib/dovecot/imap'],
};

const APT = [
  '-o',
  'Acquire::Retries=1',
  '-o',
  'Acquire::http::Timeout=20',
  '-o',
  'Acquire::https::Timeout=20',
];

/** The packages of which no file exists. */
function missingSystemPackages(exists = existsSync) {
  return Object.entries(PACKAGES)
    .filter(([, files]) => !files.some(exists))
    .map(([name]) => name);
}

/** The command with which an administrator installs everything the tests can use. */
export const installCommand = `apt-get install -y --no-install-recommends ${Object.keys(PACKAGES).join(' ')}`;

/**
 * Installs missing packages if run as root on a Debian-like system. Without a network, or if a package has another
 * name, the tests do without: this never fails.
 */
export async function installSystemPackages() {
  const missing = missingSystemPackages();
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = names =>
    run('apt-get', [...APT, 'install', '-y', '-q', '--no-install-recommends', ...names], { env });
  const { code, output } = await withProgress(
    `Installing ${missing.join(', ')} for the tests`,
    async () => {
      await run('apt-get', [...APT, 'update', '-q'], { env });
      const together = await install(missing);
      if (together.code === 0) return together;
      // An unavailable package must not prevent the others.
      for (const name of missing) await install([name]);
      return together;
    },
    'up to two minutes, once',
  );
  if (code !== 0) {
    process.stderr.write(
      `${output.trim().split('\n').slice(-3).join('\n')}\nThe tests go on without ${missingSystemPackages().join(', ')}.\n`,
    );
  }
}
