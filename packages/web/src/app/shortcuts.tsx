import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';

import { helpOpen } from './help/help-state.ts';
import { paletteOpen } from './palette/palette-state.ts';
import { isSearchKey } from './palette/search-key.ts';
import { placesFor } from './places.ts';
import { shortcutHelp } from './shortcut-help.ts';
import { takesKeys } from './takes-keys.ts';

const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx'));

/** Handles the keyboard shortcuts and the sheet that lists them. */
export function Shortcuts({ user }: { user: CurrentUser }) {
  const isListOpen = useSyncExternalStore(shortcutHelp.subscribe, shortcutHelp.get);
  const navigate = useNavigate();
  const places = placesFor(user).filter(({ phoneOnly }) => !phoneOnly);

  useEffect(() => {
    let afterG = false;
    const press = (event: KeyboardEvent) => {
      if (isSearchKey(event)) {
        event.preventDefault();
        if (!isInDialog(event)) paletteOpen.set(true);
      }
      if (takesKeys(event)) return;
      const place = afterG && places.find(({ key }) => key === event.key);
      // A place may have g as its second key.
      afterG = event.key === 'g' && !place;
      if (event.key === '?') helpOpen.set(!helpOpen.get());
      if (place) void navigate(place.path);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  // Loaded on demand: the dialog is the heaviest part here.
  return isListOpen ? (
    <Suspense>
      <ShortcutSheet places={places} onClose={() => shortcutHelp.set(false)} />
    </Suspense>
  ) : null;
}

const isInDialog = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;
