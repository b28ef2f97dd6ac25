import type { Clash } from '@relish/shared/dashboard/planning/clashes.ts';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';

import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { shortWhenWords } from '../../events/events/public.tsx';
import type { Week } from './api.ts';

import styles from './planning.module.css';

interface Props {
  week: Week;
  clashes: readonly Clash[];
}

export const ClashesCard = ({ week, clashes }: Props) => (
  <Card title={m.planning_clashes()} tour="plan-findings">
    {clashes.length === 0 ? (
      <p className={styles.quiet}>{m.planning_clashes_none()}</p>
    ) : (
      <ul className={styles.plain}>
        {clashes.map((clash) => (
          <li key={`${clash.kind} ${clash.ids.join(' ')}`} className={styles.clash}>
            <TriangleAlert aria-hidden="true" />
            <ClashWords week={week} clash={clash} />
          </li>
        ))}
      </ul>
    )}
  </Card>
);

function ClashWords({ week: { events, staff, residents }, clash }: { week: Week; clash: Clash }) {
  const involved = clash.ids.flatMap((id) => events.find((event) => event.id === id) ?? []);
  const [first] = involved;
  const known = new Map([...staff, ...residents].map(({ id, name }) => [id, name]));
  const names = (ids: readonly string[]) => ids.map((id) => known.get(id) ?? '').join(', ');
  const words = {
    place: () => m.planning_clash_place({ place: clash.kind === 'place' ? clash.place : '' }),
    staff: () => m.planning_clash_staff({ names: 'people' in clash ? names(clash.people) : '' }),
    person: () => m.planning_clash_person({ names: 'people' in clash ? names(clash.people) : '' }),
    rest_day: () =>
      m.planning_clash_rest({ name: clash.kind === 'rest_day' ? clash.performer : '' }),
  };
  return (
    <div>
      <p translate="no">{words[clash.kind]()}</p>
      <p className={styles.fact}>
        {first && shortWhenWords(first)}
        {': '}
        {involved.map(({ id, title }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <Link to={`/event?id=${id}`} translate="no">
              {title}
            </Link>
          </span>
        ))}
      </p>
    </div>
  );
}
