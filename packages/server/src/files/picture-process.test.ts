import { type ChildProcess, execFile } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, it, onTestFinished, vi } from 'vitest';

import { seconds } from '../core/clock.ts';
import { largePhoto, testPicture } from '../testing/pictures.ts';
import { createPictureShaper } from './shape-picture.ts';

/** The processes that are started during a test, in their order. */
function collectProcesses(): ChildProcess[] {
  const started: ChildProcess[] = [];
  const add = (message: unknown) => started.push((message as { process: ChildProcess }).process);
  subscribe('child_process', add);
  onTestFinished(() => {
    unsubscribe('child_process', add);
    for (const child of started) child.kill('SIGKILL');
  });
  return started;
}

const smallPicture = () => testPicture().png().toBuffer();

it('refuses the picture at which its process dies, and makes those that wait', async () => {
  const started = collectProcesses();
  const { shapePicture, cropPicture } = createPictureShaper();
  const [small, large] = await Promise.all([smallPicture(), largePhoto(1)]);
  await shapePicture(small);
  const hostile = shapePicture(large);
  const others = [shapePicture(small), cropPicture(small, { x: 0, y: 0, w: 500, h: 1000 })];
  started[0]?.kill('SIGKILL');
  await expect(hostile).rejects.toMatchObject({
    code: 'invalid',
    message: 'This picture is damaged. Choose another, or save it again first.',
  });
  expect((await Promise.all(others)).map(({ width }) => width)).toEqual([640, 320]);
  expect(started.length).toBeGreaterThan(1);
});

it('replaces a process that takes too long, and says that the picture has too many pixels', async () => {
  const started = collectProcesses();
  const slow = createPictureShaper({ calmMs: 0, hurriedMs: 0 });
  await expect(slow.shapePicture(await smallPicture())).rejects.toMatchObject({
    message: 'This picture has too many pixels. Send a smaller one.',
  });
  const [child] = started;
  if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child?.signalCode).toBe('SIGKILL');
});

it('makes a picture again at the priority of requests if it is not finished in time', async () => {
  const started = collectProcesses();
  const { shapePicture } = createPictureShaper({ calmMs: 0 });
  expect((await shapePicture(await smallPicture())).width).toBe(640);
  expect(started).toHaveLength(2);
  expect(getPriority(started[1]?.pid ?? 0)).toBe(getPriority());
});

it('keeps its process after a damaged file', async () => {
  const started = collectProcesses();
  const { shapePicture } = createPictureShaper();
  const small = await smallPicture();
  await expect(shapePicture(small.subarray(0, small.length / 2))).rejects.toThrow('damaged');
  await shapePicture(small);
  expect(started).toHaveLength(1);
});

it('ends its process when there is no more work, and starts another for the next picture', async () => {
  const started = collectProcesses();
  const { shapePicture } = createPictureShaper({ idleMs: 1 });
  const small = await smallPicture();
  await shapePicture(small);
  const [child] = started;
  if (child && child.signalCode === null) await once(child, 'exit');
  expect((await shapePicture(small)).width).toBe(640);
  expect(started).toHaveLength(2);
});

it('gives its process a low priority and no secrets', async () => {
  const started = collectProcesses();
  vi.stubEnv('SECRET_KEY', 'known to the server only');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { shapePicture } = createPictureShaper();
  await shapePicture(await smallPicture());
  const pid = started[0]?.pid ?? 0;
  expect(getPriority(pid)).toBeGreaterThan(getPriority());
  const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
  expect(environment).toContain('MALLOC_ARENA_MAX');
  expect(environment).not.toContain('SECRET_KEY');
});

it('does not keep a program running that has nothing else to do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'relish-picture-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [program, picture] = [join(folder, 'shape.mjs'), join(folder, 'small.png')];
  await writeFile(picture, await smallPicture());
  await writeFile(
    program,
    `import { readFileSync } from 'node:fs';
     import { subscribe } from 'node:diagnostics_channel';
     import { shapePicture } from ${JSON.stringify(new URL('./shape-picture.ts', import.meta.url).href)};
     subscribe('child_process', ({ process: child }) => child.on('spawn', () => console.log(child.pid)));
     await shapePicture(readFileSync(${JSON.stringify(picture)}));`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    timeout: seconds(25),
  });
  const pid = Number(stdout);
  expect(pid).toBeGreaterThan(0);
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), seconds(20));
});
