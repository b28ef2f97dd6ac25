import { useQueryClient } from '@tanstack/react-query';

import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { m } from '../../words/m.ts';

/** Whoever saves second keeps what they wrote on the screen until they ask for the newer one. */
export function Newer({ onLoad }: { onLoad: () => void }) {
  const queries = useQueryClient();
  return (
    <Banner
      kind="attention"
      action={
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            onLoad();
            void queries.invalidateQueries({ queryKey: ['relatives/list'] });
          }}
        >
          {m.relatives_newer_load()}
        </Button>
      }
    >
      {m.relatives_newer()}
    </Banner>
  );
}
