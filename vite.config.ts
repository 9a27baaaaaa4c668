import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, minify, transformWithOxc, type ESTree, type Plugin } from 'vite';

const compress = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const worthIt = /\.(js|css|html|svg|json)$/;

/** By file name: a file is wanted twice, and the best compression is the slowest part of a build. */
const compressed = new Map<string, Promise<Buffer>>();
function compressOnce(name: string, content: string | Buffer): Promise<Buffer> {
  const small = compressed.get(name) ?? compress(content, best);
  compressed.set(name, small);
  return small;
}

/** Writes a `.br` beside every text file of the build, so that no request pays for the best compression. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const names = await readdir(dir, { recursive: true });
      await Promise.all(
        names
          .filter(name => worthIt.test(name))
          .map(async name => {
            const small = await compressOnce(name, await readFile(join(dir, name)));
            await writeFile(join(dir, `${name}.br`), small);
          }),
      );
    },
  };
}

/** What a page loads before anybody opens a part of it: files of its own, and all that these import. */
const budgets = [
  {
    page: '/login',
    /** KB of brotli, as `npm run bench -- web` measures them. */
    most: 156,
    files: ['identity/sign-in/LoginPage.tsx', 'i18n/files-zh.ts', 'i18n/zh/identity/identity.ts'],
  },
  {
    page: '/bloggerSearch/tiktok',
    most: 230,
    files: [
      'app/menu-routes.tsx',
      'layout/QueryScope.tsx',
      'layout/BaseLayout.tsx',
      'creators/search/SearchPage.tsx',
      'realtime/socket-link.ts',
      'realtime/open-socket.ts',
      'i18n/files-zh.ts',
      'i18n/zh/creators/creators.ts',
      'i18n/zh/creators/saved-searches.ts',
      'i18n/zh/creators/team-creators.ts',
    ],
  },
];

/**
 * Fails where a page loads more than its budget, or where files import each other in a circle, which breaks them. With
 * BUDGET=warn, as `npm start` builds, a page over its budget is only named.
 */
function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    async writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
      const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
      const importedBy = (file: string, found = new Set<string>(), path: string[] = []) => {
        if (path.includes(file)) this.error(`files import each other: ${[...path, file].join(' → ')}`);
        if (found.has(file)) return found;
        for (const next of importsOf.get(file) ?? []) importedBy(next, found, [...path, file]);
        return found.add(file);
      };
      for (const { fileName } of chunks) importedBy(fileName);
      const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
      for (const { page, most, files } of budgets) {
        const own = files.map(file => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(`/web/${file}`)));
          return (
            chunk?.fileName ?? this.error(`the budget of ${page} names ${file}, which is not in the build`)
          );
        });
        const loaded = new Set<string>();
        for (const file of [...entries, ...own]) importedBy(file, loaded);
        const sizes = await Promise.all(
          [...loaded].map(async file => {
            const chunk = bundle[file];
            return chunk?.type === 'chunk' ? (await compressOnce(file, chunk.code)).length : 0;
          }),
        );
        const kb = sizes.reduce((sum, size) => sum + size, 0) / 1000;
        if (kb <= most) continue;
        const heavy = `${page} loads ${kb.toFixed(1)} KB of JavaScript, and ${most} at most: load what is opened later by later() (web/ui/page/later.ts)`;
        if (process.env.BUDGET === 'warn') this.warn(heavy);
        else this.error(heavy);
      }
    },
  };
}

const boot = 'web/app/boot.ts';

/** Puts the script before the first paint into a file of its own, small and cached for ever like other assets. */
function bootScript(): Plugin {
  let fileName: string;
  return {
    name: 'boot-script',
    apply: 'build',
    async buildStart() {
      const { code } = await transformWithOxc(await readFile(boot, 'utf8'), boot, { sourcemap: false });
      const { code: source } = await minify(boot.replace('.ts', '.js'), code);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      fileName = `assets/boot-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: html => html.replace(`/${boot}`, `/${fileName}`),
  };
}

/**
 * Reduces the contract to what the web reads of it: method and path of an endpoint, and values. What is
 * computed there has no side effects, so that schemas, which give types only, are left out, and zod with them.
 */
function contractForWeb(): Plugin {
  const isRead = (property: ESTree.ObjectPropertyKind) =>
    property.type === 'Property' &&
    property.key.type === 'Identifier' &&
    ['method', 'path'].includes(property.key.name);

  function reduce(init: ESTree.Expression, code: string): string {
    const textOf = ({ start, end }: ESTree.Span) => code.slice(start, end);
    const called = init.type === 'CallExpression' && textOf(init.callee) === 'endpoint';
    const definition = called ? init.arguments[0] : undefined;
    if (definition?.type !== 'ObjectExpression') return `/* @__PURE__ */ (() => (${textOf(init)}))()`;
    return `{ ${definition.properties.filter(isRead).map(textOf).join(', ')} }`;
  }

  return {
    name: 'contract-for-web',
    transform: {
      filter: { id: /\/contract\/.*\.ts$/ },
      handler(code) {
        let reduced = '';
        let done = 0;
        for (const statement of this.parse(code).body) {
          const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
          for (const { init } of declared?.type === 'VariableDeclaration' ? declared.declarations : []) {
            if (!init || /Literal|Function/.test(init.type)) continue;
            reduced += code.slice(done, init.start) + reduce(init, code);
            done = init.end;
          }
        }
        return { code: reduced + code.slice(done), map: null, moduleSideEffects: false };
      },
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? file.moduleIds : []));
      if (modules.some(id => /[\\/]node_modules[\\/]zod[\\/]/.test(id)))
        this.error('zod is in the bundle: the web reads a schema of the contract as a value');
    },
  };
}

const server = 'http://127.0.0.1:8080';
const served = ['/auth', '/office', '/kol', '/operator/api', '/m/', '/openapi.json', '/docs', '/help'];

export default defineConfig({
  plugins: [react(), contractForWeb(), bootScript(), precompress(), budget()],
  // sockjs-client uses Node's `global`.
  define: { global: 'globalThis' },
  // The realtime channel accepts pages of its own host only, so the proxy passes the browser's host on.
  server: {
    proxy: Object.fromEntries(served.map(path => [path, { target: server, ws: path === '/auth' }])),
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What loads pages names hundreds of files, and a hash does not compress: seven letters tell versions apart.
        chunkFileNames: chunk =>
          chunk.name.includes('~') ? 'assets/shared-[hash:7].js' : 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // Groups shared code by the pages that share it, into few files; the public pages load nothing of the others.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
              priority: 3,
            },
            { name: 'base', tags: ['$initial'], priority: 2 },
            // Exactly by the pages that share it: merged, a page loads what others need, and files come to depend on
            // each other in a cycle and break.
            { name: 'shared', minShareCount: 2, entriesAware: true },
          ],
        },
      },
    },
  },
});
