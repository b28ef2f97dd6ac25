import { useNavigate } from 'react-router';

import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { m } from '../../words/m.ts';
import { useRecordForm } from './record-context.ts';

/** Says quietly that the record was not empty when its writer left it. */
export function RestoredNotice() {
  const { draft, discard, guard } = useRecordForm();
  const navigate = useNavigate();
  const startAfresh = async () => {
    await discard();
    guard.release();
    await navigate(draft.edits ? `/report?id=${draft.edits.id}` : '/manage-report', {
      replace: true,
    });
  };
  return (
    <Banner
      kind="info"
      action={
        <Button kind="quiet" size="small" onClick={() => void startAfresh()}>
          {m.draft_start_afresh()}
        </Button>
      }
    >
      {m.draft_restored()}
    </Banner>
  );
}
