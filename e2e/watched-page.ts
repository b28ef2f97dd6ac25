import { test as base, expect } from '@playwright/test';

interface Watched {
  /** Statuses that this story provokes; the browser logs each refused call as an error. */
  expectRefusals: (...statuses: number[]) => void;
}

/** The page of every story: whatever the browser complains about fails it. */
export const test = base.extend<Watched>({
  expectRefusals: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const expected = new Set<number>();
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      page.on('requestfailed', (request) =>
        complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
      );
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        const status = /responded with a status of (\d+)/.exec(message.text())?.[1];
        if (expected.has(Number(status))) return;
        complaints.push(`console: ${message.text()} ${message.location().url}`);
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} refused ${event.blockedURI}`);
        });
      });
      await use((...statuses) => statuses.forEach((status) => expected.add(status)));
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
