import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { m } from '../../words/m.ts';
import { useRecordForm } from './record-context.ts';

/** Later, and by others, a change needs its reason; the original stays. */
export function AmendReason() {
  const { draft, edit, problems } = useRecordForm();
  const { edits } = draft;
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
