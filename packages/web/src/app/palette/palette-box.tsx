import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { can } from '@relish/shared/permissions.ts';
import { useEffect, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useNavigate } from 'react-router';

import { useCall } from '../../api/hooks.ts';
import { useTourLinks } from '../../features/library/tours/public.tsx';
import { useDemoSwitch } from '../../features/system/demo-mode/use-demo-switch.ts';
import { m } from '../../words/m.ts';
import { helpOpen } from '../help/help-state.ts';
import { shortcutHelp } from '../shortcut-help.ts';
import type { PaletteItem } from './find-items.ts';
import { paletteItems } from './palette-items.ts';
import { PaletteSearch } from './palette-search.tsx';
import { keepRecent, readRecent } from './recent.ts';

import styles from './palette.module.css';

interface Props {
  user: CurrentUser;
  onClose: () => void;
  onSignOut: () => void;
}

export default function PaletteBox({ user, onClose, onSignOut }: Props) {
  const navigate = useNavigate();
  const { leave } = useDemoSwitch();
  // The same input as the tutorials page, so that one answer kept on the device serves both.
  const { data: tutorials = [] } = useCall(
    'dashboard/tutorials',
    { query: '', kind: null },
    { enabled: can(user, 'tutorials.view') },
  );
  const tours = useTourLinks();
  const recent = useRecent(user.id);
  const items = paletteItems({
    user,
    tutorials,
    tours,
    effects: {
      go: (path) => void navigate(path),
      openHelp: () => helpOpen.set(true),
      openShortcuts: () => shortcutHelp.set(true),
      leaveDemo: leave,
      signOut: onSignOut,
    },
  });
  const choose = (item: PaletteItem) => {
    onClose();
    void keepRecent(user.id, item.id);
    item.run();
  };
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Modal className={styles.box ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={m.palette_title()}>
          <PaletteSearch items={items} recent={recent} onChoose={choose} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function useRecent(userId: string): readonly string[] {
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    let gone = false;
    void readRecent(userId).then((ids) => gone || setRecent(ids));
    return () => {
      gone = true;
    };
  }, [userId]);
  return recent;
}
