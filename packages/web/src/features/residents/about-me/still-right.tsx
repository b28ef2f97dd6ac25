import { Clock3 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { m } from '../../../words/m.ts';
import type { Book, Entry } from './api.ts';
import { StillRightDialog } from './still-right-dialog.tsx';

export function StillRight(props: { book: Book; entry: Entry }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon={<Clock3 aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {m.about_me_confirm()}
      </Button>
      {isOpen && <StillRightDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
