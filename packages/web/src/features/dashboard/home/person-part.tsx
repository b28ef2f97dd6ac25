import { SEES_UPDATES } from '@relish/shared/residents/relatives/choices.ts';
import { Cake, ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';

import { useToday } from '../../../session/use-today.ts';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { formatNearDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { FamilyMessages } from '../../chat/threads/public.tsx';
import { ComingCard } from '../../events/visits/public.tsx';
import { VisitIdeas } from '../../families/visit-ideas/public.tsx';
import { NewestPhoto } from '../../photos/family/public.tsx';
import type { Birthday } from '../../residents/birthdays/api.ts';
import type { FamilyPersonRow } from '../../residents/relatives/api.ts';
import { NewestMoment } from './newest-moment.tsx';

import cover from '../../../ui/layout/cover-link.module.css';
import styles from './person-part.module.css';

interface Props {
  person: FamilyPersonRow;
  birthday: Birthday | undefined;
}

/** The relative's resident, with a link to their page and their newest moment. */
export function PersonPart({ person, birthday }: Props) {
  const { id, preferred_name: name, last_name, picture, room, home_name: home, state } = person;
  const isHere = state === 'here';
  return (
    <>
      <section className={styles.person} aria-labelledby={`person-${id}`}>
        <div className={styles.face}>
          <Avatar id={id} firstName={name} lastName={last_name} photo={picture?.small} />
        </div>
        <div className={styles.words}>
          <h2 id={`person-${id}`} className={styles.name}>
            <Link to={`/tabs/relatives?id=${id}`} className={`${cover.inCard} ${styles.link}`}>
              <span translate="no">{name}</span>
            </Link>
          </h2>
          {isHere && (
            <p className={styles.quiet} translate="no">
              {room === null ? m.my_relative_at({ home }) : m.my_relative_at_room({ home, room })}
            </p>
          )}
          {isHere && birthday?.of === 'own_person' && <BirthdayLine birthday={birthday} />}
        </div>
        <ChevronRight className={styles.chevron} aria-hidden="true" />
      </section>
      <FamilyMessages residentId={id} />
      {isHere && <ComingCard residentId={id} name={name} />}
      {isHere && person.access_level >= SEES_UPDATES && <NewestMoment id={id} name={name} />}
      {isHere && person.access_level >= SEES_UPDATES && (
        <ErrorBoundary level={2}>
          <Suspense>
            <NewestPhoto residentId={id} name={name} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

function BirthdayLine({ birthday }: { birthday: Extract<Birthday, { of: 'own_person' }> }) {
  const today = useToday();
  const { preferred_name: name, on, turns } = birthday;
  return (
    <p className={styles.birthday}>
      <Cake aria-hidden="true" />
      <span>{words()}</span>
    </p>
  );

  function words(): string {
    if (on === today)
      return turns === null
        ? m.home_person_birthday_today({ name })
        : m.home_person_birthday_today_turns({ name, age: turns });
    const day = formatNearDay(on);
    return turns === null
      ? m.home_person_birthday({ name, day })
      : m.home_person_birthday_turns({ name, day, age: turns });
  }
}

export const VisitPart = ({ person }: { person: FamilyPersonRow }) =>
  person.state === 'here' && <VisitIdeas residentId={person.id} name={person.preferred_name} />;
