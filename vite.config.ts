import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, minify, transformWithOxc, type Plugin } from 'vite';

const compress = promisify(brotliCompress);
const worthIt = /\.(js|css|html|svg|json)$/;

/** Writes a `.br` beside every text file of the build, so that no request pays for the best compression. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const names = await readdir(dir, { recursive: true });
      for (const name of names.filter(each => worthIt.test(each))) {
        const content = await readFile(join(dir, name));
        const small = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        await writeFile(join(dir, `${name}.br`), small);
      }
    },
  };
}

const boot = 'web/app/boot.ts';

/** Gives the script before the first paint a file of its own, small and kept for ever like other assets. */
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

const server = 'http://127.0.0.1:8080';
const served = ['/auth', '/office', '/kol', '/operator/api', '/m/', '/openapi.json', '/docs'];

export default defineConfig({
  plugins: [react(), bootScript(), precompress()],
  // sockjs-client speaks of Node's global (stack.md P17).
  define: { global: 'globalThis' },
  // The channel takes pages of its own host only, so the name that the browser asked for goes along.
  server: {
    proxy: Object.fromEntries(served.map(path => [path, { target: server, ws: path === '/auth' }])),
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      output: {
        chunkFileNames: chunk =>
          chunk.name.includes('~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          // What pages share goes by which pages share it, in few files; the public ones stay free of the rest.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
              priority: 3,
            },
            { name: 'base', tags: ['$initial'], priority: 2 },
            {
              name: 'figures',
              test: /web[\\/]ui[\\/](?:[a-z-]+[\\/])*(Avatar|Sparkline|LevelTag|Tag|SelectBox)\.tsx$/,
              priority: 1,
            },
            // Small ones are put together, but few: merged freely, files come to need each other in a circle, and break.
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
          ],
        },
      },
    },
  },
});
