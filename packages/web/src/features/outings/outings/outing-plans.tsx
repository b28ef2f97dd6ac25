import { findRatio } from '@relish/shared/outings/outings/plans.ts';
import type { ReactNode } from 'react';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import type { Outing } from './api.ts';

import styles from './outing.module.css';

interface Props {
  outing: Outing;
  edit?: ReactNode;
}

export function OutingPlans({ outing, edit }: Props) {
  const { staff, goers, details } = outing;
  const ratio = findRatio(goers.length, staff.length);
  return (
    <>
      <Card title={m.outing_staff()} actions={edit}>
        {staff.length === 0 ? (
          <p className={styles.quiet}>{m.outing_no_staff()}</p>
        ) : (
          <ul className={styles.contacts} aria-label={m.outing_staff()}>
            {staff.map(({ id, name, is_leader }) => (
              <li key={id}>
                <span translate="no">{name}</span>{' '}
                {is_leader && <Badge kind="brand">{m.outing_leader()}</Badge>}
              </li>
            ))}
          </ul>
        )}
        {ratio !== null && <p>{m.outing_ratio({ count: ratio })}</p>}
      </Card>
      <Card title={m.outing_plans()}>
        <Plan label={m.outing_vehicle()} text={details.vehicle} />
        <Plan label={m.outing_turn_back()} text={details.turn_back_rule} />
        <Plan label={m.outing_missing_plan()} text={details.missing_plan} />
      </Card>
    </>
  );
}

const Plan = ({ label, text }: { label: string; text: string | null | undefined }) => (
  <section>
    <h3 className={styles.name}>{label}</h3>
    {text ? (
      <p className={styles.plan} translate="no">
        {text}
      </p>
    ) : (
      <p className={styles.quiet}>{m.outing_not_written()}</p>
    )}
  </section>
);
