import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { m } from '../../words/m.ts';

/** What was typed and not saved is back; whoever does not want it begins again. */
export const DraftNotice = ({
  draft: { restored, startAfresh },
}: {
  draft: { restored: boolean; startAfresh: () => void };
}) =>
  restored && (
    <Banner
      kind="info"
      action={
        <Button kind="plain" size="small" onClick={startAfresh}>
          {m.consent_draft_afresh()}
        </Button>
      }
    >
      {m.consent_draft_back()}
    </Banner>
  );
