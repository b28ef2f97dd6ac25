import { useNavigate } from 'react-router';

import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { useRecordForm } from './record-context.ts';

/** Starting afresh discards the draft: back to an empty form, or to the saved record. */
export function RestoredNotice() {
  const { form, draft, leaving } = useRecordForm();
  const navigate = useNavigate();
  const startAfresh = () => {
    const { edits } = form.getValues();
    draft.forget();
    leaving.release();
    void navigate(edits ? `/report?id=${edits.id}` : '/manage-report', { replace: true });
  };
  return <DraftNotice draft={{ restored: draft.restored, startAfresh }} />;
}
