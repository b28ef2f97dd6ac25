import { FormConflictDialog } from '../../../forms/form-conflict-dialog.tsx';
import { VersionConflict } from '../../../forms/version-conflict.tsx';
import { LEADER_WORDS } from '../../../words/report-words.ts';
import { type Report, useReport } from './api.ts';
import { useLeaderNames } from './leader-names.ts';
import { useMoments } from './moment-words.ts';
import { useRecordForm } from './record-context.ts';
import { type RecordDraft, toRecordValues } from './record-values.ts';
import { fromComparable, listConflictFields, toComparable } from './record-versions.ts';

/** A colleague has saved meanwhile: both versions are settled field by field. */
export default function RecordConflict({ id }: { id: string }) {
  const { problems } = useRecordForm();
  return (
    <VersionConflict message={problems['version']} newest={useReport(id)}>
      {(theirs, close) => <Compared report={theirs} onClose={close} />}
    </VersionConflict>
  );
}

function Compared({ report, onClose }: { report: Report; onClose: () => void }) {
  const { form, people, beginning, saveMerged } = useRecordForm();
  const { dated } = useMoments();
  const leaderName = useLeaderNames();
  const mine = form.getValues();
  const began = form.formState.defaultValues as RecordDraft;
  const edits = { reason: '', ...mine.edits, id: report.id, version: report.version };
  const values = toRecordValues(
    report,
    (id) => beginning.share_by_default && people.get(id)?.shares,
  );
  const theirs: RecordDraft = { ...mine, values, edits };
  const [my, their] = [toComparable(mine), toComparable(theirs)];
  return (
    <FormConflictDialog
      fields={listConflictFields(my, their, {
        people,
        moment: dated,
        leader: (each) => leaderName(each) ?? LEADER_WORDS[each.kind](),
      })}
      base={{
        ...toComparable(began),
        // A form for a full report begins as one; what it began from may be a quick one.
        report_type: values.report_type === 'quick' ? 'quick' : began.values.report_type,
      }}
      mine={my}
      theirs={their}
      describeValue={(field, version) => field.words(version)}
      onClose={onClose}
      onSave={(next) => {
        onClose();
        saveMerged({ ...theirs, values: fromComparable(next) }, theirs);
      }}
    />
  );
}
