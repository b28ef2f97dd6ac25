import { FileSpreadsheet } from 'lucide-react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { QuickAddForm } from './quick-add-form.tsx';

/** Returns to Home when opened from its checklist. */
export default function AddResidentsPage() {
  const [search] = useSearchParams();
  const back = search.get('from') === 'home' ? '/tabs/home' : '/tabs/residents';
  const mayAdd = useCan('residents.add');
  const mayImport = useCan('residents.import');
  return (
    <Page
      title={m.quick_add_title()}
      lead={m.quick_add_lead()}
      back={back}
      actions={
        mayImport && (
          <Link
            kind="quiet-button"
            to="/import-residents"
            icon={<FileSpreadsheet aria-hidden="true" />}
          >
            {m.quick_add_import()}
          </Link>
        )
      }
    >
      {mayAdd ? (
        <QuickAddForm back={back} />
      ) : (
        <LockedState
          title={m.manage_resident_locked_title()}
          unlock={m.manage_resident_locked_unlock()}
        >
          {m.manage_resident_locked()}
        </LockedState>
      )}
    </Page>
  );
}
