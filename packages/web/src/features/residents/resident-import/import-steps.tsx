import { IMPORT_BYTES } from '@relish/shared/residents/resident-import/columns.ts';
import { useRef } from 'react';

import { LeaveQuestion } from '../../../forms/leave-question.tsx';
import { useLeaveGuard } from '../../../forms/use-leave-guard.ts';
import type { Focusable } from '../../../ui/forms/field-frame.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Columns } from '../../../ui/layout/columns.tsx';
import { m } from '../../../words/m.ts';
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
  const pasteField = useRef<HTMLTextAreaElement>(null);
  if (added !== undefined) return <ImportDone count={added} onAgain={work.startAgain} />;
  const isPasted = work.pasted !== '';
  const check = () => work.check(() => (isPasted ? pasteField : fileField).current?.focus());
  return (
    <>
      <Columns>
        <TemplateCard />
        <Card title={m.import_step_file()} tour="import-file">
          <FileDrop
            ref={fileField}
            label={m.import_file()}
            hint={m.import_file_hint()}
            accept=".csv,.tsv,.txt"
            maxBytes={IMPORT_BYTES}
            value={chosen?.file ? [chosen.file] : []}
            onChange={(files) => void work.choose(files)}
            errors={isPasted ? undefined : work.fileErrors}
            disabled={work.isAdding}
          />
          <TextArea
            ref={pasteField}
            label={m.import_paste()}
            hint={m.import_paste_hint()}
            value={work.pasted}
            onChange={(event) => work.paste(event.currentTarget.value)}
            errors={isPasted ? work.fileErrors : undefined}
            readOnly={work.isAdding}
            autoComplete="off"
            spellCheck={false}
          />
        </Card>
      </Columns>
      {chosen && <MatchColumns chosen={chosen} work={work} onCheck={check} />}
      {checked && <CheckResult checked={checked} work={work} onCheck={check} />}
      <LeaveQuestion guard={guard} />
    </>
  );
}
