import { expect } from '@playwright/test';

import { test } from './watched-page.ts';

test(
  'the app is served compressed, and its files are cached for ever',
  { tag: '@phone' },
  async ({ page }) => {
    const answers = new Map<string, Record<string, string>>();
    page.on('response', (response) => {
      answers.set(new URL(response.url()).pathname, response.headers());
    });
    await page.goto('/login', { waitUntil: 'networkidle' });

    expect(answers.get('/login')?.['content-encoding']).toMatch(/^(br|gzip)$/);
    expect(answers.get('/login')?.['cache-control']).toBe('no-cache');
    const files = [...answers].filter(([path]) => /^\/assets\/.+\.(js|css)$/.test(path));
    expect(files.length).toBeGreaterThan(3);
    for (const [path, headers] of files)
      expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
    const compressed = files.filter(([, headers]) => headers['content-encoding'] !== undefined);
    expect(compressed.length).toBeGreaterThan(3);
  },
);
