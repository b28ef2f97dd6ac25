import { ArrowRightLeft } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { m } from '../../../words/m.ts';

const HandOverDialog = lazy(() => import('./hand-over-dialog.tsx'));

/** At the end of a shift: all conversations that the user answers, in one step. */
export function HandOverButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        icon={<ArrowRightLeft aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {m.hand_over_title()}
      </Button>
      {isOpen && (
        <Suspense>
          <HandOverDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
