import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

import { useWideScreen } from '../../ui/layout/use-wide-screen.ts';
import { useOpenHere } from '../use-open-here.ts';
import { findPage } from './find-page.ts';
import { helpOpen } from './help-state.ts';

const HelpPanel = lazy(() => import('./help-panel.tsx'));
const HelpSheet = lazy(() => import('./help-sheet.tsx'));

/** Beside the page on a desktop, where it stays open during navigation; a sheet on a phone. */
export function Help({ user }: { user: CurrentUser }) {
  const isWide = useWideScreen();
  const isOpen = useOpenHere(helpOpen, isWide);
  const { pathname } = useLocation();
  if (!isOpen) return null;
  const Shown = isWide ? HelpPanel : HelpSheet;
  return (
    <Suspense>
      <Shown user={user} page={findPage(pathname)} onClose={() => helpOpen.set(false)} />
    </Suspense>
  );
}
