import type { useDraft } from '../session/use-draft.ts';
import { m } from '../words/m.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

/** Says quietly that a form was not empty when its writer left it. */
export const DraftNotice = ({ draft }: { draft: ReturnType<typeof useDraft> }) =>
  draft.restored && (
    <Banner
      kind="info"
      action={
        <Button kind="quiet" size="small" onClick={draft.startAfresh}>
          {m.draft_start_afresh()}
        </Button>
      }
    >
      {m.draft_restored()}
    </Banner>
  );
