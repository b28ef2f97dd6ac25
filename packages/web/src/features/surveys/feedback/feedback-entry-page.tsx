import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { PageOfOne } from '../../../ui/layout/page-of-one.tsx';
import { m } from '../../../words/m.ts';
import { useFeedback } from './api.ts';
import { FeedbackView } from './feedback-view.tsx';
import { ListeningLocked } from './listening-locked.tsx';
import { LostRecord } from './lost-record.tsx';

export default function FeedbackEntryPage() {
  const id = useSearchParams()[0].get('id');
  const mayView = useCan('feedback.view');
  if (!mayView) return <ListeningLocked title={m.feedback_one()} />;
  return id === null ? <Lost /> : <One key={id} id={id} />;
}

const One = ({ id }: { id: string }) => (
  <PageOfOne
    query={useFeedback(id)}
    title={m.feedback_one()}
    back="/feedback"
    lost={<Lost />}
    render={(entry) => <FeedbackView entry={entry} />}
  />
);

const Lost = () => <LostRecord title={m.feedback_one()} list="/feedback" all={m.feedback_all()} />;
