import { calls } from '@relish/shared/calls.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';

import { testApp } from '../testing/test-app.ts';

it('the API describes itself, every call of it, in valid OpenAPI', async () => {
  const { app } = await testApp();
  const answer = await app.inject({ method: 'GET', url: '/api/v2/openapi.json' });
  const document = answer.json<{ paths: Record<string, { post: { requestBody: unknown } }> }>();
  const result = await new Validator().validate(structuredClone(document));
  expect(result).toMatchObject({ valid: true });
  const names = Object.keys(calls).map((name) => `/${name}`);
  expect(Object.keys(document.paths).toSorted()).toEqual(names.toSorted());
  expect(document.paths['/media/upload']?.post.requestBody).toEqual({
    required: true,
    content: { 'image/*': {} },
  });
  expect(JSON.stringify(document.paths['/login']?.post.requestBody)).toContain('"password"');
});
