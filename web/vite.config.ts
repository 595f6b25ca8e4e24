import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import { defineConfig, type Plugin } from 'vitest/config';
import { tabs } from './tabs.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Ships the fonts' licences beside the fonts. */
function fontLicences(): Plugin {
  const fonts = {
    'golos-text': '@fontsource-variable/golos-text',
    'playfair-display': '@fontsource/playfair-display',
  };
  return {
    name: 'font-licences',
    apply: 'build',
    generateBundle() {
      for (const [name, from] of Object.entries(fonts)) {
        const source = readFileSync(here(`./node_modules/${from}/LICENSE`), 'utf8');
        this.emitFile({ type: 'asset', fileName: `licences/${name}.txt`, source });
      }
    },
  };
}

/** The games' data files are the one source of printed facts; the browser reads the same files. */
const PROVENANCE = new Set(['source', 'note']);

function toml(): Plugin {
  return {
    name: 'toml',
    transform(code, id) {
      if (!id.endsWith('.toml')) return undefined;
      const short = JSON.stringify(parse(code), (key, value: unknown) =>
        PROVENANCE.has(key) ? undefined : value,
      );
      return { code: `export default ${short}`, map: null, moduleType: 'js' };
    },
  };
}

const server = process.env.IGROTEKA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [toml(), svelte(), fontLicences()],
  css: { postcss: { plugins: [tabs()] } },
  build: {
    outDir: here('../src/igroteka/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'THIRD-PARTY-LICENSES.md' },
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': server,
      '/j/': server,
      '/ws': { target: server, ws: true },
    },
  },
  resolve: { conditions: process.env.VITEST ? ['browser'] : undefined },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
});
