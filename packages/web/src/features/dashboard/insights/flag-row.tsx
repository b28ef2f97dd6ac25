import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { m } from '../../../words/m.ts';
import type { Flag } from './api.ts';
import { suggestAction, describeEvidence, linkToRecords } from './flag-words.ts';
import { PersonName } from './person-name.tsx';

import styles from './home-insights.module.css';

const NEEDS = { distress: 'observations.add', missed: 'activities.choose' } as const;

export function FlagRow({ flag }: { flag: Flag }) {
  const { person } = flag;
  const { to, words } = suggestAction(flag);
  const may = {
    'observations.add': useCan('observations.add'),
    'activities.choose': useCan('activities.choose'),
  };
  const isOpen = flag.kind in NEEDS ? may[NEEDS[flag.kind as keyof typeof NEEDS]] : true;
  return (
    <>
      <Avatar
        id={person.id}
        firstName={person.preferred_name}
        lastName={person.last_name}
        photo={person.picture?.thumb}
        size="medium"
      />
      <div className={styles.words}>
        <PersonName person={person}>
          {flag.kind === 'missed' && flag.urgent && (
            <Badge kind="attention">{m.insights_missed_urgent()}</Badge>
          )}
        </PersonName>
        <p>{describeEvidence(flag)}</p>
        <p className={styles.links}>
          {isOpen && <Link to={to}>{words}</Link>}
          <Link
            to={linkToRecords(flag)}
            aria-label={m.insights_flag_records_of({ name: person.preferred_name })}
          >
            {m.insights_flag_records()}
          </Link>
        </p>
      </div>
    </>
  );
}
