import { FileSpreadsheet, UserRoundPlus } from 'lucide-react';

import { useCan } from '../../session/use-session.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { ResidentsLocked } from '../../ui/residents-locked.tsx';
import { m } from '../../words/m.ts';
import { ResidentList } from './resident-list.tsx';
import { useListChoices } from './use-list-choices.ts';

export default function ResidentsPage() {
  if (useCan('residents.view')) return <Residents />;
  return (
    <Page title={m.place_residents()}>
      <ResidentsLocked />
    </Page>
  );
}

function Residents() {
  const list = useListChoices();
  const mayAdd = useCan('residents.add');
  const mayImport = useCan('residents.import');
  const { archived } = list.choices;
  return (
    <Page
      title={m.place_residents()}
      {...(archived && { lead: m.residents_archive_lead() })}
      actions={
        <>
          {mayAdd && (
            <Link
              kind="primary-button"
              to="/manage-resident"
              icon={<UserRoundPlus aria-hidden="true" />}
            >
              {m.residents_add()}
            </Link>
          )}
          {mayImport && (
            <Link
              kind="quiet-button"
              to="/import-residents"
              icon={<FileSpreadsheet aria-hidden="true" />}
            >
              {m.residents_import()}
            </Link>
          )}
        </>
      }
    >
      <ResidentList {...list} />
    </Page>
  );
}
