import { Outlet, ScrollRestoration } from 'react-router';

import { Toaster } from '../ui/feedback/toaster.tsx';
import { OfflineAlert } from './offline-alert.tsx';
import { SCROLL_PLACES_KEY } from './scroll-places.ts';
import { UpdateOffer } from './update-offer.tsx';

/** Wraps every screen, signed in or not. */
export const Root = () => (
  <>
    <Outlet />
    <UpdateOffer />
    <Toaster />
    <OfflineAlert />
    <ScrollRestoration storageKey={SCROLL_PLACES_KEY} />
  </>
);
