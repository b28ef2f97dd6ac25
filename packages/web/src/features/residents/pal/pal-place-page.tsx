import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { FamilyGuides } from './family-guides.tsx';
import { OpenTool } from './open-tool.tsx';
import { PalLocked } from './pal-locked.tsx';
import { PeopleDue } from './people-due.tsx';

/** One address for staff, family organisations and relatives. */
export default function PalPlacePage() {
  const isOpen = useCan('pal.view');
  const looksAfter = useCan('pal.view-residents');
  const isRelative = useCan('relatives.view');
  if (!isOpen)
    return (
      <Page title={m.pal_title()}>
        <PalLocked />
      </Page>
    );
  if (isRelative)
    return (
      <Page title={m.pal_family_title()} lead={m.pal_family_lead()}>
        <FamilyGuides />
      </Page>
    );
  if (!looksAfter)
    return (
      <Page title={m.pal_title()} lead={m.pal_private_lead()}>
        <OpenTool />
      </Page>
    );
  return (
    <Page
      title={m.pal_title()}
      lead={m.pal_lead()}
      actions={
        <Link kind="quiet-button" to="/pal-info">
          {m.pal_about()}
        </Link>
      }
    >
      <PeopleDue />
    </Page>
  );
}
