import { replace, type RouteObject } from 'react-router';

import { needsNobody, needsSignIn } from './guards.ts';
import { lazyPage } from './lazy-page.ts';
import { Root } from './root.tsx';
import { RouteFailure } from './route-failure.tsx';
import { Splash } from './splash.tsx';

// The router wants something to show, even where nobody stays.
const to = (path: string) => ({ loader: () => replace(path), Component: Splash });

// spec 2: all routes are lazy. A feature's pages are added here, under /tabs or above it.
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteFailure,
    HydrateFallback: Splash,
    children: [
      { index: true, ...to('/login') },
      { path: 'intro', lazy: lazyPage(() => import('../features/intro/intro-page.tsx')) },
      {
        path: 'login',
        loader: needsNobody,
        lazy: lazyPage(() => import('../features/sign-in/login-page.tsx')),
      },
      { path: 'register', lazy: lazyPage(() => import('../features/sign-in/register-page.tsx')) },
      {
        path: 'forgotten-password',
        lazy: lazyPage(() => import('../features/sign-in/forgotten-password-page.tsx')),
      },
      {
        path: 'reset-password',
        lazy: lazyPage(() => import('../features/sign-in/reset-password-page.tsx')),
      },
      {
        path: 'confirm-email',
        lazy: lazyPage(() => import('../features/sign-in/confirm-email-page.tsx')),
      },
      {
        path: 'maintenance',
        lazy: lazyPage(() => import('../features/maintenance/maintenance-page.tsx')),
      },
      { path: 'design', lazy: lazyPage(() => import('../features/design/design-page.tsx')) },
      {
        id: 'signed-in',
        loader: needsSignIn,
        lazy: lazyPage(() => import('./shell.tsx')),
        children: [
          { path: 'tabs', ...to('/tabs/home') },
          { path: 'tabs/home', lazy: lazyPage(() => import('./home-page.tsx')) },
          {
            path: 'tabs/residents',
            lazy: lazyPage(() => import('../features/residents/residents-page.tsx')),
          },
          {
            path: 'tabs/activities',
            lazy: lazyPage(() => import('../features/activities/activities-page.tsx')),
          },
          {
            path: 'tabs/activities/today',
            lazy: lazyPage(() => import('../features/activities/featured-page.tsx')),
          },
          {
            path: 'activity',
            lazy: lazyPage(() => import('../features/activities/activity-page.tsx')),
          },
          {
            path: 'manage-custom-activities',
            lazy: lazyPage(
              () => import('../features/activities/manage-custom-activities-page.tsx'),
            ),
          },
          {
            path: 'tabs/reports',
            lazy: lazyPage(() => import('../features/report-lists/reports-page.tsx')),
          },
          {
            path: 'tabs/videos',
            lazy: lazyPage(() => import('../features/videos/videos-page.tsx')),
          },
          { path: 'video', lazy: lazyPage(() => import('../features/videos/video-page.tsx')) },
          { path: 'resident', lazy: lazyPage(() => import('./resident-page.tsx')) },
          {
            path: 'manage-report',
            lazy: lazyPage(() => import('../features/reports/manage-report-page.tsx')),
          },
          { path: 'report', lazy: lazyPage(() => import('../features/reports/report-page.tsx')) },
          {
            path: 'choose-activity',
            lazy: lazyPage(() => import('../features/choosing/choose-activity-page.tsx')),
          },
          {
            path: 'resident-glance',
            lazy: lazyPage(() => import('../features/residents/resident-glance-page.tsx')),
          },
          {
            path: 'observations',
            lazy: lazyPage(() => import('../features/observations/observations-page.tsx')),
          },
          {
            path: 'report-additional-observation',
            lazy: lazyPage(
              () => import('../features/observations/report-additional-observation-page.tsx'),
            ),
          },
          {
            path: 'tabs/invitations',
            lazy: lazyPage(() => import('../features/invitations/invitations-page.tsx')),
          },
          {
            path: 'manage-staff',
            lazy: lazyPage(() => import('../features/staff/staff-page.tsx')),
          },
          {
            path: 'tabs/account',
            lazy: lazyPage(() => import('../features/account/account-page.tsx')),
          },
          {
            path: 'resident-consents',
            lazy: lazyPage(() => import('../features/consents/resident-consents-page.tsx')),
          },
          {
            path: 'consents-due',
            lazy: lazyPage(() => import('../features/consents/consents-due-page.tsx')),
          },
          { path: 'tabs/insights', lazy: lazyPage(() => import('./insights-page.tsx')) },
          {
            path: 'resident-insights',
            lazy: lazyPage(() => import('../features/insights/resident-insights-page.tsx')),
          },
          { path: 'tabs/more', lazy: lazyPage(() => import('./more-page.tsx')) },
          {
            path: 'manage-resident',
            lazy: lazyPage(() => import('../features/residents/manage-resident-page.tsx')),
          },
          {
            path: 'manage-resident-groups',
            lazy: lazyPage(() => import('../features/groups/manage-resident-groups-page.tsx')),
          },
          {
            path: 'manage-custom-about-me-tags',
            lazy: lazyPage(() => import('../features/tags/manage-custom-about-me-tags-page.tsx')),
          },
          {
            path: 'resident-interests',
            lazy: lazyPage(() => import('../features/interests/resident-interests-page.tsx')),
          },
          { path: 'switch', lazy: lazyPage(() => import('../features/account/switch-page.tsx')) },
          {
            path: 'change-password',
            lazy: lazyPage(() => import('../features/account/change-password-page.tsx')),
          },
          {
            path: 'manage-about-me',
            lazy: lazyPage(() => import('../features/about-me/manage-about-me-page.tsx')),
          },
          {
            path: 'about-me-suggestions',
            lazy: lazyPage(() => import('../features/about-me/about-me-suggestions-page.tsx')),
          },
          { path: 'tabs/relatives', lazy: lazyPage(() => import('./my-relative-page.tsx')) },
          {
            path: 'manage-relative',
            lazy: lazyPage(() => import('../features/relatives/manage-relative-page.tsx')),
          },
          { path: 'tabs/pal', lazy: lazyPage(() => import('../features/pal/pal-place-page.tsx')) },
          { path: 'pal', lazy: lazyPage(() => import('../features/pal/pal-page.tsx')) },
          { path: 'pal-info', lazy: lazyPage(() => import('../features/pal/pal-info-page.tsx')) },
          {
            path: 'home-settings',
            lazy: lazyPage(() => import('../features/home-settings/home-settings-page.tsx')),
          },
          {
            path: 'compare-homes',
            lazy: lazyPage(() => import('../features/comparison/compare-homes-page.tsx')),
          },
          {
            path: 'inspection',
            lazy: lazyPage(() => import('../features/inspection/inspection-page.tsx')),
          },
          {
            path: 'import-residents',
            lazy: lazyPage(() => import('../features/resident-import/import-residents-page.tsx')),
          },
          {
            path: 'resident-record',
            lazy: lazyPage(() => import('../features/subject-access/resident-record-page.tsx')),
          },
          {
            path: 'download-report',
            lazy: lazyPage(() => import('../features/documents/download-report-page.tsx')),
          },
          {
            path: 'email-report',
            lazy: lazyPage(() => import('../features/report-mails/email-report-page.tsx')),
          },
          {
            path: 'tabs/notice-board',
            lazy: lazyPage(() => import('../features/notices/notice-board-page.tsx')),
          },
          {
            path: 'manage-notice-board',
            lazy: lazyPage(() => import('../features/notices/manage-notice-board-page.tsx')),
          },
          {
            path: 'tabs/tutorials',
            lazy: lazyPage(() => import('../features/tutorials/tutorials-page.tsx')),
          },
          {
            path: 'tutorial',
            lazy: lazyPage(() => import('../features/tutorials/tutorial-page.tsx')),
          },
          {
            path: 'products',
            lazy: lazyPage(() => import('../features/products/products-page.tsx')),
          },
          {
            path: 'tabs/*',
            lazy: lazyPage(() => import('../features/not-found/lost-place-page.tsx')),
          },
        ],
      },
      { path: '*', lazy: lazyPage(() => import('../features/not-found/not-found-page.tsx')) },
    ],
  },
  // A television in a lounge: nobody is there to be asked or told anything that surrounds the other screens.
  {
    path: 'lounge',
    ErrorBoundary: RouteFailure,
    HydrateFallback: Splash,
    lazy: lazyPage(() => import('../features/lounge-screens/lounge-page.tsx')),
  },
];
