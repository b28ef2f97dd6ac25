import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { PageOfOne } from '../../../ui/layout/page-of-one.tsx';
import { m } from '../../../words/m.ts';
import { ListeningLocked, LostRecord } from '../feedback/public.tsx';
import { useMeeting } from './api.ts';
import { MeetingView } from './meeting-view.tsx';

export default function MeetingPage() {
  const id = useSearchParams()[0].get('id');
  const mayView = useCan('meetings.view');
  if (!mayView) return <ListeningLocked title={m.meetings_one()} />;
  return id === null ? <Lost /> : <One key={id} id={id} />;
}

const One = ({ id }: { id: string }) => (
  <PageOfOne
    query={useMeeting(id)}
    title={m.meetings_one()}
    back="/meetings"
    lost={<Lost />}
    render={(meeting) => <MeetingView meeting={meeting} />}
  />
);

const Lost = () => <LostRecord title={m.meetings_one()} list="/meetings" all={m.meetings_all()} />;
