import { useCan } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';

/** Says whether the home's package or the user's role lacks it. */
export function ListeningLocked({ title }: { title: string }) {
  const hasPackage = useCan('surveys.view');
  return (
    <Page title={title} back="/tabs/home">
      {hasPackage ? (
        <LockedState title={m.listening_role_title()} unlock={m.listening_role_who()}>
          {m.listening_role()}
        </LockedState>
      ) : (
        <LockedState
          title={m.listening_locked_title()}
          unlock={m.listening_locked_who()}
          action={<AskForPackage />}
        >
          {m.listening_locked()}
        </LockedState>
      )}
    </Page>
  );
}
