import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect } from '@playwright/test';

const SOURCE = fileURLToPath(new URL('../packages/server/src/', import.meta.url));

function launch(file: string, args: string[]): ChildProcess {
  const { E2E_DATA_DIR: folder = '' } = process.env;
  const DATABASE_URL = readFileSync(join(folder, 'database-url'), 'utf8');
  const env = { DATA_DIR: folder, DATABASE_URL, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'fatal' };
  const child = spawn(process.execPath, [join(SOURCE, file), ...args], {
    env: { ...process.env, PUBLIC_URL: '', SMTP_URL: '', DEMO_DATA: 'true', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

/** Runs a command of the operator on the database of these tests. */
export async function runAdmin(...args: string[]) {
  const [code] = (await once(launch('admin/main.ts', args), 'exit')) as [number];
  expect(code, args.join(' ')).toBe(0);
}

async function startProcess() {
  const child = launch('main.ts', []);
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const kill = async (signal: NodeJS.Signals) => {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return { url, kill };
}

/**
 * A second server process on the database of the first, behind an address of its own that forwards to the first while
 * the second is down, as a load balancer does.
 */
export async function startSecondServer(first: string) {
  let second: Awaited<ReturnType<typeof startProcess>> | undefined = await startProcess();
  const balancer = createServer((incoming, outgoing) => forward(incoming, outgoing, second?.url));
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, to = first) => {
    const { url = '/', method, headers } = incoming;
    const forwarded = request(new URL(url, to), { method, headers }, (answer) => {
      answer.on('error', () => outgoing.destroy());
      answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
      outgoing.flushHeaders();
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  };
  balancer.listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  return {
    origin: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    /** As a crash does: nothing is finished. */
    crash: async () => {
      const ended = second;
      second = undefined;
      await ended?.kill('SIGKILL');
    },
    restart: async () => {
      second = await startProcess();
    },
    stop: async () => {
      balancer.closeAllConnections();
      balancer.close();
      await second?.kill('SIGTERM');
    },
  };
}
