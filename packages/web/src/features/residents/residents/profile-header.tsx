import { ageOn } from '@relish/shared/days.ts';
import { livesHere } from '@relish/shared/residents/residents/status-machine.ts';
import { ArrowLeft, Speech } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { PageTools } from '../../../ui/layout/page-tools.tsx';
import { m } from '../../../words/m.ts';
import type { Resident } from './api.ts';
import { stayWords, useDayWords } from './day-words.ts';
import { GroupBadge } from './group-badge.tsx';
import { hasCommunicationNeeds } from './has-communication-needs.ts';
import { PortraitButton } from './portrait-button.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { useListAddress } from './use-list-choices.ts';

import styles from './profile.module.css';

interface Props {
  resident: Resident;
  /** Links and buttons. */
  actions: ReactNode;
}

export function ProfileHeader({ resident, actions }: Props) {
  const { preferred_name, title, first_name, last_name, pronouns, key_worker, named_nurse } =
    resident;
  const fullName = [title, first_name, last_name].filter(Boolean).join(' ');
  return (
    <header className={styles.header}>
      <Link to={useListAddress()} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {m.place_residents()}
      </Link>
      <div className={styles.tools}>
        <PageTools />
      </div>
      <div className={styles.person}>
        <div className={styles.portrait} data-quiet={resident.status === 'deceased' || undefined}>
          <PortraitButton resident={resident} />
        </div>
        <div className={styles.who}>
          <div className={styles.name}>
            <PageHeading>{preferred_name}</PageHeading>
          </div>
          <p className={styles.full}>{[fullName, pronouns].filter(Boolean).join(' · ')}</p>
          <Line resident={resident} />
          <ProfileFacts
            facts={[
              { term: m.profile_key_worker(), value: key_worker?.name },
              { term: m.profile_named_nurse(), value: named_nurse?.name },
            ]}
          />
          <Signs resident={resident} />
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </header>
  );
}

function Line({ resident }: { resident: Resident }) {
  const { today } = useDayWords();
  const { status, date_of_birth, room, unit, floor, shares_room, move_in_date } = resident;
  const parts = [
    status !== 'deceased' &&
      date_of_birth !== null &&
      m.profile_age({ count: ageOn(date_of_birth, today) }),
    room !== null && livesHere(status) && m.profile_room({ room }),
    shares_room && m.profile_shares_room(),
    livesHere(status) && unit,
    floor !== null && livesHere(status) && m.profile_floor({ floor }),
    (livesHere(status) || status === 'pre_admission') && stayWords(move_in_date, today),
  ];
  return <p>{parts.filter(Boolean).join(' · ')}</p>;
}

function Signs({ resident }: { resident: Resident }) {
  const needs = hasCommunicationNeeds(resident);
  if (!needs && resident.groups.length === 0) return null;
  return (
    <div className={styles.signs}>
      {needs && (
        <Badge kind="info" icon={Speech}>
          {m.profile_communication_sign()}
        </Badge>
      )}
      {resident.groups.length > 0 && (
        <ul className={styles.signs} aria-label={m.profile_groups()}>
          {resident.groups.map((group) => (
            <li key={group.id}>
              <GroupBadge name={group.name} colour={group.colour} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
