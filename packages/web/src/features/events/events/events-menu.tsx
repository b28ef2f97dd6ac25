import { Ellipsis, HandHelping, type LucideIcon, MapPin, MicVocal } from 'lucide-react';
import { useNavigate } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';

interface Way {
  path: string;
  label: string;
  icon: LucideIcon;
  isShown: boolean;
}

/** Pages of the calendar that are needed less often. */
export function EventsMenu() {
  const navigate = useNavigate();
  const seesPerformers = useCan('performers.view');
  const seesPlaces = useCan('places.view');
  const answers = useCan('proposals.answer');
  const ways: Way[] = [
    {
      path: '/performers',
      label: m.performers_title(),
      icon: MicVocal,
      isShown: seesPerformers,
    },
    { path: '/places', label: m.places_title(), icon: MapPin, isShown: seesPlaces },
    { path: '/proposals', label: m.proposals_title(), icon: HandHelping, isShown: answers },
  ];
  const choices = ways
    .filter(({ isShown }) => isShown)
    .map(({ path, label, icon }) => ({
      id: path,
      label,
      icon,
      onSelect: () => void navigate(path),
    }));
  if (choices.length === 0) return null;
  return (
    <Menu
      label={m.calendar_menu()}
      align="end"
      trigger={
        <IconButton label={m.calendar_menu()}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
      choices={choices}
    />
  );
}
