import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { m } from '../../../words/m.ts';
import type { Week } from './api.ts';

import styles from './planning.module.css';

const SHOWN = 5;

const uninvitedWords = (count: number) =>
  count === 0 ? m.planning_uninvited_none() : m.planning_uninvited({ count });

/** Residents who have been missed, and those who are invited to nothing by name or group. */
export function LeftOutCard({ week: { missed, uninvited, events } }: { week: Week }) {
  const invited = new Set(
    events.filter(({ status }) => status !== 'cancelled').flatMap(({ invited_ids }) => invited_ids),
  );
  return (
    <>
      {missed && missed.length > 0 && (
        <Card title={m.planning_missed()}>
          <Shortened
            label={m.planning_missed()}
            rows={missed.map((person) => ({
              ...person,
              subtitle: [
                m.planning_missed_days({ count: person.days }),
                person.idea && m.planning_idea({ title: person.idea.title }),
              ]
                .filter(Boolean)
                .join(' · '),
              isInvited: invited.has(person.id),
            }))}
          />
        </Card>
      )}
      {uninvited && (
        <Card title={uninvitedWords(uninvited.length)}>
          <p className={styles.quiet}>{m.planning_uninvited_hint()}</p>
          {uninvited.length > 0 && (
            <Shortened label={uninvitedWords(uninvited.length)} rows={uninvited} />
          )}
        </Card>
      )}
    </>
  );
}

type Row = NonNullable<Week['uninvited']>[number] & { subtitle?: string; isInvited?: boolean };

function Shortened({ label, rows }: { label: string; rows: readonly Row[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  return (
    <>
      <List label={label} rows={shown} rowKey={({ id }) => id}>
        {({ id, preferred_name, last_name, picture, subtitle, isInvited }) => (
          <ListRow
            to={`/resident?id=${id}`}
            leading={
              <Avatar
                id={id}
                firstName={preferred_name}
                lastName={last_name}
                photo={picture?.small}
                size="small"
              />
            }
            title={
              <span translate="no">
                {preferred_name} {last_name}
              </span>
            }
            {...(subtitle !== undefined && { subtitle })}
            {...(isInvited && { trailing: <Badge kind="brand">{m.planning_is_invited()}</Badge> })}
          />
        )}
      </List>
      {rows.length > SHOWN && (
        <Button kind="quiet" size="small" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? m.planning_show_fewer() : m.planning_show_all({ count: rows.length })}
        </Button>
      )}
    </>
  );
}
