import { QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from 'react-aria-components';
import { useSearchParams } from 'react-router';

import { homeData } from '../../../session/home-data.ts';
import { shownUser } from '../../../session/session-state.ts';
import { useSession } from '../../../session/use-session.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { m } from '../../../words/m.ts';
import { locale } from '../../../words/speak.ts';
import { SurveyTablet } from './survey-tablet.tsx';

import styles from './tablet.module.css';

/** For residents: outside the shell, so that neither navigation nor shortcuts lead away. */
export default function SurveyTabletPage() {
  const [search] = useSearchParams();
  const user = shownUser(useSession());
  return (
    <I18nProvider locale={locale()}>
      <title>{m.survey_tablet_title()}</title>
      <QueryClientProvider client={homeData}>
        {user ? (
          <SurveyTablet key={user.carehome.id} id={search.get('id') ?? ''} />
        ) : (
          <main className={styles.setup}>
            <Skeleton shape="pair" width="long" />
          </main>
        )}
      </QueryClientProvider>
    </I18nProvider>
  );
}
