import type { CurrentUser } from '@relish/shared/account/current-user.ts';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';

import { placesFor } from './places.ts';
import { shortcutHelp } from './shortcut-help.ts';

const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx'));

/** Letters that lead to places, and the sheet that lists them. */
export function Shortcuts({ user }: { user: CurrentUser }) {
  const helpOpen = useSyncExternalStore(shortcutHelp.subscribe, shortcutHelp.get);
  const navigate = useNavigate();
  const places = placesFor(user).filter(({ phoneOnly }) => !phoneOnly);

  useEffect(() => {
    let afterG = false;
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const place = afterG && places.find(({ key }) => key === event.key);
      afterG = event.key === 'g';
      if (event.key === '?') shortcutHelp.set(true);
      if (place) void navigate(place.path);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  // Fetched when somebody asks for it: the dialog is the heaviest thing here.
  return helpOpen ? (
    <Suspense>
      <ShortcutSheet places={places} onClose={() => shortcutHelp.set(false)} />
    </Suspense>
  ) : null;
}

const TAKES_KEYS = [
  'input, textarea, select',
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
].join();

/** A letter typed into a field is a letter, and one with Ctrl belongs to the browser. */
function isTyping({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  const element = target instanceof HTMLElement ? target : undefined;
  return Boolean(element?.isContentEditable || element?.closest(TAKES_KEYS));
}
