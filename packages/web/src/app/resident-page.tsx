import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { type ComponentType, lazy, Suspense } from 'react';

import {
  type ResidentCardName,
  type ResidentCards,
  ResidentPage,
} from '../features/residents/residents/resident-page.tsx';
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';

type ResidentCard = ComponentType<{ residentId: string; status: Status }>;

const card = (load: () => Promise<ResidentCard>) => lazy(async () => ({ default: await load() }));

const CARDS: Record<ResidentCardName, ResidentCard> = {
  about_me: card(
    async () => (await import('../features/residents/about-me/resident-card.tsx')).AboutMeCard,
  ),
  reports: card(
    async () => (await import('../features/reports/report-lists/resident-card.tsx')).ReportsCard,
  ),
  observations: card(
    async () =>
      (await import('../features/reports/observations/resident-card.tsx')).ObservationsCard,
  ),
  interests: card(
    async () => (await import('../features/residents/interests/resident-card.tsx')).InterestsCard,
  ),
  tags: card(async () => (await import('../features/residents/tags/resident-card.tsx')).TagsCard),
  pal: card(async () => (await import('../features/residents/pal/resident-card.tsx')).PalCard),
  risks: card(
    async () => (await import('../features/risks/risk-assessments/resident-card.tsx')).RisksCard,
  ),
  relatives: card(
    async () => (await import('../features/residents/relatives/resident-card.tsx')).RelativesCard,
  ),
  visits: card(
    async () => (await import('../features/events/visits/resident-card.tsx')).VisitsCard,
  ),
  photos: card(
    async () => (await import('../features/photos/photos/resident-card.tsx')).PhotosCard,
  ),
  consents: card(
    async () => (await import('../features/residents/consents/resident-card.tsx')).ConsentsCard,
  ),
  gazette: card(
    async () => (await import('../features/photos/gazettes/resident-card.tsx')).GazetteCard,
  ),
  gift: card(async () => (await import('../features/photos/gifts/resident-card.tsx')).GiftCard),
};

/** Each card has its own boundary, so that one failure does not affect the others. */
const Cards: ResidentCards = ({ resident, names }) =>
  names.map((name) => {
    const Card = CARDS[name];
    return (
      <ErrorBoundary key={name} level={2}>
        <Suspense fallback={<Skeleton shape="pair" width="long" />}>
          <Card residentId={resident.id} status={resident.status} />
        </Suspense>
      </ErrorBoundary>
    );
  });

export default function ResidentWithCards() {
  return <ResidentPage cards={Cards} />;
}
