import { Outlet, ScrollRestoration } from 'react-router';

import { Toaster } from '../ui/toaster.tsx';
import { OfflineAlert } from './offline-alert.tsx';
import { SCROLL_PLACES_KEY } from './scroll-places.ts';
import { UpdateOffer } from './update-offer.tsx';

/** What surrounds every screen. */
export const Root = () => (
  <>
    <Outlet />
    <UpdateOffer />
    <Toaster />
    <OfflineAlert />
    <ScrollRestoration storageKey={SCROLL_PLACES_KEY} />
  </>
);
