import { Button } from '../../../ui/actions/button.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LinkCard } from '../../../ui/layout/link-card.tsx';

import styles from './sample-group.module.css';

export const CardSamples = () => (
  <div className={styles.columns}>
    <Card title="What matters to Joan" level={3}>
      <p>The sea, her brother’s letters, and tea before anything else.</p>
    </Card>
    <Card
      title="This week"
      level={3}
      actions={
        <Button kind="quiet" size="small">
          Add an event
        </Button>
      }
    >
      <p>Singing on Tuesday, the garden on Thursday.</p>
    </Card>
    <LinkCard
      to="/design"
      title="Margaret Ashworth"
      level={3}
      leading={<Avatar id="person-0" firstName="Margaret" lastName="Ashworth" size="medium" />}
    >
      Room 12. Loves the sea.
    </LinkCard>
    <LinkCard
      to="/design"
      title="Only a title, and one that is long enough to need two lines"
      level={3}
    />
  </div>
);
