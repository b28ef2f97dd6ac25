import { type CallName, calls, type Input, type Output } from '@relish/shared/calls.ts';
import { type ErrorBody, type ErrorCode, errorStatus } from '@relish/shared/errors.ts';
import { expect, onTestFinished, vi } from 'vitest';

type Answer = (input: unknown, signal: AbortSignal) => Promise<Response>;

interface SentRequest {
  name: CallName;
  url: string;
  input: unknown;
  headers: Headers;
}

/**
 * Replaces fetch for one test. Answers and requests must match the contract; unexpected calls fail
 * the test.
 */
export function stubApi() {
  const answers = new Map<CallName, Answer>();
  const sent: SentRequest[] = [];
  const faults: unknown[] = [];
  let finished = false;

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const name = url.split('/api/v2/')[1] as CallName;
    const input: unknown = JSON.parse(init.body as string);
    sent.push({ name, url, input, headers: new Headers(init.headers) });
    const answer = answers.get(name);
    // The client turns an error thrown here into a failed call, so faults are collected and fail
    // the test at its end.
    if (!answer) faults.push(`${name} was called without an answer in this test`);
    return answer ? answer(input, init.signal as AbortSignal) : Response.error();
  });
  onTestFinished(() => {
    finished = true;
    vi.unstubAllGlobals();
    expect(faults).toEqual([]);
  });

  return {
    answers: <N extends CallName>(
      name: N,
      output: Output<N> | ((input: Input<N>) => Output<N> | Promise<Output<N>>),
    ) => {
      answers.set(name, async (input) => {
        try {
          calls[name].input.parse(input);
          const result = typeof output === 'function' ? await output(input as Input<N>) : output;
          return Response.json(calls[name].output.parse(result));
        } catch (fault) {
          faults.push(fault);
          return Response.error();
        }
      });
    },
    refuses: (name: CallName, code: ErrorCode, body: Omit<ErrorBody, 'code'>) => {
      answers.set(name, async () =>
        Response.json({ code, ...body }, { status: errorStatus[code] }),
      );
    },
    /** Any status, with any body a server or proxy might send. */
    fails: (name: CallName, status: number, body: unknown = {}) => {
      answers.set(name, async () => Response.json(body, { status }));
    },
    /** Never answers until the request is aborted. */
    neverAnswers: (name: CallName) => {
      answers.set(name, async (_input, signal) => {
        // A timeout after the end of the test must not affect a later one.
        await new Promise<void>((resolve) =>
          signal.addEventListener('abort', () => finished || resolve()),
        );
        throw signal.reason;
      });
    },
    cannotBeReached: (name: CallName) => {
      answers.set(name, async () => {
        throw new TypeError('Failed to fetch');
      });
    },
    /** Requests to a call, oldest first. */
    sentTo: (name: CallName) => sent.filter((each) => each.name === name),
  };
}
