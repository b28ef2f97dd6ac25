import type { Keeping } from '../../../forms/autosave.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import type { Check } from './use-check.ts';

type Draft = Check['draft'];

const WORDS: Partial<Record<Keeping, () => string>> = {
  saving: m.pal_check_saving,
  saved: m.pal_check_saved,
  on_device: m.pal_check_on_device,
};

/** A quiet status, because saving is automatic. */
export const CheckKeeping = ({ draft }: { draft: Draft }) => (
  <output>{WORDS[draft.keeping]?.() ?? ''}</output>
);

interface Props {
  draft: Draft;
  onLoad: () => Promise<void>;
}

/** The same user continued on another device; both versions stay until they choose. */
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
