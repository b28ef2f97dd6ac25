import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useRecordDraft, useRecordForm } from './record-context.ts';

/** Late edits and edits by others need a reason; the original is kept. */
export function AmendReason() {
  const { edit, problems } = useRecordForm();
  const edits = useRecordDraft((draft) => draft.edits);
  if (!edits) return null;
  return (
    <Card title={m.reports_amend_why()}>
      <TextArea
        name="reason"
        label={m.reports_amend_reason()}
        hint={m.reports_amend_hint()}
        maxLength={200}
        value={edits.reason}
        errors={problems['reason']}
        onChange={({ currentTarget: { value } }) =>
          edit((before) => ({ ...before, edits: { ...edits, reason: value } }))
        }
      />
    </Card>
  );
}
