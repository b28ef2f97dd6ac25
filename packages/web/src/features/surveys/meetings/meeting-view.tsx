import { Pencil, Plus, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Columns, Stack } from '../../../ui/layout/columns.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { formatDay, formatList } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useActions } from '../actions/api.ts';
import { ActionRows } from '../actions/public.tsx';
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
      {...(mayManage && {
        actions: (
          <Button icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
            {m.meetings_edit()}
          </Button>
        ),
      })}
    >
      <div className={styles.page}>
        <div className={styles.row}>
          <Link
            kind="quiet-button"
            to={`/meeting-print?id=${meeting.id}`}
            icon={<Printer aria-hidden="true" />}
          >
            {m.meetings_easy_read()}
          </Link>
        </div>
        <Columns>
          <Stack>
            <Held meeting={meeting} />
          </Stack>
          <Stack>
            <Actions meeting={meeting} />
          </Stack>
        </Columns>
      </div>
      {isEditing && (
        <Suspense>
          <MeetingDialog meeting={meeting} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Page>
  );
}

const Held = ({ meeting }: { meeting: Meeting }) => (
  <Card title={m.meetings_minutes()}>
    <Facts
      facts={[
        [m.meetings_kind(), KIND_WORDS[meeting.kind]()],
        [
          m.meetings_event(),
          meeting.event && (
            <Link to={`/event?id=${meeting.event.id}`}>
              {`${meeting.event.title}, ${formatDay(meeting.event.day)}`}
            </Link>
          ),
        ],
        [m.meetings_agenda(), meeting.agenda.join('\n')],
        [m.meetings_who_came(), formatList(meeting.residents.map(({ name }) => name))],
        [m.meetings_others(), meeting.others_came > 0 && String(meeting.others_came)],
        [m.meetings_minutes(), meeting.minutes ?? m.meetings_no_minutes()],
      ]}
    />
  </Card>
);

function Actions({ meeting }: { meeting: Meeting }) {
  const mayManage = useCan('actions.manage');
  const { data } = useActions({ meeting_id: meeting.id });
  const rows = data?.rows ?? [];
  return (
    <Card title={m.actions_title()}>
      <div className={styles.page}>
        {rows.length > 0 ? (
          <ActionRows rows={rows} />
        ) : (
          <p className={styles.quiet}>{m.actions_none_title()}</p>
        )}
        {mayManage && (
          <div className={styles.row}>
            <Link
              kind="quiet-button"
              to={`/actions?meeting=${meeting.id}`}
              icon={<Plus aria-hidden="true" />}
            >
              {m.actions_of_meeting()}
            </Link>
          </div>
        )}
      </div>
    </Card>
  );
}
