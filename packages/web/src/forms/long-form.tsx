import type { ReactNode, RefObject } from 'react';

import { Banner } from '../ui/feedback/banner.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { SectionNav } from './section-nav.tsx';
import type { useCallForm } from './use-call-form.ts';
import type { useDraft } from './use-draft.ts';
import type { useLeaveGuard } from './use-leave-guard.ts';

import styles from './long-form.module.css';

interface Props {
  long: {
    form: Pick<ReturnType<typeof useCallForm>, 'submit' | 'problem'> & {
      formState: { submitCount: number };
    };
    element: RefObject<HTMLFormElement | null>;
    draft: ReturnType<typeof useDraft>;
    guard: ReturnType<typeof useLeaveGuard>;
    problems: readonly { name: string; message: string }[];
  };
  /** Focuses a field of the error summary. */
  onGoToField: (name: string) => void;
  /** Sections listed beside the form on wide screens. */
  nav?: Parameters<typeof SectionNav>[0];
  /** Replaces the default layout for a form with a side panel. */
  layout?: string | undefined;
  /** Replaces the default form and bar, for a form inside another part of a page. */
  look?: { form: string | undefined; bar: string | undefined };
  aside?: ReactNode;
  /** Shows what a colleague has saved meanwhile. */
  conflict?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

/** Error summary first, actions last. */
export const LongForm = ({
  long: { form, element, draft, guard, problems },
  onGoToField,
  nav,
  look,
  layout = look ? undefined : styles.layout,
  aside,
  conflict,
  actions,
  children,
}: Props) => (
  <>
    <div className={layout}>
      {nav && <SectionNav {...nav} />}
      <form
        ref={element}
        className={look ? look.form : styles.form}
        onSubmit={form.submit}
        noValidate
      >
        <DraftNotice draft={draft} />
        {conflict}
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        <ErrorSummary
          problems={problems}
          attempt={form.formState.submitCount}
          onGoTo={onGoToField}
        />
        {children}
        <div className={look ? look.bar : styles.bar}>{actions}</div>
      </form>
      {aside}
    </div>
    <LeaveQuestion guard={guard} kept />
  </>
);
