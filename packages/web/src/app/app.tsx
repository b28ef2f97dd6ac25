import AccountPage from '../features/account/account-page.tsx';
import LoginPage from '../features/sign-in/login-page.tsx';
import { useSession } from '../session/use-session.ts';

export function App() {
  const session = useSession();
  return session.state === 'not-authenticated' ? <LoginPage /> : <AccountPage />;
}
