import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageOfOne } from '../../../ui/layout/page-of-one.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { ListeningLocked, LostRecord } from '../feedback/public.tsx';
import { type Meeting, useMeeting } from './api.ts';
import { SYMBOLS } from './meeting-words.ts';

import styles from './meetings.module.css';

/** The easy-read version of a meeting on paper: a symbol on the left, a short sentence on the right. */
export default function MeetingPrintPage() {
  const id = useSearchParams()[0].get('id');
  const mayView = useCan('meetings.view');
  if (!mayView) return <ListeningLocked title={m.meetings_easy_read()} />;
  return id === null ? <Lost /> : <One key={id} id={id} />;
}

const One = ({ id }: { id: string }) => (
  <PageOfOne
    query={useMeeting(id)}
    title={m.meetings_easy_read()}
    back={`/meeting?id=${id}`}
    lost={<Lost />}
    render={(meeting) => <Sheet meeting={meeting} />}
  />
);

const Lost = () => (
  <LostRecord title={m.meetings_easy_read()} list="/meetings" all={m.meetings_all()} />
);

function Sheet({ meeting: { id, title, day, easy_read } }: { meeting: Meeting }) {
  return (
    <Page
      title={title}
      lead={formatDay(day)}
      back={`/meeting?id=${id}`}
      {...(easy_read.length > 0 && {
        actions: (
          <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {m.meetings_print()}
          </Button>
        ),
      })}
    >
      {easy_read.length === 0 ? (
        <EmptyState title={m.meetings_easy_none_title()}>{m.meetings_easy_none()}</EmptyState>
      ) : (
        <ul className={styles.sheet}>
          {easy_read.map(({ symbol, text }) => {
            const Symbol = SYMBOLS[symbol];
            return (
              <li key={text}>
                <Symbol aria-hidden="true" />
                <span>{text}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Page>
  );
}
