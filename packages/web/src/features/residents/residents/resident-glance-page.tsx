import { ArrowLeft, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageTools } from '../../../ui/layout/page-tools.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useGlance } from './api.ts';
import { GlanceSheet } from './glance-sheet.tsx';
import { ProfileLost } from './profile-lost.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ResidentsLocked } from './residents-locked.tsx';

import styles from './glance.module.css';

export default function ResidentGlancePage() {
  const mayView = useCan('residents.view');
  const [query] = useSearchParams();
  if (mayView) return <Card id={query.get('id') ?? undefined} />;
  return (
    <Page title={m.glance_title()}>
      <ResidentsLocked />
    </Page>
  );
}

function Card({ id }: { id: string | undefined }) {
  const glance = useGlance(id);
  if (glance.data)
    return (
      <div className={styles.page}>
        <div className={styles.tools}>
          <Link
            kind="quiet-button"
            to={`/resident?id=${glance.data.id}`}
            icon={<ArrowLeft aria-hidden="true" />}
          >
            {m.glance_back()}
          </Link>
          <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {m.glance_print()}
          </Button>
          <PageTools />
        </div>
        <GlanceSheet glance={glance.data} />
      </div>
    );
  if (id === undefined || glance.error?.status === 404 || glance.error?.status === 422)
    return <ProfileLost />;
  if (!glance.isError) return <ProfileSkeleton />;
  return (
    <Page title={m.glance_title()} back="/tabs/residents">
      <ErrorState busy={glance.isFetching} onRetry={() => void glance.refetch()} />
    </Page>
  );
}
