import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { AddPhotos } from './add-photos.tsx';
import { PhotoAddLocked } from './photo-add-locked.tsx';

const ALBUM = '/tabs/photo-book';

/** Adds up to twenty photos, of an event, a record or a resident if the address names one. */
export default function PhotoAddPage() {
  const [query] = useSearchParams();
  const mayAdd = useCan('photos.add');
  const about = {
    event_id: query.get('event_id'),
    report_id: query.get('report_id'),
    resident_id: query.get('resident_id'),
  };
  const { event_id, report_id } = about;
  const backToRecord = report_id === null ? ALBUM : `/report?id=${report_id}`;
  return (
    <Page
      title={m.photo_add_title()}
      back={event_id === null ? backToRecord : `/event?id=${event_id}`}
    >
      {mayAdd ? <AddPhotos key={JSON.stringify(about)} {...about} /> : <PhotoAddLocked />}
    </Page>
  );
}
