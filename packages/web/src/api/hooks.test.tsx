import type { Output } from '@relish/shared/calls.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '../testing/show.tsx';
import { stubApi } from '../testing/stub-api.ts';
import { useCall, useCallMutation } from './hooks.ts';

const PEGGY = '0197a000-0000-7000-8000-0000000000a1';
const TAG = '0197a000-0000-7000-8000-0000000000b1';

const PIANIST: Output<'tags/list'>[number] = {
  tag: TAG,
  group: 'loves',
  label: 'Pianist',
  colour: 'teal',
  special: false,
  scope: 'carehome',
  active: true,
  uses: 1,
};

const heard: string[] = [];

function Row({ id }: { id: string }) {
  const archive = useCallMutation('tags/archive');
  const tell = {
    onSuccess: () => void heard.push('success'),
    onError: () => void heard.push('error'),
    onSettled: () => void heard.push('settled'),
  };
  return (
    <button type="button" onClick={() => archive.mutate({ id }, tell)}>
      Archive
    </button>
  );
}

function Tags() {
  const { data: tags = [] } = useCall('tags/list', {});
  const { data: ofPeggy } = useCall('tags/of', { resident_id: PEGGY });
  return (
    <>
      {ofPeggy && <p>Loaded</p>}
      {tags.map(({ tag }) => (
        <Row key={tag} id={tag} />
      ))}
    </>
  );
}

async function open() {
  heard.length = 0;
  const api = stubApi();
  api.answers('tags/list', [PIANIST]);
  api.answers('tags/of', []);
  const person = show(
    <QueryClientProvider client={new QueryClient()}>
      <Tags />
    </QueryClientProvider>,
  );
  await screen.findByText('Loaded');
  return { api, person, button: await screen.findByRole('button', { name: 'Archive' }) };
}

test('the caller hears of success even when its row has gone from the refreshed list', async () => {
  const { api, person, button } = await open();
  let answerLate: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  api.answers('tags/archive', () => {
    api.answers('tags/list', []);
    api.answers('tags/of', async () => {
      await late;
      return [];
    });
    return { id: TAG };
  });
  await person.click(button);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(heard).toEqual([]);
  act(answerLate);
  await waitFor(() => expect(heard).toEqual(['success', 'settled']));
});

test('the caller hears of a failure', async () => {
  const { api, person, button } = await open();
  api.refuses('tags/archive', 'invalid', { message: 'Not now.', errors: {} });
  await person.click(button);
  await waitFor(() => expect(heard).toEqual(['error', 'settled']));
});
