import { Link, useSearchParams } from 'react-router';

import { useCan, useUser } from '../../../session/use-session.ts';
import { m } from '../../../words/m.ts';
import type { StaffMember } from './api.ts';
import { fullName } from './words.ts';

import cover from '../../../ui/layout/cover-link.module.css';
import styles from './staff-list.module.css';

/** Managers get a link to the account, which opens over the list. */
export function PersonName({ member }: { member: StaffMember }) {
  const mayOpen = useCan('staff.manage');
  const own = useUser().id === member.id;
  const [query] = useSearchParams();
  const to = new URLSearchParams(query);
  to.set('id', member.id);
  return (
    <span>
      {mayOpen ? (
        <Link
          className={`${cover.inRow} ${styles.link}`}
          to={{ search: to.toString() }}
          preventScrollReset
        >
          {fullName(member)}
        </Link>
      ) : (
        fullName(member)
      )}
      {own && <span className={styles.you}> · {m.staff_you()}</span>}
    </span>
  );
}
