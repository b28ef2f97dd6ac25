import { isArchived, livesHere } from '@relish/shared/residents/status-machine.ts';
import { ClipboardPen, FileDown, IdCard, Lightbulb, Pencil, Sparkles } from 'lucide-react';
import { useSearchParams } from 'react-router';

import { type Resident, useResident } from '../features/residents/api.ts';
import { ProfileCommunication } from '../features/residents/profile-communication.tsx';
import { ProfileFoot } from '../features/residents/profile-foot.tsx';
import { ProfileHeader } from '../features/residents/profile-header.tsx';
import { ProfileLost } from '../features/residents/profile-lost.tsx';
import { ProfileNotices } from '../features/residents/profile-notices.tsx';
import { ProfilePreferences } from '../features/residents/profile-preferences.tsx';
import { ProfileSafety } from '../features/residents/profile-safety.tsx';
import { ProfileSkeleton } from '../features/residents/profile-skeleton.tsx';
import { StatusActions } from '../features/residents/status-actions.tsx';
import { useCan } from '../session/use-session.ts';
import { Columns, Stack } from '../ui/columns.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Link } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';
import { ResidentsLocked } from '../ui/residents-locked.tsx';
import { m } from '../words/m.ts';
import { ResidentPageCards } from './resident-page-cards.tsx';

import styles from './resident-page.module.css';

export default function ResidentPage() {
  const mayView = useCan('residents.view');
  const [query] = useSearchParams();
  const id = query.get('id') ?? undefined;
  if (mayView) return <Profile key={id} id={id} />;
  return (
    <Page title={m.place_residents()}>
      <ResidentsLocked />
    </Page>
  );
}

function Profile({ id }: { id: string | undefined }) {
  const resident = useResident(id);
  if (resident.data) return <Person resident={resident.data} />;
  if (id === undefined || resident.error?.status === 404 || resident.error?.status === 422)
    return <ProfileLost />;
  if (!resident.isError) return <ProfileSkeleton />;
  return (
    <Page title={m.place_residents()} back="/tabs/residents">
      <ErrorState busy={resident.isFetching} onRetry={() => void resident.refetch()} />
    </Page>
  );
}

/** Who somebody is, then what keeps them safe and well, then everything else that is known. */
function Person({ resident }: { resident: Resident }) {
  return (
    <article className={styles.profile}>
      <ProfileHeader resident={resident} actions={<Actions resident={resident} />} />
      <ProfileNotices resident={resident} />
      {resident.status === 'deceased' ? (
        <Remembered {...{ resident }} />
      ) : (
        <Cards {...{ resident }} />
      )}
      <ProfileFoot resident={resident} />
    </article>
  );
}

/** On a phone in this order; where there is room, what the person tells stands beside what keeps them safe. */
const Cards = ({ resident }: { resident: Resident }) => (
  <div className={styles.cards}>
    <Stack>
      <ProfileSafety resident={resident} />
      <ProfileCommunication resident={resident} />
      <ProfilePreferences resident={resident} />
    </Stack>
    <div className={styles.beside}>
      <Stack>
        <ResidentPageCards
          resident={resident}
          names={['reports', 'observations', 'about_me', 'interests', 'tags', 'pal']}
        />
      </Stack>
    </div>
    <Stack>
      <ResidentPageCards resident={resident} names={['relatives', 'consents']} />
    </Stack>
  </div>
);

/** Nobody has to be kept safe any more: what is left is who they were, and what they agreed to. */
const Remembered = ({ resident }: { resident: Resident }) => (
  <Columns>
    <Stack>
      <ResidentPageCards resident={resident} names={['about_me', 'interests']} />
    </Stack>
    <Stack>
      <ResidentPageCards
        resident={resident}
        names={['reports', 'observations', 'relatives', 'consents']}
      />
    </Stack>
  </Columns>
);

function Actions({ resident }: { resident: Resident }) {
  const { id } = resident;
  const mayDownload = useCan('reports.view');
  const mayEdit = useCan('residents.edit');
  const mayLearn = useCan('insights.view') && livesHere(resident.status);
  const mayChoose = useCan('activities.choose') && livesHere(resident.status);
  const mayRecord = useCan('reports.add') && livesHere(resident.status);
  return (
    <>
      {mayRecord && (
        <Link
          kind="primary-button"
          to={`/manage-report?residents=${id}`}
          icon={<ClipboardPen aria-hidden="true" />}
        >
          {m.reports_record()}
        </Link>
      )}
      {mayChoose && (
        <Link
          kind={mayRecord ? 'quiet-button' : 'primary-button'}
          to={`/choose-activity?residents=${id}`}
          icon={<Sparkles aria-hidden="true" />}
        >
          {m.choose_find()}
        </Link>
      )}
      {mayLearn && (
        <Link
          kind="quiet-button"
          to={`/resident-insights?id=${id}`}
          icon={<Lightbulb aria-hidden="true" />}
        >
          {m.insights_profile_link()}
        </Link>
      )}
      {mayEdit && (
        <Link
          kind="quiet-button"
          to={`/manage-resident?id=${id}`}
          icon={<Pencil aria-hidden="true" />}
        >
          {m.profile_edit()}
        </Link>
      )}
      {!isArchived(resident.status) && (
        <Link
          kind="quiet-button"
          to={`/resident-glance?id=${id}`}
          icon={<IdCard aria-hidden="true" />}
        >
          {m.profile_glance()}
        </Link>
      )}
      {mayDownload && (
        <Link
          kind="quiet-button"
          to={`/download-report?kind=A&resident=${id}`}
          icon={<FileDown aria-hidden="true" />}
        >
          {m.documents_profile()}
        </Link>
      )}
      <StatusActions resident={resident} />
    </>
  );
}
