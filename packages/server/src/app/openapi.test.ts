import { calls } from '@relish/shared/calls.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';

import { testApp } from '../testing/test-app.ts';

it('describes every call in valid OpenAPI', async () => {
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

it('every call declares the error answers it can give', async () => {
  const { app } = await testApp();
  const { paths } = (await app.inject({ method: 'GET', url: '/api/v2/openapi.json' })).json<{
    paths: Record<string, { post: { responses: Record<string, unknown> } }>;
  }>();
  const declared = (name: string) =>
    Object.keys(paths[`/${name}`]?.post.responses ?? {}).map(Number);
  const always = [403, 422, 429, 500, 503, 504];
  expect(declared('ping')).toEqual([200, ...always]);
  expect(declared('me')).toEqual([200, 401, ...always]);
  expect(declared('residents/list')).toEqual([200, 401, ...always]);
  expect(declared('residents/get')).toEqual([200, 401, 403, 404, 422, 429, 500, 503, 504]);
  expect(declared('tutorials/get')).toContain(404);
  const wrong = Object.entries(calls).filter(([name, { access }]) => {
    const codes = declared(name);
    const needsToken = access !== 'public';
    const isComplete = [200, ...always].every((code) => codes.includes(code));
    return !isComplete || codes.includes(401) !== needsToken || codes.includes(400);
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

it('names the field that prevents a second copy, which the input has', async () => {
  const { app } = await testApp();
  const { paths } = (await app.inject({ method: 'GET', url: '/api/v2/openapi.json' })).json<{
    paths: Record<string, { post: { description: string; requestBody?: unknown } }>;
  }>();
  const named = Object.entries(paths).flatMap(([path, { post }]) => {
    const field = /with the same `(\w+)`/.exec(post.description)?.[1];
    return field === undefined ? [] : [{ path, field, body: JSON.stringify(post.requestBody) }];
  });
  expect(named.find(({ path }) => path === '/messages/send')?.field).toBe('id');
  expect(named.find(({ path }) => path === '/observations/add')?.field).toBe('client_uuid');
  expect(named.filter(({ field, body }) => !body.includes(`"${field}":`))).toEqual([]);
});

// The rules that public linters recommend and the validator does not check.
it('leaves nothing undocumented, undeclared or unused', async () => {
  const { app } = await testApp();
  const text = (await app.inject({ method: 'GET', url: '/api/v2/openapi.json' })).body;
  const document = JSON.parse(text) as {
    info: object;
    tags: { name: string; description: string }[];
    paths: Record<string, { post: Operation }>;
    components: Record<string, Record<string, object>>;
  };
  expect(document.info).toMatchObject({
    contact: { name: expect.any(String), url: expect.stringMatching(/^http/) },
    license: { name: expect.any(String), identifier: expect.any(String) },
  });
  const operations = Object.values(document.paths).map(({ post }) => post);
  const silent = operations.filter(({ summary, description }) => !summary || !description);
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  const used = new Set(operations.flatMap(({ tags }) => tags));
  expect(document.tags.map(({ name }) => name)).toEqual([...used].toSorted());
  expect(document.tags.filter(({ description }) => !description)).toEqual([]);
  const { securitySchemes: _, ...referenced } = document.components;
  const unused = Object.entries(referenced).flatMap(([kind, entries]) =>
    Object.keys(entries).filter((name) => !text.includes(`"#/components/${kind}/${name}"`)),
  );
  expect(unused).toEqual([]);
});

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
}
