import { Banner } from '../../../ui/feedback/banner.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { PageTools } from '../../../ui/layout/page-tools.tsx';
import { m } from '../../../words/m.ts';
import type { FamilyPerson } from './api.ts';
import { fullName } from './relative-words.ts';

import styles from './family-person.module.css';

export function FamilyHeader({ person }: { person: FamilyPerson }) {
  const { preferred_name: name, home_name: home, room, state, pronouns } = person;
  const full = fullName(person);
  return (
    <>
      <header className={styles.header}>
        <div className={styles.portrait}>
          <Avatar
            id={person.id}
            firstName={name}
            lastName={person.last_name}
            photo={person.picture?.small}
            size="large"
          />
        </div>
        <div className={styles.tools}>
          <PageTools />
        </div>
        <div className={styles.who}>
          <PageHeading>{name}</PageHeading>
          <p className={styles.full}>{[full, pronouns].filter(Boolean).join(' · ')}</p>
          {state === 'here' && (
            <p>
              {room === null ? m.my_relative_at({ home }) : m.my_relative_at_room({ home, room })}
            </p>
          )}
        </div>
      </header>
      {state === 'read_only' && (
        <Banner kind="info" title={m.my_relative_read_only_title({ name })}>
          {m.my_relative_read_only_text()}
        </Banner>
      )}
      {state === 'frozen' && (
        <Banner kind="info" title={m.my_relative_frozen_title({ name })}>
          {m.my_relative_frozen_text()}
        </Banner>
      )}
    </>
  );
}
