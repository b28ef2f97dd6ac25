import { can, isRelative } from '@relish/shared/permissions.ts';

import { useUser } from '../../../session/use-session.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { FamilyFeed } from '../family/public.tsx';
import { Album } from './album.tsx';
import { PhotoBookLocked } from './photo-book-locked.tsx';

/** The album for those who work here or keep a household, a feed for relatives. */
export default function PhotoBookPage() {
  const user = useUser();
  if (can(user, 'photo-book.view') && !isRelative(user)) return <Album />;
  return (
    <Page title={m.place_photo_book()} underMore>
      {can(user, 'photo-book.view') ? <FamilyFeed /> : <PhotoBookLocked />}
    </Page>
  );
}
