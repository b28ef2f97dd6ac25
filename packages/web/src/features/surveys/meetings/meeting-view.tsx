import { Pencil, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Columns, Stack } from '../../../ui/layout/columns.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { formatDay, formatList } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { RaisedActions } from '../actions/public.tsx';
import { Facts } from '../feedback/public.tsx';
import type { Meeting } from './api.ts';
import { KIND_WORDS } from './meeting-words.ts';

import styles from './meetings.module.css';

// Loaded when opened.
const MeetingDialog = lazy(() => import('./meeting-dialog.tsx'));

export function MeetingView({ meeting }: { meeting: Meeting }) {
  const mayManage = useCan('meetings.manage');
  const [isEditing, setEditing] = useState(false);
  return (
    <Page
      title={meeting.title}
      lead={[formatDay(meeting.day), meeting.place].filter(Boolean).join(' · ')}
      back="/meetings"
      actions={
        <>
          <Link
            kind="quiet-button"
            to={`/meeting-print?id=${meeting.id}`}
            icon={<Printer aria-hidden="true" />}
          >
            {m.meetings_easy_read()}
          </Link>
          {mayManage && (
            <Button icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
              {m.meetings_edit()}
            </Button>
          )}
        </>
      }
    >
      <Columns>
        <Stack>
          <Minutes meeting={meeting} />
          <RaisedActions source={{ meeting_id: meeting.id }} />
        </Stack>
        <Stack>
          <Held meeting={meeting} />
        </Stack>
      </Columns>
      {isEditing && (
        <Suspense>
          <MeetingDialog meeting={meeting} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Page>
  );
}

const Minutes = ({ meeting: { minutes } }: { meeting: Meeting }) => (
  <Card title={m.meetings_minutes()}>
    {minutes === null ? (
      <p className={styles.quiet}>{m.meetings_no_minutes()}</p>
    ) : (
      <p className={styles.minutes} translate="no">
        {minutes}
      </p>
    )}
  </Card>
);

const Held = ({ meeting }: { meeting: Meeting }) => (
  <Card title={m.meetings_one()}>
    <Facts
      facts={[
        [m.meetings_kind(), KIND_WORDS[meeting.kind]()],
        [
          m.meetings_event(),
          meeting.event && (
            <Link key="event" to={`/event?id=${meeting.event.id}`}>
              {`${meeting.event.title}, ${formatDay(meeting.event.day)}`}
            </Link>
          ),
        ],
        [m.meetings_agenda(), meeting.agenda.join('\n')],
        [m.meetings_who_came(), formatList(meeting.residents.map(({ name }) => name))],
        [m.meetings_others(), meeting.others_came > 0 && String(meeting.others_came)],
      ]}
    />
  </Card>
);
