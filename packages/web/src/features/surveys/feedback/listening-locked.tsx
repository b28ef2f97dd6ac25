import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';

/** For other packages and roles. */
export const ListeningLocked = ({ title }: { title: string }) => (
  <Page title={title} back="/tabs/home">
    <LockedState title={m.listening_locked_title()} unlock={m.listening_locked_who()}>
      {m.listening_locked()}
    </LockedState>
  </Page>
);
