import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { PageOfOne } from '../../../ui/layout/page-of-one.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useOuting } from './api.ts';
import { LostOuting } from './lost-outing.tsx';
import { OutingForm } from './outing-form.tsx';

export default function OutingEditPage() {
  const mayEdit = useCan('risk-assessments.edit');
  const id = useSearchParams()[0].get('id') ?? undefined;
  if (id === undefined) return <LostOuting />;
  return mayEdit ? (
    <One key={id} id={id} />
  ) : (
    <Page title={m.outing_edit_title()} back={`/outing?id=${id}`}>
      <LockedState title={m.outing_edit_locked_title()} unlock={m.outing_edit_locked_unlock()}>
        {m.outing_edit_locked()}
      </LockedState>
    </Page>
  );
}

function One({ id }: { id: string }) {
  return (
    <PageOfOne
      query={useOuting(id)}
      title={m.outing_edit_title()}
      back={`/outing?id=${id}`}
      lost={<LostOuting />}
      render={(outing) => (
        <Page
          title={m.outing_edit_title()}
          lead={<span translate="no">{outing.title}</span>}
          back={`/outing?id=${id}`}
        >
          <OutingForm outing={outing} />
        </Page>
      )}
    />
  );
}
