import { DEVELOPMENT_ORIGIN } from '@relish/shared/constants.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const development = new URL(DEVELOPMENT_ORIGIN);

export default defineConfig({
  plugins: [react()],
  // The server serves the page and /assets/*, nothing else: there are no unhashed public files.
  publicDir: false,
  server: { host: development.hostname, port: Number(development.port), strictPort: true },
  build: {
    // The page's policy allows neither data: fonts nor anything inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
