import { expect, test } from 'vitest';

import { maskEnvelope } from './recording-masking.ts';

const ID = '6f1c2b9e-4d7a-4c8e-9b1f-2a3c4d5e6f70';

const css = '.a{color:red}@media print{.b{width:12px}}';
const page = `https://relish.example/manage-resident/${ID}?name=Grace`;
const link = {
  type: 2,
  tagName: 'a',
  attributes: { class: 'card', href: page, 'data-name': 'Grace', 'aria-description': 'Grace' },
  childNodes: [{ type: 3, textContent: '*****' }],
};
const recorded = [
  { type: 4, data: { href: page, width: 390 } },
  { type: 2, data: { node: { attributes: { _cssText: css }, childNodes: [link] } } },
  { type: 3, data: { attributes: [{ id: 7, attributes: { title: 'Grace', open: true } }] } },
  {
    type: 5,
    data: {
      tag: 'breadcrumb',
      payload: { category: 'ui.click', message: 'a[title="Grace"]', data: { node: 'Grace' } },
    },
  },
  {
    type: 5,
    data: { tag: 'performanceSpan', payload: { op: 'navigation.push', description: page } },
  },
];

const envelope = (payload: unknown) =>
  [
    { event_id: 'x' },
    [
      [
        { type: 'replay_event' },
        { type: 'replay_event', replay_id: 'r', urls: [page], user: { email: 'grace@home.test' } },
      ],
      [{ type: 'replay_recording', length: 1 }, payload],
    ],
  ] as const;

test('records the structure of a page without its content', () => {
  const [, [event, recording]] = maskEnvelope(
    envelope(`{"segment_id":0}\n${JSON.stringify(recorded)}`),
  );
  expect(event[1]).toEqual({
    type: 'replay_event',
    replay_id: 'r',
    urls: ['https://relish.example/manage-resident/:id'],
    segment_names: [],
  });

  const sent = String(recording[1]);
  expect(recording[0].length).toBe(new TextEncoder().encode(sent).length);
  expect(sent).not.toMatch(/grace/i);
  expect(sent).not.toContain(ID);
  expect(sent.startsWith('{"segment_id":0}\n')).toBe(true);
  const [meta, snapshot, mutation, click] = JSON.parse(sent.slice(sent.indexOf('\n'))) as unknown[];
  expect(meta).toEqual({
    type: 4,
    data: { href: 'https://relish.example/manage-resident/:id', width: 390 },
  });
  expect(snapshot).toMatchObject({
    data: {
      node: { attributes: { _cssText: css }, childNodes: [{ attributes: { class: 'card' } }] },
    },
  });
  expect(mutation).toEqual({
    type: 3,
    data: { attributes: [{ id: 7, attributes: { title: '*****', open: true } }] },
  });
  expect(click).toMatchObject({ data: { payload: { category: 'ui.click', message: 'a' } } });
});

test('does not send a recording that cannot be parsed', () => {
  const [, [, recording]] = maskEnvelope(envelope(new Uint8Array([1, 2])));
  expect(recording[1]).toBe('{}\n[]');
});

test('leaves other items unchanged', () => {
  const other = [{}, [[{ type: 'session' }, { sid: ID }]]] as const;
  expect(maskEnvelope(other)).toEqual(other);
});
