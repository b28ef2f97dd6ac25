import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';

import {
  guessableWords,
  isMadeOfNames,
  PASSWORD_MIN_SCORE,
} from '@relish/shared/accounts/sign-in/password-strength.ts';

import { invalid } from './app-error.ts';
import type { ScoreRequest } from './password-scorer.worker.ts';

const SCORER = new URL('./password-scorer.worker.ts', import.meta.url);

let scorer: Worker | undefined;

/** Scoring takes 4 to 22 ms and loading the dictionaries longer, so both run in a worker. */
export function startPasswordScorer(): Worker {
  if (scorer) return scorer;
  const started = new Worker(SCORER);
  // An idle scorer must not keep the process alive.
  started.unref();
  // Without a listener an error would end the server; the next password starts a new worker.
  started.on('error', () => {});
  started.on('exit', () => {
    scorer = undefined;
  });
  scorer = started;
  return started;
}

/** `about`: names, email address and home of the user, which must not make up the password. */
export async function refuseWeakPassword(
  field: string,
  password: string,
  about: readonly (string | undefined)[],
) {
  const words = guessableWords(about);
  if (isMadeOfNames(password, words) || (await scorePassword(password, words)) < PASSWORD_MIN_SCORE)
    throw invalid({
      [field]: ['This password is too easy to guess. Add another word, and leave out names.'],
    });
}

async function scorePassword(password: string, words: string[]): Promise<number> {
  const { port1, port2 } = new MessageChannel();
  const request: ScoreRequest = { password, words, answer: port2 };
  startPasswordScorer().postMessage(request, [port2]);
  // The port closes when the worker dies before answering.
  const answered = await Promise.race([once(port1, 'message'), once(port1, 'close')]);
  port1.close();
  const [score] = answered as [number?];
  if (score === undefined) throw new Error('the password scorer ended');
  return score;
}
