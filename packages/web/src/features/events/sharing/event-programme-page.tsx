import { useCan } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Columns } from '../../../ui/layout/columns.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { PrintProgramme } from './print-programme.tsx';
import { PrintedSheets } from './printed-sheets.tsx';

/** Prints the programme for the walls, and says which sheets there are out of date. */
export default function EventProgrammePage() {
  const mayPrint = useCan('events.edit-any');
  return (
    <Page title={m.programme_title()} lead={mayPrint && m.programme_lead()} back="/tabs/events">
      {mayPrint ? (
        <Columns>
          <PrintProgramme />
          <PrintedSheets />
        </Columns>
      ) : (
        <LockedState title={m.programme_locked_title()} unlock={m.programme_locked_unlock()}>
          {m.programme_locked()}
        </LockedState>
      )}
    </Page>
  );
}
