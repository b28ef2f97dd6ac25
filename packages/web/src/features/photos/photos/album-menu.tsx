import { BookOpen, Ellipsis, Presentation } from 'lucide-react';
import { useNavigate } from 'react-router';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';

/** Slideshow and books, of the resident who is chosen or of the home. */
export function AlbumMenu({ residentId }: { residentId: string | null }) {
  const navigate = useNavigate();
  const of = residentId === null ? '' : `?resident_id=${residentId}`;
  return (
    <Menu
      label={m.album_menu()}
      align="end"
      trigger={
        <IconButton label={m.album_menu()}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
      choices={[
        {
          id: 'slideshow',
          label: m.album_slideshow(),
          icon: Presentation,
          onSelect: () => void navigate(`/slideshow${of}`),
        },
        {
          id: 'books',
          label: m.album_books(),
          icon: BookOpen,
          onSelect: () => void navigate(`/photo-books${of}`),
        },
      ]}
    />
  );
}
