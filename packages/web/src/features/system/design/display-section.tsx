import type { ComponentType } from 'react';

import { BannerSamples } from './banner-samples.tsx';
import { CardSamples } from './card-samples.tsx';
import { ChartSamples } from './chart-samples.tsx';
import { DISPLAY_GROUPS, type DisplayGroupId } from './display-groups.ts';
import { FigureSamples } from './figure-samples.tsx';
import { ListSamples } from './list-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { PeopleSamples } from './people-samples.tsx';
import { SampleGroup } from './sample-group.tsx';
import { StateSamples } from './state-samples.tsx';
import { TabSamples } from './tab-samples.tsx';
import { TableSamples } from './table-samples.tsx';

const SAMPLES: Record<DisplayGroupId, ComponentType> = {
  people: PeopleSamples,
  cards: CardSamples,
  figures: FigureSamples,
  charts: ChartSamples,
  lists: ListSamples,
  tables: TableSamples,
  tabs: TabSamples,
  overlays: OverlaySamples,
  banners: BannerSamples,
  states: StateSamples,
};

export const DisplaySection = () =>
  DISPLAY_GROUPS.map(({ id, title }) => {
    const Samples = SAMPLES[id];
    return (
      <SampleGroup key={id} id={id} title={title}>
        <Samples />
      </SampleGroup>
    );
  });
