import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { lazy, Suspense, useState } from 'react';

import { SignOutQuestion } from '../../features/accounts/account/sign-out-question.tsx';
import { useOpenHere } from '../use-open-here.ts';
import { paletteOpen } from './palette-state.ts';

// Heavier than most pages, and not everyone searches.
const PaletteBox = lazy(() => import('./palette-box.tsx'));

export function Palette({ user }: { user: CurrentUser }) {
  const isOpen = useOpenHere(paletteOpen);
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      {isOpen && (
        <Suspense>
          <PaletteBox
            user={user}
            onClose={() => paletteOpen.set(false)}
            onSignOut={() => setLeaving(true)}
          />
        </Suspense>
      )}
      {leaving && <SignOutQuestion onCancel={() => setLeaving(false)} />}
    </>
  );
}
