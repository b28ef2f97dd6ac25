import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Hold, show } from '../../testing/show.tsx';
import { FileDrop } from './file-drop.tsx';

const file = (name: string, type: string, bytes = 1000) =>
  new File([new Uint8Array(bytes)], name, { type });

function drop(...files: File[]) {
  const zone = screen.getByLabelText('Photos').parentElement;
  if (zone) fireEvent.drop(zone, { dataTransfer: { files } });
}

function photos(props: Partial<Parameters<typeof FileDrop>[0]> = {}) {
  const changes: File[][] = [];
  const person = show(
    <Hold<File[]> start={[]} given={changes}>
      {(control) => <FileDrop label="Photos" multiple {...props} {...control} />}
    </Hold>,
  );
  return { changes, person };
}

const names = (files: File[] | undefined) => files?.map(({ name }) => name);

test('lists chosen files with their size, and removes them', async () => {
  const { changes, person } = photos({ accept: 'image/*' });
  await person.upload(screen.getByLabelText('Photos'), [
    file('garden.jpg', 'image/jpeg', 2_400_000),
    file('tea.png', 'image/png'),
  ]);
  const rows = within(screen.getByRole('list', { name: 'Chosen files' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['garden.jpg2.4 MB', 'tea.png1 kB']);
  await person.click(screen.getByRole('button', { name: 'Remove garden.jpg' }));
  expect(names(changes.at(-1))).toEqual(['tea.png']);
  expect(document.activeElement).toBe(screen.getByLabelText('Photos'));
});

test('rejects files that are too large, of another type or empty, with the reason', () => {
  const { changes } = photos({ accept: 'image/*,.pdf', maxBytes: 5_000_000 });
  drop(
    file('film.jpg', 'image/jpeg', 5_200_000),
    file('song.mp3', 'audio/mpeg'),
    file('nothing.png', 'image/png', 0),
    file('Plan.PDF', ''),
  );
  const refused = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(refused.map((row) => row.textContent)).toEqual([
    'film.jpg5.2 MBThis is 5.2 MB. The most that we can take is 5 MB.',
    'song.mp31 kBWe cannot take this kind of file.',
    'nothing.png0 kBThis file is empty.',
  ]);
  expect(changes.map(names)).toEqual([['Plan.PDF']]);
});

test('accepts a single file if only one is allowed', () => {
  const { changes } = photos({ multiple: false });
  drop(file('a.jpg', 'image/jpeg'), file('b.jpg', 'image/jpeg'));
  expect(changes.map(names)).toEqual([['a.jpg']]);
  expect(screen.getByRole('alert').textContent).toContain('Only one file can be added here.');
});

test('adds a file once, however often it is chosen', () => {
  const { changes } = photos();
  const twice = file('a.jpg', 'image/jpeg');
  drop(twice);
  drop(twice, file('b.jpg', 'image/jpeg'));
  expect(names(changes.at(-1))).toEqual(['a.jpg', 'b.jpg']);
});

test('shows the progress and the errors of each file', async () => {
  const onItsWay = file('a.jpg', 'image/jpeg');
  const person = userEvent.setup();
  photos({
    findState: ({ name }) => (name === 'a.jpg' ? { progress: 0.6 } : { error: 'It was lost.' }),
    errors: ['Wait for the photos.'],
  });
  const input = screen.getByLabelText('Photos');
  await person.upload(input, [onItsWay, file('b.jpg', 'image/jpeg')]);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sending a.jpg' });
  expect(bar.value).toBe(0.6);
  expect(screen.getByText('It was lost.')).toBeTruthy();
  const errorId = input.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(errorId)?.textContent).toBe('Wait for the photos.');
});
