import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function testMailbox() {
  const folder = await mkdtemp(join(tmpdir(), 'relish-mail-'));
  return {
    folder,
    to: async (address: string) => {
      const names = await readdir(join(folder, 'mail')).catch((): string[] => []);
      const texts = await Promise.all(
        names
          .filter((name) => name.endsWith('.eml'))
          .toSorted()
          .map((name) => readFile(join(folder, 'mail', name), 'utf8')),
      );
      return texts.map(decode).filter((mail) => mail.includes(`To: ${address}`));
    },
  };
}

const decode = (text: string) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
