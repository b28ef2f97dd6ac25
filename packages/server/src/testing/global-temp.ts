import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Removes the temporary folder after the run. */
export default async function setup() {
  const before = process.env['TMPDIR'];
  const folder = await mkdtemp(join(tmpdir(), 'relish-tests-'));
  await chmod(folder, 0o711); // PostgreSQL runs as another user.
  process.env['TMPDIR'] = folder;
  return async () => {
    process.env['TMPDIR'] = before;
    if (before === undefined) delete process.env['TMPDIR'];
    await rm(folder, { recursive: true, force: true });
  };
}
