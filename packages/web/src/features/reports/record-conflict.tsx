import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { VersionConflict } from '../../ui/version-conflict.tsx';
import { m } from '../../words/m.ts';
import { type Report, useReport } from './api.ts';
import { ChangeList } from './change-list.tsx';
import { changesBetween } from './record-changes.ts';
import { useRecordForm } from './record-context.ts';
import { type RecordValues, valuesOf } from './record-values.ts';

/** Somebody else has saved meanwhile: both are shown, and one decides. */
export function RecordConflict({ id }: { id: string }) {
  const { problems } = useRecordForm();
  return (
    <VersionConflict
      message={problems['version']}
      text={m.reports_conflict_text()}
      showLabel={m.reports_conflict_show()}
      newest={useReport(id)}
    >
      {(theirs, close) => <Compared theirs={theirs} onClose={close} />}
    </VersionConflict>
  );
}

function Compared({ theirs, onClose }: { theirs: Report; onClose: () => void }) {
  const { values, people, beginning, edit, setProblems } = useRecordForm();
  const newer = valuesOf(theirs, (id) => beginning.share_by_default && people.get(id)?.shares);
  const goOnWith = (next: RecordValues) => {
    edit((before) => ({
      ...before,
      values: next,
      ...(before.edits && { edits: { ...before.edits, version: theirs.version } }),
    }));
    setProblems({});
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.reports_conflict_title()}
      actions={
        <>
          <Button kind="quiet" onClick={() => goOnWith(newer)}>
            {m.reports_conflict_theirs()}
          </Button>
          <Button onClick={() => goOnWith(values)}>{m.reports_conflict_mine()}</Button>
        </>
      }
    >
      <p>{m.reports_conflict_lead()}</p>
      <ChangeList changes={changesBetween(newer, values, people)} />
    </Dialog>
  );
}
