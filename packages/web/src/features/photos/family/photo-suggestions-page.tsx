import { useCan } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { FromFamilies } from './from-families.tsx';

/** Staff answer the photos that families have sent. */
export default function PhotoSuggestionsPage() {
  const may = useCan('photos.keep');
  return (
    <Page
      title={m.photo_answer_title()}
      back="/tabs/photo-book"
      {...(may && { lead: m.photo_answer_lead() })}
    >
      {may ? (
        <FromFamilies />
      ) : (
        <LockedState title={m.photo_answer_locked_title()} unlock={m.photo_answer_locked_who()}>
          {m.photo_answer_locked()}
        </LockedState>
      )}
    </Page>
  );
}
