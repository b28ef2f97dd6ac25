import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

interface Opened {
  isOpen: boolean;
  onClose: () => void;
}

function Opener({ panel: Panel }: { panel: (opened: Opened) => React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {Panel({ isOpen, onClose: () => setOpen(false) })}
    </>
  );
}

async function open(panel: (opened: Opened) => React.ReactNode, role = 'dialog') {
  render(<Opener panel={panel} />);
  const person = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'Open' });
  await person.click(opener);
  const shown = await screen.findByRole(role);
  return { person, opener, shown };
}

const findBackdrop = (shown: HTMLElement) => {
  const overlay = shown.closest('[class*="overlay"]');
  if (!overlay) throw new Error('There is no backdrop.');
  return overlay;
};

const panels = [
  ['dialog', Dialog],
  ['drawer', Drawer],
] as const;

test.each(panels)('a %s is named by its title and takes the focus', async (_, Panel) => {
  const { shown } = await open((opened) => (
    <Panel {...opened} title="Who was there?">
      <p>Choose everybody.</p>
    </Panel>
  ));
  expect(screen.getByRole('dialog', { name: 'Who was there?' })).toBe(shown);
  expect(shown.contains(document.activeElement)).toBe(true);
});

test.each(panels)(
  'a %s closes by button, Escape and backdrop, and restores the focus',
  async (_, Panel) => {
    const { person, opener, shown } = await open((opened) => (
      <Panel {...opened} title="Who was there?">
        <p>Choose everybody.</p>
      </Panel>
    ));
    const closed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(document.activeElement).toBe(opener));
    };
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await closed();
    await person.click(opener);
    await person.keyboard('{Escape}');
    await closed();
    await person.click(opener);
    await person.click(findBackdrop(await screen.findByRole('dialog')));
    await closed();
    expect(shown.isConnected).toBe(false);
  },
);

test.each(panels)('a %s that is not dismissable ignores Escape and backdrop', async (_, Panel) => {
  const { person, opener, shown } = await open((opened) => (
    <Panel
      {...opened}
      title="No connection"
      isDismissable={false}
      actions={
        <button type="button" onClick={opened.onClose}>
          Check
        </button>
      }
    >
      <p>You are offline.</p>
    </Panel>
  ));
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await person.keyboard('{Escape}');
  await person.click(findBackdrop(shown));
  expect(screen.getByRole('dialog')).toBe(shown);

  await person.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('a confirm dialog is an alertdialog, and reports the pressed button', async () => {
  const onConfirm = vi.fn<() => void>();
  const { person } = await open(
    ({ isOpen, onClose }) => (
      <ConfirmDialog
        isOpen={isOpen}
        title="Remove it?"
        confirmLabel="Remove"
        kind="danger"
        onConfirm={onConfirm}
        onCancel={onClose}
      >
        <p>It cannot be brought back.</p>
      </ConfirmDialog>
    ),
    'alertdialog',
  );
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('a busy confirm dialog can be neither repeated nor closed', async () => {
  const onConfirm = vi.fn<() => void>();
  const { person } = await open(
    ({ isOpen, onClose }) => (
      <ConfirmDialog
        isOpen={isOpen}
        title="Remove it?"
        confirmLabel="Remove"
        busy
        onConfirm={onConfirm}
        onCancel={onClose}
      >
        <p>It cannot be brought back.</p>
      </ConfirmDialog>
    ),
    'alertdialog',
  );
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await person.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  expect(onConfirm).not.toHaveBeenCalled();
});
