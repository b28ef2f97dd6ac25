import { replace, type RouteObject } from 'react-router';

import { needsNobody, needsSignIn } from './guards.ts';
import { lazyPage } from './lazy-page.ts';
import { pages } from './pages.ts';
import { Root } from './root.tsx';
import { RouteFailure } from './route-failure.tsx';
import { Splash } from './splash.tsx';

// The router requires a component even for a route that only redirects.
const to = (path: string) => ({ loader: () => replace(path), Component: Splash });

// spec 2: all routes are lazy.
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteFailure,
    HydrateFallback: Splash,
    children: [
      { index: true, ...to('/login') },
      { path: 'intro', lazy: lazyPage(() => import('../features/system/intro/intro-page.tsx')) },
      {
        path: 'login',
        loader: needsNobody,
        lazy: lazyPage(() => import('../features/accounts/sign-in/login-page.tsx')),
      },
      {
        path: 'register',
        lazy: lazyPage(() => import('../features/accounts/sign-in/register-page.tsx')),
      },
      {
        path: 'forgotten-password',
        lazy: lazyPage(() => import('../features/accounts/sign-in/forgotten-password-page.tsx')),
      },
      {
        path: 'reset-password',
        lazy: lazyPage(() => import('../features/accounts/sign-in/reset-password-page.tsx')),
      },
      {
        path: 'confirm-email',
        lazy: lazyPage(() => import('../features/accounts/sign-in/confirm-email-page.tsx')),
      },
      {
        path: 'confirm-email-change',
        lazy: lazyPage(() => import('../features/accounts/sign-in/confirm-email-change-page.tsx')),
      },
      {
        path: 'cancel-email-change',
        lazy: lazyPage(() => import('../features/accounts/sign-in/cancel-email-change-page.tsx')),
      },
      {
        path: 'maintenance',
        lazy: lazyPage(() => import('../features/system/maintenance/maintenance-page.tsx')),
      },
      { path: 'design', lazy: lazyPage(() => import('../features/system/design/design-page.tsx')) },
      // Outside the shell, so that a resident who holds the tablet cannot leave by chance.
      {
        path: 'survey-tablet',
        loader: needsSignIn,
        lazy: lazyPage(() => import('../features/surveys/survey-entries/survey-tablet-page.tsx')),
      },
      {
        path: 'survey',
        lazy: lazyPage(() => import('../features/surveys/survey-entries/survey-link-page.tsx')),
      },
      {
        id: 'signed-in',
        loader: needsSignIn,
        lazy: lazyPage(() => import('./shell.tsx')),
        children: [
          { path: 'tabs', ...to('/tabs/home') },
          ...Object.entries(pages).map(([path, load]) => ({ path, lazy: lazyPage(load) })),
        ],
      },
      {
        path: '*',
        lazy: lazyPage(() => import('../features/system/not-found/not-found-page.tsx')),
      },
    ],
  },
  // A television in a lounge has no user, so it stays outside the root's alerts and toasts.
  {
    path: 'lounge',
    ErrorBoundary: RouteFailure,
    HydrateFallback: Splash,
    lazy: lazyPage(() => import('../features/board/lounge-screens/lounge-page.tsx')),
  },
];
