import { isVisitor } from '@relish/shared/permissions.ts';
import { BookOpen, Ellipsis, Gift, Newspaper, Presentation } from 'lucide-react';
import { useNavigate } from 'react-router';

import { useCan, useUser } from '../../../session/use-session.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';

/** Slideshow, books and the gift, of the resident who is chosen or of the home. */
export function AlbumMenu({ residentId }: { residentId: string | null }) {
  const navigate = useNavigate();
  const isHousehold = isVisitor(useUser());
  // The gift is of one person, or of a whole household.
  const hasGift = useCan('photos.gift') && (residentId !== null || isHousehold);
  const of = residentId === null ? '' : `?resident_id=${residentId}`;
  return (
    <Menu
      label={m.album_menu()}
      align="end"
      trigger={
        <IconButton label={m.album_menu()} data-tour="photos-menu">
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
        ...(isHousehold
          ? []
          : [
              {
                id: 'gazettes',
                label: m.gazettes_title(),
                icon: Newspaper,
                onSelect: () => void navigate('/gazettes'),
              },
            ]),
        ...(hasGift
          ? [
              {
                id: 'gift',
                label: m.gift_title(),
                icon: Gift,
                onSelect: () => void navigate(`/photo-gift${of}`),
              },
            ]
          : []),
      ]}
    />
  );
}
