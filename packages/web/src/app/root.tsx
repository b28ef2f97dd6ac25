import { I18nProvider } from 'react-aria-components';
import { Outlet, ScrollRestoration } from 'react-router';

import { Toaster } from '../ui/toaster.tsx';
import { locale } from '../words/speak.ts';
import { OfflineAlert } from './offline-alert.tsx';
import { UpdateOffer } from './update-offer.tsx';

/** What surrounds every screen. */
export const Root = () => (
  <I18nProvider locale={locale()}>
    <Outlet />
    <UpdateOffer />
    <Toaster />
    <OfflineAlert />
    <ScrollRestoration />
  </I18nProvider>
);
