import { expect, it } from 'vitest';

import { minutes } from './clock.ts';
import { FairTurns, type TurnLimits } from './fair-turns.ts';

const LIMITS: TurnLimits = { atOnce: 1, waitingAtMost: 10, perPerson: 3, patienceMs: minutes(5) };

function workshop(turns: FairTurns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const settled = () => new Promise(setImmediate);
  return {
    begun,
    settled,
    ask: (who: string, name: string) => {
      const place = turns.enter(who);
      return { place, done: place.inTurn(work(name)) };
    },
    job: (name: string) => turns.asJob(work(name)),
    finish: async () => {
      await settled();
      for (let ended = 0; ended < begun.length; ended += 1) {
        ends.get(begun[ended] ?? '')?.();
        await settled();
      }
      return begun;
    },
  };
}

const readErrorCode = (failing: Promise<unknown>) =>
  failing.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

it('limits concurrency', async () => {
  const shop = workshop(new FairTurns({ ...LIMITS, atOnce: 2 }));
  for (const name of ['a', 'b', 'c', 'd']) void shop.ask(name, name);
  await shop.settled();
  expect(shop.begun).toEqual(['a', 'b']);
  expect(await shop.finish()).toEqual(['a', 'b', 'c', 'd']);
});

it('alternates between users, however many requests one of them sent first', async () => {
  const shop = workshop(new FairTurns(LIMITS));
  for (const name of ['ann 1', 'ann 2', 'ann 3']) void shop.ask('ann', name);
  for (const name of ['bob 1', 'bob 2']) void shop.ask('bob', name);
  void shop.ask('cleo', 'cleo 1');
  expect(await shop.finish()).toEqual(['ann 1', 'ann 2', 'bob 1', 'cleo 1', 'ann 3', 'bob 2']);
});

it('refuses more places than a user’s share and leaves room for others', async () => {
  const turns = new FairTurns(LIMITS);
  const [first] = [turns.enter('ann'), turns.enter('ann'), turns.enter('ann')];
  expect(() => turns.enter('ann')).toThrow(
    expect.objectContaining({ code: 'too_many_requests', options: { retryAfterSeconds: 10 } }),
  );
  turns.enter('bob');
  first.leave();
  first.leave();
  turns.enter('ann');
  expect(() => turns.enter('ann')).toThrow('still being made');
});

it('refuses everyone when all places are taken', () => {
  const turns = new FairTurns(LIMITS);
  for (let place = 0; place < 11; place += 1) turns.enter(`${place}`);
  expect(() => turns.enter('one more')).toThrow(
    expect.objectContaining({ code: 'too_many_requests', options: { retryAfterSeconds: 60 } }),
  );
});

it('drops waiting work of a disconnected client and keeps the place of running work', async () => {
  const turns = new FairTurns({ ...LIMITS, perPerson: 2 });
  const shop = workshop(turns);
  const running = shop.ask('ann', 'running');
  const waiting = shop.ask('ann', 'waiting');
  running.place.leave();
  waiting.place.leave();
  expect(await readErrorCode(waiting.done)).toBe('timeout');
  turns.enter('ann');
  expect(() => turns.enter('ann')).toThrow('still being made');
  expect(await shop.finish()).toEqual(['running']);
  turns.enter('ann');
});

it('does not start work whose client disconnected before waiting', async () => {
  const shop = workshop(new FairTurns(LIMITS));
  const place = new FairTurns(LIMITS).enter('ann');
  place.leave();
  expect(await readErrorCode(place.inTurn(async () => shop.begun.push('late')))).toBe('timeout');
  expect(shop.begun).toEqual([]);
});

it('refuses with a retry time after the timeout', async () => {
  const shop = workshop(new FairTurns({ ...LIMITS, patienceMs: 1 }));
  const running = shop.ask('ann', 'running');
  expect(await readErrorCode(shop.ask('bob', 'waiting').done)).toBe('too_many_requests');
  await shop.finish();
  expect(await running.done).toBe('running');
});

it('runs one job at a time beside the requests', async () => {
  const shop = workshop(new FairTurns(LIMITS));
  for (const name of ['job 1', 'job 2']) void shop.job(name);
  for (const name of ['request 1', 'request 2']) void shop.ask('ann', name);
  await shop.settled();
  expect(shop.begun).toEqual(['job 1', 'request 1']);
  expect(await shop.finish()).toEqual(['job 1', 'request 1', 'job 2', 'request 2']);
});

it('continues after failed work', async () => {
  const turns = new FairTurns(LIMITS);
  await expect(
    turns.enter('ann').inTurn(() => Promise.reject(new Error('broken'))),
  ).rejects.toThrow('broken');
  await expect(turns.asJob(() => Promise.reject(new Error('broken too')))).rejects.toThrow('too');
  expect(await turns.enter('bob').inTurn(async () => 'done')).toBe('done');
  expect(await turns.asJob(async () => 'done too')).toBe('done too');
});
