import { useCan } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { Choosing } from './choosing.tsx';

export default function ChooseActivityPage() {
  if (useCan('activities.choose')) return <Choosing />;
  return (
    <Page title={m.choose_title()}>
      <LockedState title={m.choose_locked_title()} unlock={m.choose_locked_unlock()}>
        {m.choose_locked_text()}
      </LockedState>
    </Page>
  );
}
