import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { PickResident } from '../replies/public.tsx';
import { type Event, type ShownPerson, useRegister } from './api.ts';
import { saveMark } from './marks-outbox.ts';
import { PersonMarks } from './person-marks.tsx';

import styles from './register.module.css';

/** On the day: one tap for each resident, and another one to undo it. */
export default function Register({ event }: { event: Event }) {
  const register = useRegister(event.id);
  return (
    <Card title={m.register_heading()}>
      {!register.data && register.isError ? (
        <ErrorState level={3} busy={register.isFetching} onRetry={() => void register.refetch()} />
      ) : !register.data ? (
        <>
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </>
      ) : !register.data.is_open ? (
        <p className={styles.quiet}>{m.register_not_yet()}</p>
      ) : (
        <OpenRegister event={event} people={register.data.people} />
      )}
    </Card>
  );
}

interface Props {
  event: Event;
  people: readonly ShownPerson[];
}

function OpenRegister({ event, people }: Props) {
  const mayMark = useCan('reports.add');
  const came = people.filter((person) => person.mark === 'came').length;
  const open = people.filter((person) => person.mark === null).length;
  // Once it is recorded, the others are no longer of interest.
  const [showsAll, setShowsAll] = useState(event.is_recorded !== true);
  const shown = showsAll ? people : people.filter((person) => person.mark !== null);
  return (
    <div className={styles.stack}>
      {people.length === 0 ? (
        <p className={styles.quiet}>{m.register_nobody()}</p>
      ) : (
        <>
          <output className={styles.quiet}>{m.register_count({ count: came, open })}</output>
          <List label={m.register_heading()} rows={shown} rowKey={(person) => person.id}>
            {(person) => (
              <PersonMarks
                person={person}
                onMark={
                  mayMark
                    ? (mark, note) => saveMark(person, { event_id: event.id, mark, note })
                    : undefined
                }
              />
            )}
          </List>
          {shown.length < people.length && (
            <div>
              <Button kind="quiet" onClick={() => setShowsAll(true)}>
                {m.register_show_all({ count: people.length })}
              </Button>
            </div>
          )}
        </>
      )}
      {mayMark && (
        <div className={styles.actions}>
          <AddUninvited event={event} people={people} />
          {open < people.length && event.is_recorded !== true && (
            <Link kind="quiet-button" to={`/manage-report?event=${event.id}`}>
              {m.register_record()}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

/** Someone who comes without an invitation is marked with one tap. */
function AddUninvited({ event, people }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="plain"
        icon={<UserRoundPlus aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {m.register_add()}
      </Button>
      {isOpen && (
        <Dialog isOpen onClose={() => setOpen(false)} title={m.register_add()}>
          <PickResident
            taken={people.map(({ id }) => id)}
            onChoose={(person) => {
              saveMark(person, { event_id: event.id, mark: 'came', note: null });
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
