import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import type { StaffPhoto } from './photo-api.ts';
import { PhotoMenu } from './photo-menu.tsx';
import { ALBUM } from './photo-paths.ts';
import { nameList, personName, whyWords } from './photo-words.ts';

import styles from './photo-page.module.css';

const PhotoRefusal = lazy(() => import('./photo-refusal.tsx'));

/** A photo that this member of staff may not see: why not, and what is still possible. */
export default function PhotoUnseen({ photo }: { photo: StaffPhoto }) {
  const [isRefusing, setRefusing] = useState(false);
  const keeps = useCan('photos.keep');
  const { people, reasons, can_edit } = photo.staff;
  const refused = people.filter((person) => person.refused);
  if (refused.length > 0)
    return (
      <Page
        title={m.photo_title()}
        back={ALBUM}
        {...(keeps && { actions: <PhotoMenu photo={photo} /> })}
      >
        <Banner kind="attention" title={m.photo_refused_title()}>
          <p translate="no">
            {m.photo_refused_text({ names: nameList(refused.map(refusedName)) })}
          </p>
          {!keeps && <p>{m.photo_refused_keeper()}</p>}
        </Banner>
      </Page>
    );
  return (
    <Page
      title={m.photo_title()}
      back={ALBUM}
      actions={<PhotoMenu photo={photo} onHidden={() => undefined} />}
    >
      <Banner kind="attention" title={m.photo_unseen_title()}>
        <p translate="no">{m.photo_unseen_text({ why: whyWords(reasons) })}</p>
        <p>{m.photo_unseen_help()}</p>
      </Banner>
      {can_edit && (
        <div className={styles.row}>
          <Button kind="quiet" onClick={() => setRefusing(true)}>
            {m.photo_refuse()}
          </Button>
        </div>
      )}
      {isRefusing && (
        <Suspense>
          <PhotoRefusal
            id={photo.id}
            people={people}
            chosen={undefined}
            onRefused={() => setRefusing(false)}
            onClose={() => setRefusing(false)}
          />
        </Suspense>
      )}
    </Page>
  );
}

const refusedName = (person: StaffPhoto['staff']['people'][number]) =>
  person.resident_id === null ? m.photo_refused_someone() : personName(person);
