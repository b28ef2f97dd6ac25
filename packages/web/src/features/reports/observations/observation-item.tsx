import type { AddendumKind } from '@relish/shared/reports/observations/choices.ts';
import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { AddendumDialog } from './addendum-dialog.tsx';
import type { Observation } from './api.ts';
import { ACTION_WORDS, ADDED_WORDS, TYPE_ICONS, TYPE_WORDS } from './observation-words.ts';
import { useMomentWords } from './seen-at.ts';

import styles from './observation-item.module.css';

interface Props {
  observation: Observation;
  /** For a list with several residents. */
  named?: boolean;
}

export function ObservationItem({ observation, named = false }: Props) {
  const moment = useMomentWords();
  const { type, text, resident, report_id, created_by } = observation;
  // In a list of several residents it is below the list's own heading.
  const Heading = named ? 'h3' : 'h2';
  return (
    <article className={styles.item} aria-label={`${TYPE_WORDS[type]()}, ${calledName(resident)}`}>
      <div className={styles.head}>
        <IconDisc
          icon={TYPE_ICONS[type]}
          {...(observation.needs_attention && { tone: 'accent' as const })}
        />
        <div className={styles.words}>
          <Heading className={styles.title}>
            {named && (
              <>
                <Link to={`/resident?id=${resident.id}`}>{calledName(resident)}</Link>
                {' · '}
              </>
            )}
            {TYPE_WORDS[type]()}
          </Heading>
          <p className={styles.quiet}>
            {created_by
              ? m.observations_seen_by({ ...moment(observation.seen_at), name: created_by.name })
              : m.ui_moment(moment(observation.seen_at))}
          </p>
        </div>
      </div>
      <p className={styles.text}>{text}</p>
      <Facts observation={observation} />
      {report_id !== null && (
        <Link kind="quiet" to={`/report?id=${report_id}`}>
          {m.observations_about_report()}
        </Link>
      )}
      <Added addenda={observation.addenda} />
      <Actions observation={observation} />
    </article>
  );
}

function Facts({ observation }: { observation: Observation }) {
  const { action, action_by, follow_up_date, overdue, needs_attention } = observation;
  const settled = has(observation, 'settled');
  const facts = [
    needs_attention && (
      <Badge key="attention" kind={has(observation, 'attended') ? 'neutral' : 'danger'}>
        {has(observation, 'attended')
          ? m.observations_attended()
          : m.observations_needs_attention()}
      </Badge>
    ),
    action !== 'none' && (
      <Badge key="action" kind="info">
        {action_by === null
          ? ACTION_WORDS[action]()
          : m.observations_action_with({ action: ACTION_WORDS[action](), name: action_by })}
      </Badge>
    ),
    follow_up_date !== null && !settled && (
      <Badge key="follow-up" kind={overdue ? 'attention' : 'neutral'}>
        {(overdue ? m.observations_overdue_since : m.observations_follow_up_on)({
          date: formatDay(follow_up_date),
        })}
      </Badge>
    ),
  ].filter((fact) => fact !== false);
  return facts.length > 0 && <p className={styles.facts}>{facts}</p>;
}

function Added({ addenda }: Pick<Observation, 'addenda'>) {
  const moment = useMomentWords();
  return (
    addenda.length > 0 && (
      <ul className={styles.added}>
        {addenda.map(({ id, kind, text, by, at }) => (
          <li key={id}>
            <p className={styles.quiet}>
              <strong>{ADDED_WORDS[kind]()}</strong>{' '}
              {by === null
                ? m.ui_moment(moment(at))
                : m.observations_seen_by({ ...moment(at), name: by })}
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    )
  );
}

const has = ({ addenda }: Observation, kind: AddendumKind) =>
  addenda.some((each) => each.kind === kind);

function Actions({ observation }: { observation: Observation }) {
  const mayAdd = useCan('observations.add');
  const mayAttend = useCan('observations.attend');
  const [open, setOpen] = useState<AddendumKind>();
  const of = {
    type: TYPE_WORDS[observation.type](),
    name: calledName(observation.resident),
  };
  const waits = observation.needs_attention && !has(observation, 'attended');
  const isDue = observation.follow_up_date !== null && !has(observation, 'settled');
  if (!mayAdd && !(mayAttend && waits)) return null;
  return (
    <div className={styles.actions}>
      {mayAttend && waits && (
        <Button
          size="small"
          aria-label={m.observations_attend_named(of)}
          onClick={() => setOpen('attended')}
        >
          {m.observations_attend()}
        </Button>
      )}
      {mayAdd && isDue && (
        <Button
          kind="quiet"
          size="small"
          aria-label={m.observations_settle_named(of)}
          onClick={() => setOpen('settled')}
        >
          {m.observations_settle()}
        </Button>
      )}
      {mayAdd && (
        <Button
          kind="quiet"
          size="small"
          aria-label={m.observations_remark_named(of)}
          onClick={() => setOpen('note')}
        >
          {m.observations_remark()}
        </Button>
      )}
      {open && (
        <AddendumDialog observation={observation} kind={open} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}
