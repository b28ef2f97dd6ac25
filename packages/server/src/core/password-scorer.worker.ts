import { type MessagePort, parentPort } from 'node:worker_threads';

import { PASSWORD_SCORED_LENGTH } from '@relish/shared/accounts/sign-in/password-strength.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

export interface ScoreRequest {
  password: string;
  words: string[];
  answer: MessagePort;
}

const checker = new ZxcvbnFactory({
  // Same as in packages/web/src/ui/forms/password-score.ts.
  dictionary: {
    'passwords-common': common['passwords-common'],
    'commonWords-en': english['commonWords-en'],
    'firstnames-en': english['firstnames-en'],
  },
  graphs: adjacencyGraphs,
  // More find nothing new, and a crafted password would take seconds.
  l33tMaxSubstitutions: 4,
});

parentPort?.on('message', ({ password, words, answer }: ScoreRequest) => {
  answer.postMessage(checker.check(password.slice(0, PASSWORD_SCORED_LENGTH), words).score);
});
