import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';

import styles from './sample-group.module.css';

type Shown = 'dialog' | 'fixed' | 'confirm' | 'drawer';

const BUTTONS: [Shown, string][] = [
  ['dialog', 'Open a dialog'],
  ['fixed', 'Open one that waits for an answer'],
  ['confirm', 'Ask before removing'],
  ['drawer', 'Open a drawer'],
];

export function OverlaySamples() {
  const [shown, setShown] = useState<Shown>();
  const [message, setSaid] = useState('Nothing chosen yet.');
  const close = () => setShown(undefined);
  const choose = (words: string) => () => setSaid(words);
  const choices = [
    { id: 'change', label: 'Change', icon: Pencil, onSelect: choose('Change') },
    { id: 'copy', label: 'Copy to another day', icon: Copy, onSelect: choose('Copy') },
    { id: 'print', label: 'Print', isDisabled: true, onSelect: choose('Print') },
    {
      id: 'remove',
      label: 'Remove',
      icon: Trash2,
      kind: 'danger' as const,
      onSelect: choose('Remove'),
    },
  ];
  return (
    <>
      <div className={styles.row}>
        {BUTTONS.map(([which, words]) => (
          <Button key={which} kind="quiet" onClick={() => setShown(which)}>
            {words}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        <Menu
          label="Things to do with the event"
          choices={choices}
          trigger={<Button kind="quiet">Open a menu</Button>}
        />
        <Menu
          label="More to do with the event"
          align="end"
          choices={choices}
          trigger={
            <IconButton label="More">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        />
        <output>{message}</output>
        <Tooltip text="Everybody on shift today sees it">
          <Button kind="quiet">Has a tooltip</Button>
        </Tooltip>
      </div>

      <Dialog
        isOpen={shown === 'dialog'}
        onClose={close}
        title="Who was there?"
        actions={<Button onClick={close}>Done</Button>}
      >
        <p>Choose everybody who took part. You can change it later.</p>
      </Dialog>
      <Dialog
        isOpen={shown === 'fixed'}
        onClose={close}
        role="alertdialog"
        isDismissable={false}
        title="Your draft is still here"
        actions={<Button onClick={close}>Carry on</Button>}
      >
        <p>Neither Escape nor the space around it closes this one.</p>
      </Dialog>
      <ConfirmDialog
        isOpen={shown === 'confirm'}
        title="Remove Tuesday’s singing?"
        confirmLabel="Remove the event"
        kind="danger"
        onConfirm={close}
        onCancel={close}
      >
        <p>The nine people who said they would come are told that it is off.</p>
      </ConfirmDialog>
      <Drawer
        isOpen={shown === 'drawer'}
        onClose={close}
        title="Filter residents"
        actions={<Button onClick={close}>Show 12 residents</Button>}
      >
        <p>A panel at the side on a desktop, a sheet from below on a phone.</p>
      </Drawer>
    </>
  );
}
