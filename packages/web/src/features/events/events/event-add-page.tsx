import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { EventAddLocked } from './event-add-locked.tsx';
import { EventEditor } from './event-editor.tsx';

/** Adds an event, or edits or copies one. */
export default function EventAddPage() {
  const [query] = useSearchParams();
  const mayAdd = useCan('events.add');
  const read = (name: string) => query.get(name) ?? undefined;
  const id = read('id');
  if (id === undefined && !mayAdd)
    return (
      <Page title={m.event_form_add()} back="/tabs/events">
        <EventAddLocked />
      </Page>
    );
  const address = {
    id,
    copy: id === undefined ? read('copy') : undefined,
    activity: read('activity'),
    day: read('day'),
    time: read('time'),
    performer: read('performer'),
    proposal: read('proposal'),
  };
  return <EventEditor key={JSON.stringify(address)} {...address} />;
}
