import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { PageOfOne } from '../../../ui/layout/page-of-one.tsx';
import { m } from '../../../words/m.ts';
import { ListeningLocked, LostRecord } from '../feedback/public.tsx';
import { ActionView } from './action-view.tsx';
import { useAction } from './api.ts';

export default function ActionPage() {
  const id = useSearchParams()[0].get('id');
  const mayView = useCan('actions.view');
  if (!mayView) return <ListeningLocked title={m.actions_one()} />;
  return id === null ? <Lost /> : <One key={id} id={id} />;
}

const One = ({ id }: { id: string }) => (
  <PageOfOne
    query={useAction(id)}
    title={m.actions_one()}
    back="/actions"
    lost={<Lost />}
    render={(action) => <ActionView action={action} />}
  />
);

const Lost = () => <LostRecord title={m.actions_one()} list="/actions" all={m.actions_all()} />;
