import { LostPath } from '../../ui/illustrations/lost-path.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { m } from '../../words/m.ts';

import styles from './lost-place-page.module.css';

/** An unknown address inside the shell, which stays around it. */
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
