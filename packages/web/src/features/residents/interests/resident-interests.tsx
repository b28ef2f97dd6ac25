import { type Interest, findInterest } from '@relish/shared/residents/interests/taxonomy.ts';
import { LayoutGrid, Printer } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import type { Resident } from '../residents/api.ts';
import type { ResidentInterest } from './api.ts';
import { InterestPicker } from './interest-picker.tsx';
import { KnownInterests } from './known-interests.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { ReviewBanner } from './review-banner.tsx';
import { useSaveStance } from './use-save-stance.ts';

import styles from './resident-interests.module.css';

const InterestSheet = lazy(() => import('./interest-sheet.tsx'));

interface Props {
  resident: Resident;
  known: readonly ResidentInterest[];
}

export function ResidentInterests({ resident, known }: Props) {
  const { id, preferred_name: name } = resident;
  const mayEdit = useCan('residents.edit');
  const [search, setSearch] = useSearchParams();
  const picker = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<Interest>();
  const say = useSaveStance(id, known);
  const due = known.filter((row) => row.due).length;
  const pick = (row: ResidentInterest) => setPicked(findInterest(row.interest_code));
  return (
    <Page
      title={m.interests_title({ name })}
      back={`/resident?id=${id}`}
      leading={
        <Avatar
          id={id}
          firstName={name}
          lastName={resident.last_name}
          photo={resident.picture?.small}
        />
      }
      actions={
        <div className={`${styles.screenOnly} ${styles.actions}`}>
          {mayEdit && (
            <Button
              icon={<LayoutGrid aria-hidden="true" />}
              onClick={() => picker.current?.scrollIntoView()}
            >
              {m.interests_card_pick()}
            </Button>
          )}
          <Button kind="quiet" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {m.interests_print()}
          </Button>
        </div>
      }
    >
      {mayEdit && due > 0 && (
        <div className={styles.screenOnly}>
          <ReviewBanner residentId={id} due={due} />
        </div>
      )}
      <Card title={m.interests_known_title()}>
        {known.length > 0 ? (
          <KnownInterests name={name} known={known} onPress={mayEdit ? pick : undefined} />
        ) : (
          <p>{mayEdit ? m.interests_known_none() : m.interests_known_none_read()}</p>
        )}
        {!mayEdit && <p className={styles.note}>{m.interests_read_only()}</p>}
      </Card>
      {mayEdit && (
        <div ref={picker} className={`${styles.screenOnly} ${styles.picker}`}>
          <InterestPicker
            known={known}
            group={search.get('group')}
            onGroup={(group) =>
              setSearch(group === null ? { id } : { id, group }, { preventScrollReset: true })
            }
            onPick={setPicked}
          />
        </div>
      )}
      <PreferencesCard resident={resident} />
      {picked && (
        <Suspense>
          <InterestSheet
            key={picked.code}
            name={name}
            interest={picked}
            known={known.find(({ interest_code }) => interest_code === picked.code)}
            onSave={say}
            onClose={() => setPicked(undefined)}
          />
        </Suspense>
      )}
    </Page>
  );
}
