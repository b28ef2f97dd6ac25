import { calledName } from '@relish/shared/residents/residents/called-name.ts';

import { Avatar } from '../../../ui/layout/avatar.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import type { ReportCard } from './api.ts';

import styles from './faces.module.css';

interface Props {
  faces: ReportCard['faces'];
  /** Total number of residents. */
  people: number;
}

/** A single resident is also named. */
export function Faces({ faces, people }: Props) {
  const more = people - faces.length;
  const [first] = faces;
  return (
    <ul className={styles.faces} aria-label={m.report_lists_people()}>
      {faces.map(({ id, preferred_name, last_name, picture }) => (
        <li key={id} className={styles.face} title={calledName({ preferred_name, last_name })}>
          <Avatar
            id={id}
            firstName={preferred_name}
            lastName={last_name}
            photo={picture?.thumb}
            size="small"
            name={people === 1 ? undefined : calledName({ preferred_name, last_name })}
          />
          {people === 1 && first && <span className={styles.name}>{calledName(first)}</span>}
        </li>
      ))}
      {more > 0 && (
        <li className={styles.more}>
          <span aria-hidden="true">+{more}</span>
          <VisuallyHidden>{m.report_lists_more_people({ count: more })}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
