import { useSearchParams } from 'react-router';

import { Chat } from './chat.tsx';

export default function ChatPage() {
  const [query] = useSearchParams();
  return <Chat id={query.get('id') ?? undefined} isPlace />;
}
