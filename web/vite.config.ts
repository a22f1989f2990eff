import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';

const server = process.env['INTRIGUE_SERVER'] ?? 'http://127.0.0.1:8000';

/** The service worker's list of what a build is made of. */
const files: Plugin = {
  name: 'files',
  generateBundle(_, bundle) {
    const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
    this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(names.map((name) => `/${name}`).sort()) });
  },
};

export default defineConfig({
  plugins: [svelte(), files],
  build: {
    outDir: '../src/intrigue/server/page',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/worker.ts' },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') }, // a worker serves what lies beside it
    },
    assetsInlineLimit: 0, // the server's content policy allows no fonts and styles from data: addresses
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  // A limit ends what never would; it is no measure of how fast a machine is.
  test: { include: ['tests/**/*.test.ts'], environment: 'node', testTimeout: 300_000, hookTimeout: 300_000 },
});
