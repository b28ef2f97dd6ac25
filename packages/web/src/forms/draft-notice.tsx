import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { m } from '../words/m.ts';
import type { useDraft } from './use-draft.ts';

interface Props {
  draft: Pick<ReturnType<typeof useDraft>, 'restored' | 'startAfresh'>;
}

/** Says that a draft was restored. */
export const DraftNotice = ({ draft }: Props) =>
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
