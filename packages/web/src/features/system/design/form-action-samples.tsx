import { ExternalLink, Pencil, Plus, Trash2, X } from 'lucide-react';

import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Held, Samples } from './form-samples.tsx';

import styles from './sample-group.module.css';

const KINDS = ['primary', 'quiet', 'danger', 'plain'] as const;

const PROBLEMS = [
  { name: 'name', message: 'Enter the name' },
  { name: 'born_on', message: 'The date of birth must be in the past' },
];

export const FormActionSamples = () => (
  <>
    <Samples title="Buttons">
      <div className={styles.row}>
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind}>
            Save {kind}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind} size="small">
            Small {kind}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind} busy>
            Saving
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        <Button icon={<Plus />}>Add a resident</Button>
        <Button kind="quiet" icon={<Pencil />}>
          Change
        </Button>
        <Button kind="danger" size="small" icon={<Trash2 />}>
          Remove
        </Button>
        <IconButton label="Close">
          <X />
        </IconButton>
        <IconButton label="Change" disabled>
          <Pencil />
        </IconButton>
      </div>
      <Button fullWidth>A button as wide as its column with words that go over more lines</Button>
    </Samples>
    <Samples title="Links">
      <p>
        A sentence with <Link to="/design">a link of its own</Link> and{' '}
        <Link href="https://example.org/" icon={<ExternalLink />}>
          one that leaves the app
        </Link>
        .
      </p>
      <div className={styles.row}>
        <Link kind="quiet" to="/design">
          A quiet link
        </Link>
        <Link kind="primary-button" to="/design" icon={<Plus />}>
          Add a resident
        </Link>
        <Link kind="quiet-button" to="/design">
          Show all
        </Link>
      </div>
    </Samples>
    <Samples title="Error summary">
      {/* Mounted only on request, because it takes the focus when it appears. */}
      <Held start={0}>
        {({ value, onChange }) => (
          <div className={styles.group}>
            <ErrorSummary
              problems={value > 0 ? PROBLEMS : []}
              attempt={value}
              onGoTo={(name) => document.getElementsByName(name)[0]?.focus()}
            />
            <Button kind="quiet" onClick={() => onChange(value + 1)}>
              Send a form with mistakes
            </Button>
          </div>
        )}
      </Held>
    </Samples>
  </>
);
