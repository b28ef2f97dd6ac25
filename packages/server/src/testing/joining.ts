import { PASSWORD, type TestApp } from './test-app.ts';

/** Joins a home by mail, as an invited person does. */
export const joining = (t: TestApp) => {
  const mailsTo = async (email: string) => {
    await t.jobs.runDue();
    return t.mailbox.to(email);
  };
  return {
    mailsTo,
    codeFor: (email: string) => t.mailedSecret(email, 'register'),
    join: (email: string, invitation_code: string) =>
      t.call('register', {
        email,
        password: PASSWORD,
        first_name: 'Susan',
        last_name: 'Brown',
        is_adult: true,
        invitation_code,
      }),
  };
};
