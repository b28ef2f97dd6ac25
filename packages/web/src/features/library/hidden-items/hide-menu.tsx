import { Ellipsis, EyeOff } from 'lucide-react';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';
import { type Hiding, HideQuestion } from './hide-question.tsx';

/** In a menu, because hiding is rare. */
export const HideMenu = ({ hiding }: { hiding: Hiding }) =>
  hiding.may && (
    <>
      <Menu
        label={m.library_more({ title: hiding.title })}
        align="end"
        trigger={
          <IconButton label={m.library_more({ title: hiding.title })}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        choices={[{ id: 'hide', label: m.library_hide(), icon: EyeOff, onSelect: hiding.ask }]}
      />
      <HideQuestion hiding={hiding} />
    </>
  );
