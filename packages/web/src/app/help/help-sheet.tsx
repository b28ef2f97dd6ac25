import { Drawer } from '../../ui/overlays/drawer.tsx';
import { m } from '../../words/m.ts';
import { HelpContent } from './help-content.tsx';
import type { HelpProps } from './help-props.ts';

export default function HelpSheet(props: HelpProps) {
  return (
    <Drawer title={m.help_title()} isOpen onClose={props.onClose}>
      <HelpContent {...props} />
    </Drawer>
  );
}
