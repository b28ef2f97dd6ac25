import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect } from '@playwright/test';

const folder = () => join(process.env.E2E_DATA_DIR ?? '', 'mail');

/** All mails to an address so far, oldest first. */
async function mailsTo(address: string): Promise<string[]> {
  const names = await readdir(folder()).catch((): string[] => []);
  const texts = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((name) => readFile(join(folder(), name), 'utf8')),
  );
  return texts.map(decode).filter((mail) => mail.includes(`To: ${address}`));
}

/** Decodes quoted-printable. */
const decode = (text: string) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );

/** Waits for a mail with a link to this page and returns the newest such link as a path. */
export async function mailedLink(address: string, page: string): Promise<string> {
  let path: string | undefined;
  const link = new RegExp(`https?://[^/\\s]+(/${page}[#?]\\S+)`);
  await expect(async () => {
    path = (await mailsTo(address)).map((mail) => link.exec(mail)?.[1]).findLast(Boolean);
    expect(path, `a mail to ${address} with a link to ${page}`).toBeDefined();
  }).toPass({ timeout: 30_000, intervals: [100, 250, 500] });
  return path ?? '';
}
