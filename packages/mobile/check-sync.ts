import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { copyWww, ROOT } from './build-www.ts';

/**
 * Linked packages must resolve to the path of the copy, because the projects refer to them by
 * relative path.
 */
const IN_A_COPY = ['--preserve-symlinks', '--preserve-symlinks-main'];
const NOT_COPIED = new Set(['www', 'build', '.gradle', 'public', 'DerivedData', 'node_modules']);

export function sync(folder: string, nodeOptions: string[] = [], quiet = false) {
  const capacitor = join(folder, '../../node_modules/@capacitor/cli/bin/capacitor');
  execFileSync(process.execPath, [...nodeOptions, capacitor, 'sync'], {
    cwd: folder,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit'],
  });
}

/**
 * Lists the files that a sync would change in a fresh clone, without touching the projects here.
 */
export function findChangesBySync(): { files: number; changed: string[] } {
  const copy = mkdtempSync(join(tmpdir(), 'relish-sync-'));
  const mobile = join(copy, 'packages/mobile');
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
  );
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: mobile, env, encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== '');
  try {
    mkdirSync(join(copy, 'packages'));
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
    cpSync(join(ROOT, 'packages/mobile'), mobile, {
      recursive: true,
      filter: (path) => !NOT_COPIED.has(basename(path)),
    });
    git('init', '--quiet', copy);
    git('add', '.');
    git('clean', '-fdXq', '.');
    copyWww(join(mobile, 'www'), { api_origin: 'https://app.relish.example' });
    sync(mobile, IN_A_COPY, true);
    return {
      files: git('ls-files').length,
      changed: git('ls-files', '--modified', '--others', '--exclude-standard', '.'),
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
