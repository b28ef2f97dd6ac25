import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { SafeguardingContacts } from './safeguarding-contacts.tsx';

import styles from './observation-form.module.css';

/** Shown after a concern is saved, with who else to ring if it is urgent. */
export const ConcernSaved = ({ back }: { back: string }) => (
  <div className={styles.form}>
    <Banner kind="success" title={m.observations_saved_told()}>
      {m.safeguarding_saved_text()}
    </Banner>
    <SafeguardingContacts />
    <div>
      <Link kind="primary-button" to={back}>
        {m.safeguarding_saved_back()}
      </Link>
    </div>
  </div>
);
