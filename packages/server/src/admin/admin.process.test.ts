import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CONTENT_FOLDER } from '../content/content-files.ts';
import {
  admin,
  type Environment,
  newEmbedded,
  type ServerProcess,
  startServerProcess,
} from '../testing/server-process.ts';

let env: Environment;
let server: ServerProcess;
beforeAll(async () => {
  env = await newEmbedded();
  server = await startServerProcess(env);
});
afterAll(async () => {
  await server.kill('SIGTERM');
});

const file = (name: string) => join(env['DATA_DIR'] ?? '', name);
const idIn = (output: string) => output.trim().split('\n').at(-1) ?? '';

describe('npm run admin', () => {
  it('prints its help', async () => {
    const { code, output } = await admin(env);
    expect(code).toBe(0);
    for (const word of ['create-organisation', 'set-package', 'maintenance', 'backup', 'restore'])
      expect(output).toContain(word);
    const wrong = await admin(env, 'destroy-everything');
    expect([wrong.code, wrong.output.includes('There is no command')]).toEqual([1, true]);
  });

  it('creates an organisation, a home and its first manager, who joins by mail', async () => {
    const organisation = idIn(
      (await admin(env, 'create-organisation', '--name', 'Elm Care', '--package', 'B')).output,
    );
    const home = idIn(
      (
        await admin(
          env,
          'create-home',
          '--organisation',
          organisation,
          '--name',
          'Elm Lodge',
          '--region',
          'scotland',
        )
      ).output,
    );
    expect(
      (await admin(env, 'create-manager', '--home', home, '--email', 'elm@example.org')).code,
    ).toBe(0);
    // Mail still being written has another name.
    const mails = async () =>
      (await readdir(file('mail')).catch((): string[] => [])).filter((name) =>
        name.endsWith('.eml'),
      );
    await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1);
    const [mail = ''] = await mails();
    const code = /#([\w-]{43})/.exec(
      (await readFile(file(`mail/${mail}`), 'utf8')).replaceAll('=\r\n', ''),
    )?.[1];
    const person = {
      password: 'a long enough password',
      first_name: 'Elma',
      last_name: 'Ross',
      is_adult: true,
    } as const;
    const registered = await server.call('register', {
      ...person,
      email: 'elm@example.org',
      invitation_code: code ?? '',
    });
    const me = () => server.call('me', {}, registered.body.token);
    expect((await me()).body).toMatchObject({
      role: 'home_manager',
      package: { title: 'Package B' },
      carehome: { name: 'Elm Lodge', region: 'scotland' },
    });

    await admin(
      env,
      'set-package',
      '--organisation',
      organisation,
      '--package',
      'd',
      '--basic',
      'yes',
    );
    await admin(env, 'risk-assessment', 'on', '--organisation', organisation);
    await admin(env, 'expire', '--organisation', organisation, '--yes');
    expect((await me()).body).toMatchObject({
      expired: true,
      package: { title: 'Package D', is_basic: true },
      carehome: { organisation: { is_risk_assessment_enabled: true } },
    });
    await admin(env, 'renew', '--organisation', organisation);
    expect((await me()).body.expired).toBe(false);

    const listed = (await admin(env, 'list')).output
      .split('\n')
      .find((line) => line.includes('Elm Lodge'));
    expect(listed).toMatch(/Elm Care {2}Package D basic {2}risk assessment .* 1 people/);
    expect((await admin(env, 'deactivate-user', '--email', 'elm@example.org', '--yes')).code).toBe(
      0,
    );
    expect((await me()).status).toBe(401);
  });

  it('asks for confirmation before a destructive command', async () => {
    const { code, output } = await admin(
      env,
      'deactivate-user',
      '--email',
      'package-a@relish.test',
    );
    expect([code, output]).toEqual([1, expect.stringContaining('--yes')]);
    expect(await server.signIn('package-a@relish.test')).toMatch(/.{43}/);
  });

  it.each([
    [['create-organisation'], '--name is missing'],
    [
      ['create-home', '--organisation', 'x', '--name', 'y', '--region', 'england'],
      'There is no organisation x',
    ],
    [['create-home', '--organisation', 'x', '--name', 'y', '--region', 'mars'], 'Choose a region'],
    [['set-package', '--organisation', 'x', '--package', 'F'], 'A, B, C, D, E'],
    [['maintenance', 'maybe'], 'on or off'],
  ])('explains what is wrong with %j', async (args, sentence) => {
    const { code, output } = await admin(env, ...args);
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect(output).not.toContain('    at ');
  });

  it('starts and ends maintenance in the running product', async () => {
    const status = async () => (await server.call('ping', {})).status;
    await admin(env, 'maintenance', 'on', 'Back at ten', '--yes');
    await expect.poll(status, { timeout: 20_000 }).toBe(503);
    await admin(env, 'maintenance', 'off');
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
  });

  it('imports films into the running product and reports progress', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'relish-content-'));
    await mkdir(join(folder, 'videos'));
    for (const name of await readdir(join(CONTENT_FOLDER, 'videos')))
      if (name.startsWith('by-the-sea.'))
        await cp(join(CONTENT_FOLDER, 'videos', name), join(folder, 'videos', name));
    const { code, output } = await admin(env, 'content', 'import', folder);
    expect([code, output]).toEqual([0, expect.stringContaining('by-the-sea.mp4: 100 %')]);
    expect(output.trim().split('\n').at(-1)).toBe('1 files, 1 of them new or changed.');
    const kept = await readdir(file('media'), { recursive: true });
    expect(kept.filter((name) => name.endsWith('-film.mp4'))).toHaveLength(1);
  });

  it('backs up the running server and restores that state', async () => {
    let token = await server.signIn('package-e@relish.test');
    const invite = (email: string) =>
      server.call('invitations/add', { email, role: 'carer' }, token);
    const emails = async () =>
      (await server.call('invitations/list', {}, token)).body.map(({ email }) => email);
    await invite('before@example.org');
    expect((await admin(env, 'backup', file('backup.tar.gz'))).code).toBe(0);
    await invite('after@example.org');

    const busy = await admin(env, 'restore', file('backup.tar.gz'), '--yes');
    expect([busy.code, busy.output]).toEqual([1, expect.stringContaining('in use')]);
    await server.kill('SIGTERM');
    await writeFile(file('damaged.tar.gz'), 'not a backup');
    expect((await admin(env, 'restore', file('damaged.tar.gz'), '--yes')).code).toBe(1);
    const restored = await admin(env, 'restore', file('backup.tar.gz'), '--yes');
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('before-')]);

    server = await startServerProcess(env);
    expect((await server.call('me', {}, token)).status).toBe(401);
    token = await server.signIn('package-e@relish.test');
    expect(await emails()).toContain('before@example.org');
    expect(await emails()).not.toContain('after@example.org');
  });
});
