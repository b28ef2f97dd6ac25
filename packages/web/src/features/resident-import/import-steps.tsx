import { IMPORT_BYTES } from '@relish/shared/resident-import/columns.ts';
import { useRef } from 'react';

import { Card } from '../../ui/card.tsx';
import { Columns } from '../../ui/columns.tsx';
import type { Focusable } from '../../ui/field-frame.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { LeaveQuestion } from '../../ui/leave-question.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { m } from '../../words/m.ts';
import { CheckResult } from './check-result.tsx';
import { ImportDone } from './import-done.tsx';
import { MatchColumns } from './match-columns.tsx';
import { TemplateCard } from './template-card.tsx';
import { useResidentImport } from './use-resident-import.ts';

export function ImportSteps() {
  const work = useResidentImport();
  const { chosen, checked, added } = work;
  const guard = useLeaveGuard(chosen !== undefined && added === undefined);
  const fileField = useRef<Focusable>(null);
  if (added !== undefined) return <ImportDone count={added} onAgain={work.startAgain} />;
  const check = () => work.check(() => fileField.current?.focus());
  return (
    <>
      <Columns>
        <TemplateCard />
        <Card title={m.import_step_file()}>
          <FileDrop
            ref={fileField}
            label={m.import_file()}
            hint={m.import_file_hint()}
            accept=".csv,.tsv,.txt"
            maxBytes={IMPORT_BYTES}
            value={chosen ? [chosen.file] : []}
            onChange={(files) => void work.choose(files)}
            errors={work.fileErrors}
            disabled={work.isAdding}
          />
        </Card>
      </Columns>
      {chosen && <MatchColumns chosen={chosen} work={work} onCheck={check} />}
      {checked && <CheckResult checked={checked} work={work} onCheck={check} />}
      <LeaveQuestion guard={guard} />
    </>
  );
}
