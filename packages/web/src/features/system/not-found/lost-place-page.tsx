import { Link } from '../../../ui/actions/link.tsx';
import { LostPath } from '../../../ui/illustrations/lost-path.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';

import styles from './lost-place-page.module.css';

/** For an unknown address inside the shell. */
export default function LostPlacePage() {
  return (
    <Page title={m.not_found_title()} lead={m.not_found_text()}>
      <div className={styles.picture}>
        <LostPath />
      </div>
      <Link to="/tabs">{m.not_found_home()}</Link>
    </Page>
  );
}
