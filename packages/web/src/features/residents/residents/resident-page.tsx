import { isArchived, livesHere } from '@relish/shared/residents/residents/status-machine.ts';
import { ClipboardPen, FileDown, IdCard, Lightbulb, Pencil, Sparkles } from 'lucide-react';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Columns, Stack } from '../../../ui/layout/columns.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { type Resident, useResident } from './api.ts';
import { ProfileCommunication } from './profile-communication.tsx';
import { ProfileFoot } from './profile-foot.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileLost } from './profile-lost.tsx';
import { ProfileNotices } from './profile-notices.tsx';
import { ProfilePreferences } from './profile-preferences.tsx';
import { ProfileSafety } from './profile-safety.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ResidentsLocked } from './residents-locked.tsx';
import { StatusActions } from './status-actions.tsx';

import styles from './resident-page.module.css';

export type ResidentCardName =
  | 'about_me'
  | 'reports'
  | 'observations'
  | 'interests'
  | 'tags'
  | 'pal'
  | 'risks'
  | 'relatives'
  | 'visits'
  | 'photos'
  | 'consents'
  | 'gazette'
  | 'gift';

/** Cards of other features are passed in by the routes, because some belong to later areas. */
export type ResidentCards = ComponentType<{
  resident: Pick<Resident, 'id' | 'status'>;
  names: readonly ResidentCardName[];
}>;

export function ResidentPage({ cards }: { cards: ResidentCards }) {
  const mayView = useCan('residents.view');
  const [query] = useSearchParams();
  const id = query.get('id') ?? undefined;
  if (mayView) return <Profile key={id} id={id} cards={cards} />;
  return (
    <Page title={m.place_residents()}>
      <ResidentsLocked />
    </Page>
  );
}

function Profile({ id, cards }: { id: string | undefined; cards: ResidentCards }) {
  const resident = useResident(id);
  if (resident.data) return <Person resident={resident.data} cards={cards} />;
  if (id === undefined || resident.error?.status === 404 || resident.error?.status === 422)
    return <ProfileLost />;
  if (!resident.isError) return <ProfileSkeleton />;
  return (
    <Page title={m.place_residents()} back="/tabs/residents">
      <ErrorState busy={resident.isFetching} onRetry={() => void resident.refetch()} />
    </Page>
  );
}

interface Props {
  resident: Resident;
  cards: ResidentCards;
}

function Person({ resident, cards }: Props) {
  return (
    <article className={styles.profile}>
      <ProfileHeader resident={resident} actions={<Actions resident={resident} />} />
      <ProfileNotices resident={resident} />
      {resident.status === 'deceased' ? (
        <Remembered {...{ resident, cards }} />
      ) : (
        <Cards {...{ resident, cards }} />
      )}
      <ProfileFoot resident={resident} />
    </article>
  );
}

/** Order on a phone; on wide screens the resident's own words are beside the safety details. */
const Cards = ({ resident, cards: Others }: Props) => (
  <div className={styles.cards}>
    <Stack>
      <ProfileSafety resident={resident} />
      <ProfileCommunication resident={resident} />
      <ProfilePreferences resident={resident} />
    </Stack>
    <div className={styles.beside}>
      <Stack>
        <Others
          resident={resident}
          names={['reports', 'observations', 'photos', 'about_me', 'interests', 'tags', 'pal']}
        />
      </Stack>
    </div>
    <Stack>
      <Others
        resident={resident}
        names={['relatives', 'visits', 'risks', 'gazette', 'consents', 'gift']}
      />
    </Stack>
  </div>
);

/** For residents who have died: no safety details, only who they were and their consents. */
const Remembered = ({ resident, cards: Others }: Props) => (
  <Columns>
    <Stack>
      <Others resident={resident} names={['about_me', 'photos', 'interests']} />
    </Stack>
    <Stack>
      <Others
        resident={resident}
        names={['reports', 'observations', 'relatives', 'gift', 'consents']}
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
          to={`/download-report?kind=family_update&resident=${id}`}
          icon={<FileDown aria-hidden="true" />}
        >
          {m.documents_profile()}
        </Link>
      )}
      <StatusActions resident={resident} />
    </>
  );
}
