import { Ellipsis, EyeOff } from 'lucide-react';

import { m } from '../words/m.ts';
import { type Hiding, HideQuestion } from './hide-question.tsx';
import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';

/** For whoever decides what the organisation shows: behind a menu, because it is rarely wanted. */
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
