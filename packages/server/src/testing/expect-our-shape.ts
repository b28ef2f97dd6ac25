import type { Call } from '@relish/shared/call.ts';
import { type CallName, calls } from '@relish/shared/calls.ts';
import { errorStatus } from '@relish/shared/errors.ts';
import { expect } from 'vitest';
import { z } from 'zod';

import type { Answer, TestApp } from './test-app.ts';

const FINE = new Set([200, 401, 403, 404, 422, 429]);
const ErrorShape = z.strictObject({
  code: z.enum(Object.keys(errorStatus) as [keyof typeof errorStatus]),
  message: z.string().min(1),
  errors: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
});

function expectOurs(name: CallName, { status, body, headers }: Answer, sent: unknown) {
  expect(FINE, `${name} answered ${status} to ${JSON.stringify(sent).slice(0, 200)}`).toContain(
    status,
  );
  expect(headers['content-type']).toContain('application/json');
  if (status === 200) expect(() => calls[name].output.parse(body)).not.toThrow();
  else expect(errorStatus[ErrorShape.parse(body).code]).toBe(status);
  if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

/** One person sends it all, unless something of it signed them out. */
export function sender(t: TestApp, name: CallName, { access }: Call) {
  let kept: string | undefined;
  let isSure = false;
  const token = async () => {
    if (access === 'public') return undefined;
    const isHere = isSure || (kept && (await t.call('me', {}, { token: kept })).status === 200);
    if (!isHere) kept = (await t.signIn()).token;
    return kept;
  };
  return async (
    what: unknown,
    request: { body?: string | Buffer; headers?: Record<string, string> },
  ) => {
    const answer = await t.send(name, { ...request, token: await token() });
    expectOurs(name, answer, what);
    // A validation error keeps the session.
    isSure = answer.status === 422 || answer.status === 403;
  };
}
