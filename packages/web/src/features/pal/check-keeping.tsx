import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { m } from '../../words/m.ts';
import type { Keeping } from './check-keeper.ts';
import type { useCheckDraft } from './use-check-draft.ts';

type Draft = ReturnType<typeof useCheckDraft>;

const WORDS: Partial<Record<Keeping, () => string>> = {
  saving: m.pal_check_saving,
  saved: m.pal_check_saved,
  on_device: m.pal_check_on_device,
};

/** Said quietly: nobody has to think of saving. */
export const CheckKeeping = ({ draft }: { draft: Draft }) => (
  <output>{WORDS[draft.keeping]?.() ?? ''}</output>
);

interface Props {
  draft: Draft;
  onLoad: () => Promise<void>;
}

/** The same person went on with it on another device: both are there until they choose. */
export const KeptElsewhere = ({ draft, onLoad }: Props) => (
  <Banner
    kind="attention"
    title={m.pal_check_elsewhere_title()}
    action={
      <>
        <Button size="small" kind="quiet" onClick={() => void onLoad()}>
          {m.pal_check_elsewhere_load()}
        </Button>
        <Button size="small" kind="quiet" onClick={draft.keepThis}>
          {m.pal_check_elsewhere_keep()}
        </Button>
      </>
    }
  >
    {m.pal_check_elsewhere_text()}
  </Banner>
);
