import { FileSpreadsheet, UserRoundPlus, UsersRound } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { ResidentList } from './resident-list.tsx';
import { ResidentsLocked } from './residents-locked.tsx';
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
              data-tour="residents-add"
              kind="primary-button"
              to="/manage-resident"
              icon={<UserRoundPlus aria-hidden="true" />}
            >
              {m.residents_add()}
            </Link>
          )}
          {mayAdd && (
            <Link kind="quiet-button" to="/add-residents" icon={<UsersRound aria-hidden="true" />}>
              {m.quick_add_link()}
            </Link>
          )}
          {mayImport && (
            <Link
              data-tour="residents-import"
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
