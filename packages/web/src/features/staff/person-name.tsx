import { Link, useSearchParams } from 'react-router';

import { useCan, useUser } from '../../session/use-session.ts';
import { m } from '../../words/m.ts';
import type { StaffMember } from './api.ts';
import { nameOf } from './words.ts';

import styles from './staff-list.module.css';

/** A colleague's name; for managers the way to their account, with the list staying where it is. */
export function PersonName({ member }: { member: StaffMember }) {
  const mayOpen = useCan('staff.manage');
  const own = useUser().id === member.id;
  const [query] = useSearchParams();
  const to = new URLSearchParams(query);
  to.set('id', member.id);
  return (
    <span>
      {mayOpen ? (
        <Link className={styles.link} to={{ search: to.toString() }} preventScrollReset>
          {nameOf(member)}
        </Link>
      ) : (
        nameOf(member)
      )}
      {own && <span className={styles.you}> · {m.staff_you()}</span>}
    </span>
  );
}
